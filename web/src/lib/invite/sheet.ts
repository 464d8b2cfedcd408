import { words } from '../words.svelte.ts';

/** The sheet of invitations, fetched with its words: by whoever opens it, or is about to. */
export const inviteSheet = async () => (await Promise.all([import('./Invite.svelte'), words.invite()]))[0].default;

/** The table before its game has begun, while friends are waited for. */
export const waitingRoom = async () => (await Promise.all([import('./Waiting.svelte'), words.invite()]))[0].default;
