import { LAW_COUNT_MOST } from '#runtime/contracts/law.ts';
import type { Law } from '#runtime/contracts/law-settings.ts';
import { LEGAL_PAGES, type LegalPageKind } from '#runtime/contracts/legal-page.ts';
import { OPEN_PLACE } from '../legal-pages/service.ts';
import { noticeLanguages, wantedLanguages } from '../notices/service.ts';
import { anchorDay, dearerReductions } from '../prices/service.ts';
import { hasDuty, lawSettings } from '../site/law.ts';
import { legalPageUrl } from '../site/legal-pages.ts';
import type { Site } from '../site/site.ts';
import { countWithoutResponsible } from './imported-goods.ts';

/** What the shop sells, and what its products and pages lack. */
export interface Facts {
  site: Site;
  law: Law;
  sellsGoods: boolean;
  sellsDownloads: boolean;
  sellsSubscriptions: boolean;
  /** Published goods that name nobody who made them. */
  goodsWithoutMaker: number;
  /** Published goods that name a manufacturer outside of the EU and nobody who is responsible there. */
  goodsWithoutResponsible: number;
  /** SKUs whose reduction is reckoned from more than the lowest price of the 30 days before. */
  dearerReductions: readonly string[];
  /** Variants that have a weight and no measure by which their unit price is said. */
  unmeasuredVariants: number;
  /** The accessibility statement, if it is a page of the shop with places that wait for its owner. */
  openStatementId: string | null;
  languagesWithoutNotice: readonly string[];
  /** Kinds of legal pages whose address is one of the shop that no visitor can open. */
  closedPages: ReadonlySet<LegalPageKind>;
  /** Whether a template lists the legal pages. */
  linksLegalPages: boolean;
  /** Whether the shop's own country wants the price of a day beside today's. */
  isAnchored: boolean;
}

interface Row {
  goods: number;
  downloads: number;
  subscriptions: number;
  without_maker: number;
  unmeasured: number;
  open_statement: string | null;
  links_legal_pages: number;
}

const upTo = (rows: string) => `(SELECT COUNT(*) FROM (SELECT 1 FROM ${rows} LIMIT ?3))`;

/** Reads them by indexes that hold only what lacks something. */
export async function readFacts(db: D1Database, site: Site, now: number): Promise<Facts> {
  const law = lawSettings(site);
  const page = legalPageUrl(site, 'accessibility');
  const row = await db
    .prepare(
      `SELECT
         EXISTS (SELECT 1 FROM items WHERE site_id = ?1 AND product_type = 1) AS goods,
         EXISTS (SELECT 1 FROM items WHERE site_id = ?1 AND product_type = 2) AS downloads,
         EXISTS (SELECT 1 FROM items INDEXED BY subscription_products
           WHERE site_id = ?1 AND subscription_plan IS NOT NULL) AS subscriptions,
         ${upTo(`items INDEXED BY goods_without_maker WHERE site_id = ?1 AND product_type = 1
           AND content_status = 'published' AND safety ->> '$.manufacturer' IS NULL`)} AS without_maker,
         ${upTo(`variants INDEXED BY unmeasured_variants WHERE site_id = ?1
           AND unit_price_measurement IS NULL AND weight_grams > 0`)} AS unmeasured,
         (SELECT id FROM collections
           WHERE site_id = ?1 AND url_id = ?2 AND instr(main_content, ?4) > 0) AS open_statement,
         EXISTS (SELECT 1 FROM templates WHERE site_id = ?1 AND instr(source, 'legalPages') > 0) AS links_legal_pages`,
    )
    .bind(site.siteId, page.startsWith('/') ? page.slice(1) : '', LAW_COUNT_MOST, OPEN_PLACE)
    .first<Row>();
  return {
    site,
    law,
    sellsGoods: row?.goods === 1,
    sellsDownloads: row?.downloads === 1,
    sellsSubscriptions: row?.subscriptions === 1,
    goodsWithoutMaker: law.manufacturer ? 0 : (row?.without_maker ?? 0),
    goodsWithoutResponsible: await countWithoutResponsible(db, site.siteId, law),
    dearerReductions: hasDuty(site, 'lowestPrice', now) ? await dearerReductions(db, site, now) : [],
    unmeasuredVariants: law.sellsByMeasure ? (row?.unmeasured ?? 0) : 0,
    openStatementId: page === '' ? null : (row?.open_statement ?? null),
    languagesWithoutNotice: await languagesWithoutNotice(db, site),
    closedPages: await closedPages(db, site),
    isAnchored: anchorDay(site, now) !== undefined,
    linksLegalPages: row?.links_legal_pages === 1,
  };
}

/** Finds the legal pages of the shop's own that visitors cannot open: there is none, or not everybody may read it. */
async function closedPages(db: D1Database, site: Site): Promise<ReadonlySet<LegalPageKind>> {
  const own = LEGAL_PAGES.flatMap((kind) => {
    const url = legalPageUrl(site, kind);
    return url.startsWith('/') ? [{ kind, urlId: url.slice(1).split(/[/?#]/)[0] ?? '' }] : [];
  });
  if (own.length === 0) return new Set();
  const { results } = await db
    .prepare(
      `SELECT url_id FROM collections WHERE site_id = ?1 AND url_id IN (SELECT value FROM json_each(?2))
         AND enabled = 1 AND member_area_id IS NULL AND lock_key IS NULL`,
    )
    .bind(site.siteId, JSON.stringify(own.map(({ urlId }) => urlId)))
    .all<{ url_id: string }>();
  const open = new Set(results.map((row) => row.url_id));
  return new Set(own.filter(({ urlId }) => !open.has(urlId)).map(({ kind }) => kind));
}

/** Returns the languages in which the shop needs the official notice of the guarantee and lacks it. */
async function languagesWithoutNotice(db: D1Database, site: Site): Promise<string[]> {
  const stored = await noticeLanguages(db, site.siteId);
  return wantedLanguages(site).filter((language) => !stored.includes(language));
}
