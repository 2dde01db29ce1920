import { toDecimalText } from '#runtime/domain/money.ts';
import type { ProductOffer, VariantOffer } from '../offers/service.ts';
import { escapeAddress, escapeText, table } from './escape-markdown.ts';
import type { Fields } from './front-matter.ts';

/** What the shop offers of a product, by the names of schema.org. */
export function offerFields(offer: ProductOffer): Fields {
  const { variants, currency, plan } = offer;
  const [only] = variants.length === 1 ? variants : [];
  const [lowest, highest] = range(variants);
  const amount = (cents: number | undefined) => (cents === undefined ? undefined : toDecimalText(cents, currency));
  return {
    brand: offer.brand,
    itemCondition: offer.condition,
    ...(lowest === highest ? { price: amount(lowest) } : { lowPrice: amount(lowest), highPrice: amount(highest) }),
    priceCurrency: variants.length > 0 ? currency : undefined,
    listPrice: amount(only?.struckCents),
    lowestPriceOf30Days: amount(only?.lowestCents),
    deposit: amount(only?.depositCents || undefined),
    ...(plan && { billingDuration: `P${plan.billingPeriod.value}${plan.billingPeriod.unit[0]}` }),
    ...(plan?.numBillingCycles && { billingCycles: plan.numBillingCycles }),
    availability: availability(variants),
    sku: only?.sku,
    gtin: only?.gtin,
    requiredMinAge: offer.minimumAge || undefined,
    image: offer.images[0],
  };
}

/** Returns the variants of a product with a choice as a table; '' for one without. */
export function variantTable({ variants, variesBy, currency }: ProductOffer): string {
  if (variesBy.length === 0) return '';
  return table([
    [...variesBy.map(escapeText), 'price', 'sku', 'availability', 'url'],
    ...variants.map((variant) => [
      ...variesBy.map((name) => escapeText(variant.attributes[name] ?? '')),
      money(variant.priceCents, currency),
      escapeText(variant.sku),
      availability([variant]),
      `<${escapeAddress(variant.url)}>`,
    ]),
  ]);
}

/** Returns what a list says of a product: its price or from which to which, and whether it can be bought. */
export function offerNote({ variants, currency }: ProductOffer): string {
  const [lowest, highest] = range(variants);
  if (lowest === undefined || highest === undefined) return '';
  const from = lowest === highest ? '' : `${toDecimalText(lowest, currency)}–`;
  return ` (${from}${money(highest, currency)}, ${availability(variants)})`;
}

function range(variants: readonly VariantOffer[]): [number | undefined, number | undefined] {
  const prices = variants.map(({ priceCents }) => priceCents).sort((a, b) => a - b);
  return [prices[0], prices.at(-1)];
}

function money(cents: number, currency: string): string {
  return `${toDecimalText(cents, currency)} ${currency}`;
}

function availability(variants: readonly VariantOffer[]): string {
  return variants.some(({ isAvailable }) => isAvailable) ? 'InStock' : 'OutOfStock';
}
