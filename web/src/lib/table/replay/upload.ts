/** A file chosen in the lobby, for the replay page. */
export const carried: { file: File | null } = { file: null };
