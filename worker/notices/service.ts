import { readNotices } from './repository.ts';

/** The official notices of the legal guarantee, whose files the owner fetches from the European Commission. */

export { type GuaranteeNotice, guaranteeNotice } from './guarantee-notice.ts';
export { LAW_PICTURE, NOTICE_WIDTH, noticeHeight, noticeHtml } from './notice-html.ts';
export { wantedLanguages } from './official.ts';

/** Returns the languages in which the shop has the notice, ISO 639-1. */
export async function noticeLanguages(db: D1Database, siteId: string): Promise<string[]> {
  return (await readNotices(db, siteId)).map(({ language }) => language);
}
