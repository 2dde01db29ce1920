import { LAW_COUNT_MOST } from '#runtime/contracts/law.ts';
import type { Law } from '#runtime/contracts/law-settings.ts';
import { dearerReductions } from '../prices/service.ts';
import { hasDuty, lawSettings } from '../site/law.ts';
import { legalPageUrl } from '../site/legal-pages.ts';
import type { Site } from '../site/site.ts';
import { countWithoutResponsible } from './imported-goods.ts';
import { languagesWithoutNotice } from './missing-notices.ts';
import { OPEN_PLACE } from './statement-html.ts';

/** What the shop sells, and what its products and pages lack. */
export interface Facts {
  site: Site;
  law: Law;
  sellsGoods: boolean;
  sellsDownloads: boolean;
  sellsSubscriptions: boolean;
  /** Published goods that name nobody who made them. */
  goodsWithoutMaker: number;
  /** Published goods whose manufacturer's address is outside of the EU, and that name nobody who is responsible there. */
  goodsWithoutResponsible: number;
  /** Variants that have a weight and no measure by which their unit price is said. */
  unmeasuredVariants: number;
  /** SKUs whose reduction is reckoned from more than the lowest price of the 30 days before. */
  dearerReductions: readonly string[];
  /** The accessibility statement, if it is a page of the shop with places that wait for its owner. */
  openStatementId: string | null;
  languagesWithoutNotice: readonly string[];
}

interface Row {
  goods: number;
  downloads: number;
  subscriptions: number;
  without_maker: number;
  unmeasured: number;
  open_statement: string | null;
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
           WHERE site_id = ?1 AND url_id = ?2 AND instr(main_content, ?4) > 0) AS open_statement`,
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
    unmeasuredVariants: law.sellsByMeasure ? (row?.unmeasured ?? 0) : 0,
    dearerReductions: hasDuty(site, 'lowestPrice', now) ? await dearerReductions(db, site, now) : [],
    openStatementId: page === '' ? null : (row?.open_statement ?? null),
    languagesWithoutNotice: await languagesWithoutNotice(db, site),
  };
}
