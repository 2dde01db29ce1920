import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { GuaranteeNotice } from '#runtime/contracts/product-information.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { hasDuty } from '../site/law.ts';
import { NOTICES_PATH } from '../site/page-paths.ts';
import type { Site } from '../site/site.ts';
import { NOTICE_TEXTS } from './notice-texts.ts';
import { noticeLink } from './official.ts';
import { type NoticeRow, readNotices } from './repository.ts';

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
 * the shop's. Null without goods, where it is not due, and without a file, because nothing else may stand for it.
 */
export async function guaranteeNotice(
  { db, site, now }: NoticeCall,
  productTypes: readonly (number | null)[],
  texts: Pick<Catalogue, 'productInformation'>,
): Promise<GuaranteeNotice | null> {
  if (!productTypes.includes(PRODUCT_TYPE.physical) || !hasDuty(site, 'guaranteeNotice', now)) return null;
  const languages = [site.language, site.primaryLanguage].map((tag) => tag.slice(0, 2).toLowerCase());
  const rows = await readNotices(db, site.siteId, languages);
  const row = languages.map((language) => rows.find((found) => found.language === language)).find(Boolean);
  return row ? toNotice(row, texts) : null;
}

function toNotice(
  { language, id, content_type, width, height }: NoticeRow,
  { productInformation: texts }: Pick<Catalogue, 'productInformation'>,
): GuaranteeNotice {
  return {
    title: texts.notice,
    url: `${NOTICES_PATH}/${id}.${ENDINGS[content_type] ?? 'svg'}`,
    alt: NOTICE_TEXTS[language]?.join(' ') ?? texts.noticeAlt,
    width,
    height,
    linkText: texts.noticeLink,
    linkUrl: noticeLink(language),
  };
}
