import { words } from '../words.svelte.ts';

/** The sheet of invitations, loaded with its texts when it is opened or about to be. */
export const inviteSheet = async () => (await Promise.all([import('./Invite.svelte'), words.fetch('invite')]))[0].default;

/** The table before its game has begun, while friends are waited for. */
export const waitingRoom = async () => (await Promise.all([import('./Waiting.svelte'), words.fetch('invite')]))[0].default;
