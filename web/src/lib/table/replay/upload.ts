/** A file chosen in the lobby, carried to the replay page. */
export const carried: { file: File | null } = { file: null };
