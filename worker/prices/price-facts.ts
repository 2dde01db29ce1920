import type { PricePoint } from '#runtime/domain/lowest-price.ts';
import { hasDuty } from '../site/law.ts';
import { shopCountry } from '../site/shop-country.ts';
import type { Site } from '../site/site.ts';

/** Most points of a variant's history that are read for a page, and that move with the shop. */
export const MOST_POINTS = 100;

/** The day whose price a country wants beside today's, in ms since the epoch; of a shop there alone. */
const ANCHOR_DAYS: Readonly<Record<string, number>> = { HR: Date.UTC(2026, 8, 10, 12) };

/** What the law wants to know of a variant's earlier prices. */
export interface PriceFacts {
  /** In the order of time; empty for a variant that is not on sale. */
  history: readonly PricePoint[];
  /** The price without a reduction on the country's day, in minor units; null where there is none. */
  anchor: { cents: number; currency: string } | null;
}

/** The column of `priceFacts`, as JSON. */
export interface PriceFactsColumn {
  price_facts?: string | null;
}

type Points = [currency: string, cents: number | null, struckCents: number | null, fromAt: number][];

/** Returns the day of the shop's country, where its law wants the price of one beside today's; undefined elsewhere. */
export function anchorDay(site: Site, now: number): number | undefined {
  const country = shopCountry(site);
  return hasDuty(site, 'anchorPrice', now) ? ANCHOR_DAYS[country] : undefined;
}

/** Returns the SQL of the column `price_facts` for the variants that a statement calls by this name. */
export function priceFactsColumn(site: Site, variants: string, now: number): string {
  const day = anchorDay(site, now);
  if (day === undefined) {
    return hasDuty(site, 'lowestPrice', now) ? reductionFactsColumn(variants) : 'NULL AS price_facts';
  }
  const anchor = `(SELECT json_array(currency, COALESCE(struck_cents, cents)) ${historyOf(variants)}
    AND from_at <= ${day} ORDER BY number DESC LIMIT 1)`;
  return `json_array(json(${points(variants)}), json(${anchor})) AS price_facts`;
}

/** The same column without the price of a country's day. */
export function reductionFactsColumn(variants: string): string {
  return `iif(${variants}.on_sale = 1, json_array(json(${points(variants)})), NULL) AS price_facts`;
}

function points(variants: string): string {
  return `iif(${variants}.on_sale = 1, (
    SELECT json_group_array(json_array(currency, cents, struck_cents, from_at)) FROM (
      SELECT currency, cents, struck_cents, from_at ${historyOf(variants)} ORDER BY number DESC LIMIT ${MOST_POINTS})),
    NULL)`;
}

function historyOf(variants: string): string {
  return `FROM price_history WHERE site_id = ${variants}.site_id AND variant_id = ${variants}.id`;
}

/** Reads the column; undefined where it is empty, or a statement has not asked for it. */
export function toPriceFacts({ price_facts: cell }: PriceFactsColumn): PriceFacts | undefined {
  if (!cell) return undefined;
  const [points, anchor]: [Points | null, [string, number | null]?] = JSON.parse(cell);
  const [currency = '', cents = null] = anchor ?? [];
  const history = (points ?? []).map(([of, asked, struckCents, fromAt]) => ({
    currency: of,
    cents: asked,
    struckCents,
    fromAt,
  }));
  return { history: history.reverse(), anchor: cents === null ? null : { cents, currency } };
}
