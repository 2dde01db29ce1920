import type { DraftDelivery, DraftLine, DraftOrderInput, DraftProblem } from '#runtime/contracts/draft-order.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { SETTING_AMOUNT_MOST } from '#runtime/contracts/limits.ts';
import type { WithdrawalException } from '#runtime/contracts/product-law.ts';
import { addressErrors, emptyAddress, taxPlaceErrors } from '#runtime/domain/address.ts';
import type { Coupon } from '#runtime/domain/totals/coupon.ts';
import { type RecordedTax, recordedTaxes } from '#runtime/domain/totals/recorded-tax.ts';
import { computeTotals, type MoneyRules, type Totals } from '#runtime/domain/totals/totals.ts';
import { type PurchasableProduct, readPurchasableProduct } from '../catalogue/service.ts';
import { ApiError } from '../http/errors.ts';
import { findAvailability } from '../inventory/service.ts';
import { moneyRules } from '../site/money-rules.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { shopCountry } from '../site/shop-country.ts';
import type { CycleLine } from '../subscriptions/service.ts';

const EVERYWHERE = { countryCode: '*', region: '' };
/** The owner's discount stands among the coupons for the computation alone; no order names it. */
const DISCOUNT = 'OWNER';

/** A line as it would be ordered now. */
export interface DraftedLine extends Omit<CycleLine, 'discountCents' | 'taxCents'> {
  isUntaxed: boolean;
  /** The shop's own price of one unit with its deposit; null for a line that the owner has written. */
  shopCents: number | null;
  /** Null where no units are counted. */
  inStock: number | null;
  minimumAge: number;
  withdrawalException: WithdrawalException;
  pictureUrl: string | undefined;
}

export interface PricedDraft {
  lines: DraftedLine[];
  totals: Totals;
  /** Units to take out of stock, by variant. */
  needs: Record<string, number>;
  problems: DraftProblem[];
}

/** Prices a draft by the rules of the checkout and says what keeps it from being paid. Units that it has reserved count as free. */
export async function priceDraft(
  call: ShopCall,
  checkoutId: string,
  input: DraftOrderInput,
  own: Partial<MoneyRules> = {},
): Promise<PricedDraft> {
  const { db, site, now } = call;
  const products = await readProducts(call, input.lines);
  const variantIds = input.lines.flatMap((line) => (line.kind === 'product' ? [line.variantId] : []));
  const found = await findAvailability(db, { siteId: site.siteId, checkoutId, variantIds, now });
  const lines = input.lines.map((line) => draftedLine(line, products, found));
  const totals = computeTotals({
    // A line that costs too much is a problem, and would make sums that a number does not hold exactly.
    lines: lines.map((line) => (isTooMuch(line) ? { ...line, unitCents: 0, depositCents: 0 } : line)),
    rules: { ...rulesWith(moneyRules(site), input.delivery), ...own },
    couponCodes: input.discountCents > 0 ? [DISCOUNT] : [],
    coupons: new Map([[DISCOUNT, discountOf(input.discountCents)]]),
    place: placeOf(call, input),
    shippingOptionId: input.delivery.kind === 'option' ? input.delivery.optionId : undefined,
    giftCardBalanceCents: 0,
    now,
  });
  const needs: Record<string, number> = {};
  for (const { variantId, quantity, inStock } of lines) {
    if (inStock !== null) needs[variantId] = (needs[variantId] ?? 0) + quantity;
  }
  const isOver = totals.grandTotalCents > SETTING_AMOUNT_MOST;
  const ofAmount = lines.flatMap((drafted, line): DraftProblem[] =>
    isTooMuch(drafted) ? [{ kind: 'amount', line }] : [],
  );
  const isShort = ({ variantId }: DraftedLine) => (needs[variantId] ?? 0) > (found.get(variantId)?.free ?? Infinity);
  const problems = [
    ...wholeProblems(input, totals),
    ...(isOver ? [{ kind: 'amount' as const, line: null }] : []),
    ...lineProblems(lines, products, isShort),
    ...ofAmount,
  ];
  return { lines, totals, needs, problems };
}

/** Neither a line nor a whole order may cost more than an owner can enter as one amount. */
function isTooMuch({ unitCents, quantity }: Pick<DraftedLine, 'unitCents' | 'quantity'>): boolean {
  return unitCents * quantity > SETTING_AMOUNT_MOST;
}

type Products = ReadonlyMap<string, PurchasableProduct>;

async function readProducts({ db, site }: ShopCall, lines: readonly DraftLine[]): Promise<Products> {
  const ids = new Set(lines.flatMap((line) => (line.kind === 'product' ? [line.itemId] : [])));
  const found = await Promise.all(
    [...ids].map((id) =>
      readPurchasableProduct(db, site, id, 'buyer').catch((error) => {
        if (error instanceof ApiError) return undefined;
        throw error;
      }),
    ),
  );
  return new Map(found.flatMap((product) => (product ? [[product.itemId, product] as const] : [])));
}

type Found = Awaited<ReturnType<typeof findAvailability>>;

function draftedLine(line: DraftLine, products: Products, found: Found): DraftedLine {
  const none = { additionalFields: '', plan: null, gift: null, attributes: {}, sku: '', pictureUrl: undefined };
  if (line.kind === 'free') {
    const { title, quantity, unitCents, isTaxed, isDelivered } = line;
    const productType = isDelivered ? PRODUCT_TYPE.physical : PRODUCT_TYPE.service;
    const law = { minimumAge: 0, withdrawalException: 'none' as const };
    const own = { title, quantity, unitCents, productType, isUntaxed: !isTaxed };
    return { ...none, ...law, ...own, itemId: '', variantId: '', shopCents: null, inStock: null };
  }
  const { itemId, variantId, quantity } = line;
  const product = products.get(itemId);
  const variant = product?.variants.find(({ id }) => id === variantId);
  const units = found.get(variantId);
  const shopCents = units?.priceCents ?? 0;
  const unitCents = line.unitCents ?? shopCents;
  return {
    ...none,
    itemId,
    variantId,
    quantity,
    weightGrams: variant?.weightGrams ?? null,
    unitCents,
    shopCents,
    depositCents: Math.min(variant?.depositCents ?? 0, unitCents),
    title: product?.title ?? '',
    sku: variant?.sku ?? '',
    attributes: variant?.attributes ?? {},
    productType: product?.productType ?? PRODUCT_TYPE.service,
    isUntaxed: false,
    inStock: units && units.inStock !== Infinity ? units.inStock : null,
    minimumAge: product?.minimumAge ?? 0,
    withdrawalException: product?.withdrawalException ?? 'none',
    pictureUrl: product?.picture?.assetUrl,
  };
}

/** An own way of delivery goes everywhere at the owner's price. */
function rulesWith(rules: MoneyRules, delivery: DraftDelivery): MoneyRules {
  if (delivery.kind === 'option') return rules;
  const { name, cents } = delivery;
  const own = { id: 'own', name, zones: [EVERYWHERE], basis: 'flat' as const, tiers: [{ from: 0, cents }] };
  return { ...rules, shipping: [own] };
}

function discountOf(cents: number): Coupon {
  const value = { kind: 'fixed' as const, cents };
  return { code: DISCOUNT, name: '', value, minimumSubtotalCents: 0, startsAt: null, endsAt: null, usesLeft: null };
}

/** What the buyer collects is taxed where the shop is. */
function placeOf({ site }: ShopCall, { address, delivery }: DraftOrderInput) {
  if (address?.countryCode) return { countryCode: address.countryCode, region: address.region };
  const country = delivery.kind === 'own' ? shopCountry(site) : '';
  return country === '' ? undefined : { countryCode: country, region: '' };
}

function wholeProblems({ email, address, lines, delivery }: DraftOrderInput, totals: Totals): DraftProblem[] {
  const { requiresShipping, shipping, taxPlace } = totals;
  const whole = (kind: DraftProblem['kind']) => ({ kind, line: null });
  const written = address ?? emptyAddress;
  const isWrong = Object.keys(addressErrors(written)).length > 0;
  const isCollected = delivery.kind === 'own' && address === null;
  const hasCountry = !taxPlace || isCollected || Object.keys(taxPlaceErrors(written, taxPlace)).length === 0;
  return [
    ...(lines.length === 0 ? [whole('noLines')] : []),
    ...(email === '' ? [whole('email')] : []),
    ...(requiresShipping && isWrong && !isCollected ? [whole('address')] : []),
    ...(requiresShipping && !shipping && (!isWrong || isCollected) ? [whole('delivery')] : []),
    ...(hasCountry ? [] : [whole('country')]),
  ];
}

function lineProblems(
  lines: readonly DraftedLine[],
  products: Products,
  isShort: (line: DraftedLine) => boolean,
): DraftProblem[] {
  return lines.flatMap((drafted, line): DraftProblem[] => {
    if (drafted.itemId === '') return [];
    const product = products.get(drafted.itemId);
    if (!product?.variants.some(({ id }) => id === drafted.variantId)) return [{ kind: 'gone', line }];
    if (product.productType === PRODUCT_TYPE.giftCard) return [{ kind: 'giftCard', line }];
    if (product.plan !== null) return [{ kind: 'subscription', line }];
    return isShort(drafted) ? [{ kind: 'soldOut', line }] : [];
  });
}

/** Returns the taxes of a draft by rule, as its order keeps them for the books. */
export function draftTaxes(
  { lines, totals }: Pick<PricedDraft, 'lines' | 'totals'>,
  areIncluded: boolean,
): RecordedTax[] {
  return recordedTaxes({
    lines: lines.map((line, index) => ({ ...line, discountCents: totals.lines[index]?.discountCents ?? 0 })),
    shippingCents: totals.shippingCostCents,
    taxes: totals.taxes,
    areIncluded,
  });
}

/** Returns what an order keeps of a line. */
export function orderedLine(line: DraftedLine, shares: { discountCents: number; taxCents: number } | undefined) {
  const { isUntaxed: _, shopCents: __, inStock: ___, minimumAge: ____, ...named } = line;
  const { withdrawalException: _____, pictureUrl: ______, ...kept } = named;
  return { ...kept, discountCents: shares?.discountCents ?? 0, taxCents: shares?.taxCents ?? 0 };
}
