import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { hasDuty } from '../site/law.ts';
import { NOTICES_PATH } from '../site/page-paths.ts';
import type { Site } from '../site/site.ts';
import { NOTICE_TEXTS } from './notice-texts.ts';
import { FALLBACK, isNoticeLanguage, noticeLink } from './official.ts';
import { type NoticeRow, readNotices } from './repository.ts';

/**
 * The official notice of the legal guarantee, as its picture and the address that its code leads to. `alt` is all that it
 * says, where that is known. Sizes are in pixels.
 */
export interface GuaranteeNotice {
  title: string;
  url: string;
  alt: string;
  width: number;
  height: number;
  linkText: string;
  linkUrl: string;
}

/** The end of a picture's address, by which mails know drawings. */
const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

interface NoticeCall {
  db: D1Database;
  site: Site;
  /** Ms since the epoch. */
  now: number;
}

/**
 * Returns the official notice for an offer of these products: in the page's language where the shop has its file, else in
 * the shop's, or in English where that one has none. Null without goods, where it is not due, and without a file, because nothing else may stand for it.
 */
export async function guaranteeNotice(
  { db, site, now }: NoticeCall,
  productTypes: readonly (number | null)[],
  texts: Pick<Catalogue, 'productInformation'>,
): Promise<GuaranteeNotice | null> {
  if (!productTypes.includes(PRODUCT_TYPE.physical) || !hasDuty(site, 'guaranteeNotice', now)) return null;
  const [page = '', own = ''] = [site.language, site.primaryLanguage].map((tag) => tag.slice(0, 2).toLowerCase());
  const languages = [page, isNoticeLanguage(own) ? own : FALLBACK];
  const rows = await readNotices(db, site.siteId, languages);
  const row = languages.map((language) => rows.find((found) => found.language === language)).find(Boolean);
  return row ? toNotice(row, texts) : null;
}

/** Returns the path of a file in the shop. */
export function noticeUrl({ id, content_type: type }: Pick<NoticeRow, 'id' | 'content_type'>): string {
  return `${NOTICES_PATH}/${id}.${ENDINGS[type] ?? 'svg'}`;
}

function toNotice(
  { language, id, content_type, width, height }: NoticeRow,
  { productInformation: texts }: Pick<Catalogue, 'productInformation'>,
): GuaranteeNotice {
  return {
    title: texts.notice,
    url: noticeUrl({ id, content_type }),
    alt: NOTICE_TEXTS[language]?.join(' ') ?? texts.noticeAlt,
    width,
    height,
    linkText: texts.noticeLink,
    linkUrl: noticeLink(language),
  };
}
