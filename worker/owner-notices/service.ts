/** Notices for the people who work on a shop: each is written in the batch of what causes it. */

export { deleteOldNotices } from './expiry.ts';
export { importNoticeStatement } from './import-notice.ts';
export { ownerNoticeStatement, ownerNoticesStatement } from './statements.ts';
