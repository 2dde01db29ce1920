import { addressOf } from '#runtime/api/calls.ts';

/** The call by which the bar counts unread notices. */
export const UNREAD_PATH = addressOf('/api/owner/notices', { limit: 1 });
