import { words } from '../words.svelte.ts';

/** The sheet of invitations, fetched with its words: by whoever opens it, or is about to. */
export const inviteSheet = async () => (await Promise.all([import('./Invite.svelte'), words.invite()]))[0].default;
