import { words } from '../words.svelte.ts';

/** Load the invitation dialog with its texts. */
export const inviteSheet = async () => (await Promise.all([import('./Invite.svelte'), words.fetch('invite')]))[0].default;

/** Load the waiting room with its texts. */
export const waitingRoom = async () => (await Promise.all([import('./Waiting.svelte'), words.fetch('invite')]))[0].default;
