import type { PriceLine } from '#runtime/contracts/price-line.ts';
import type { UnitPriceMeasurement } from '#runtime/contracts/product-law.ts';
import { lowestPrice, type Steps } from '#runtime/domain/lowest-price.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { currentPrice, type Priced, priceRange, priceTexts } from '#runtime/domain/price.ts';
import { depositText, unitPriceText } from '#runtime/domain/unit-price.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { dateText } from '../site/date-text.ts';
import { hasDuty, sellsTo } from '../site/law.ts';
import type { Site } from '../site/site.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { anchorDay, type PriceFacts } from './price-facts.ts';

/** Where the price before each step of a reduction counts, not only that before the first. */
const STEP_COUNTRIES = ['DK', 'ES', 'PL', 'PT'];

/** What lines are made of: a variant's prices and what the law asks of it. */
export interface LinedVariant extends Priced {
  unitPriceMeasurement: UnitPriceMeasurement | null;
  depositCents: number;
  priceFacts?: PriceFacts | undefined;
}

interface LineContext {
  texts: Pick<Catalogue, 'priceLines'>;
  now: number;
}

/**
 * Returns the lines beside the price that stands for these variants: that of one, or of several until a visitor has
 * chosen. Where several prices differ, the lowest is the one that is shown. A price without a struck one is no announcement
 * of a reduction.
 */
export function priceLinesOf(site: Site, variants: readonly LinedVariant[], context: LineContext): PriceLine[] {
  const shown = priceRange(variants)?.lowest;
  const variant = variants.find((candidate) => currentPrice(candidate) === shown);
  if (!variant) return [];
  const { texts, now } = context;
  const { priceLines } = texts;
  const currency = storeCurrency(site);
  const write = (cents: number) => formatMoney(cents, currency, site.language);
  const lowest = lowestOf(site, variants, now);
  const anchor = anchorOf(site, variant, now);
  const { unitPriceMeasurement: measured, depositCents } = variant;
  const unit = measured && unitPriceText(currentPrice(variant), measured, currency, site.language, priceLines);
  return [
    ...(lowest === undefined ? [] : [line('lowest', fill(priceLines.lowest, { amount: write(lowest) }))]),
    ...(anchor === undefined
      ? []
      : [line('anchor', fill(priceLines.anchor, { date: anchor.date, amount: write(anchor.cents) }))]),
    ...(unit ? [line('unit', unit)] : []),
    ...(depositCents > 0 ? [line('deposit', depositText(depositCents, currency, site.language, priceLines))] : []),
  ];
}

function line(kind: PriceLine['kind'], text: string): PriceLine {
  return { kind, text };
}

/** Returns the lowest price before the reduction, where one is shown of these variants and all of them have one. */
function lowestOf(site: Site, variants: readonly LinedVariant[], now: number): number | undefined {
  const isStruck = priceTexts(variants, String, { fromPrice: '', priceUnavailable: '' }).original !== undefined;
  if (!isStruck || !hasDuty(site, 'lowestPrice', now)) return undefined;
  const steps = stepsOf(site);
  const prices = variants.map((variant) => lowestOfVariant(site, variant, now, steps));
  return prices.includes(undefined) ? undefined : Math.min(...prices.map((price) => price ?? Number.POSITIVE_INFINITY));
}

/** Returns the lowest price that stands beside a variant's own price; undefined where none does. */
export function lowestPriceOf(site: Site, variant: LinedVariant, now: number): number | undefined {
  return lowestOf(site, [variant], now);
}

/** A price that the history does not have is not in it yet, and has no lowest price. */
export function lowestOfVariant(
  site: Site,
  variant: Priced & Pick<LinedVariant, 'priceFacts'>,
  now: number,
  steps: Steps,
): number | undefined {
  const history = variant.priceFacts?.history ?? [];
  const present = history.findLast(({ fromAt }) => fromAt <= now);
  if (present?.cents !== currentPrice(variant) || present.currency !== storeCurrency(site)) return undefined;
  return lowestPrice(history, now, steps);
}

/** How a reduction in steps is reckoned by the countries that the shop sells to. */
export function stepsOf(site: Site): Steps {
  return STEP_COUNTRIES.some((country) => sellsTo(site, country)) ? 'newReductions' : 'oneReduction';
}

function anchorOf(site: Site, { priceFacts }: LinedVariant, now: number): { cents: number; date: string } | undefined {
  const day = anchorDay(site, now);
  const anchor = priceFacts?.anchor;
  if (day === undefined || !anchor || anchor.currency !== storeCurrency(site)) return undefined;
  return { cents: anchor.cents, date: dateText(site, day) };
}
