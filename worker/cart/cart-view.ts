import type { CartEntry, ShoppingCart } from '#runtime/contracts/cart.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { PriceLine } from '#runtime/contracts/price-line.ts';
import { reservedByOthers } from '#runtime/domain/corrections.ts';
import { formatMoney, moneyAmount } from '#runtime/domain/money.ts';
import { currentPrice } from '#runtime/domain/price.ts';
import { computeTotals, type Totals } from '#runtime/domain/totals/totals.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { priceLinesOf } from '../prices/service.ts';
import { contractLinks } from '../site/contract-links.ts';
import { localPath } from '../site/local-path.ts';
import { minimumSubtotal, moneyRules } from '../site/money-rules.ts';
import { ownTaxNote } from '../site/price-note.ts';
import type { Site } from '../site/site.ts';
import { storeCurrency } from '../site/store-settings.ts';
import type { CartLine, StoredCart } from './stored-cart.ts';

/** The cart of a visitor without one. */
const NO_CART: StoredCart = {
  id: '',
  checkoutId: '',
  version: 0,
  orderId: null,
  isPurchased: false,
  createdAt: 0,
  lines: [],
  coupons: [],
  shippingLocation: null,
  shippingOptionId: null,
};

type Texts = Pick<Catalogue, 'priceLines'>;

interface ViewOptions {
  /** If false, the amounts are 0. */
  withTotals?: boolean;
  /** The lines that the amounts are of; all by default. */
  lines?: CartLine[];
}

/** Converts a cart to the API's answer. */
export async function toShoppingCart(
  site: Site,
  cart = NO_CART,
  { withTotals = true, lines = cart.lines }: ViewOptions = {},
): Promise<ShoppingCart> {
  const rules = moneyRules(site);
  const totals = cartTotals(site, { ...cart, lines });
  const reserved = linesReservedByOthers(cart.lines);
  const amount = (cents: number) => (withTotals ? cents : 0);
  const taxNote = taxNoteOf(site, cart.lines);
  const texts = await textsIn(site.language);
  return {
    id: cart.checkoutId,
    websiteId: site.siteId,
    orderId: cart.orderId ?? '',
    created: cart.createdAt,
    isPurchased: cart.isPurchased,
    version: cart.version,
    entries: cart.lines.map((line) => toEntry(site, texts, line, reserved.has(line.id))),
    shippingOptions: totals.shippingOffers,
    selectedShippingOption: totals.shipping ?? null,
    shippingLocation: cart.shippingLocation,
    applicableTaxRules: totals.taxes.map(({ rule: { id, name, rate }, cents }) => ({ id, name, rate, cents })),
    coupons: cart.coupons.map(({ code }) => code),
    validCoupons: totals.coupons.applied.map(({ coupon: { code, name, value }, cents }) => ({
      code,
      name,
      kind: value.kind,
      cents,
    })),
    invalidCoupons: totals.coupons.refused,
    subtotalCents: amount(totals.subtotalCents),
    taxCents: amount(totals.taxCents),
    shippingCostCents: amount(totals.shippingCostCents),
    discountCents: amount(totals.discountCents),
    grandTotalCents: amount(totals.grandTotalCents),
    totalQuantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: totals.hasDigital,
    purelyDigital: totals.purelyDigital,
    requiresShipping: totals.requiresShipping,
    subtotalAmount: moneyAmount(amount(totals.subtotalCents), storeCurrency(site)),
    pricesIncludeTax: rules.pricesIncludeTax,
    ...(taxNote !== undefined && { taxNote }),
    minimumSubtotalCents: minimumSubtotal(site),
  };
}

/** Adds the page on which buyers withdraw from a contract, where the shop owes it. */
export async function withContractLinks(site: Site, cart: ShoppingCart, now: number): Promise<ShoppingCart> {
  return { ...cart, ...contractLinks(site, await textsIn(site.language), now, ['withdrawal']) };
}

/** Computes the cart's totals by the shop's current rules. `giftCardBalanceCents` is in minor units. */
export function cartTotals(
  site: Site,
  { lines, coupons, shippingLocation, shippingOptionId }: StoredCart,
  giftCardBalanceCents = 0,
): Totals {
  return computeTotals({
    lines: lines.map(({ priceCents, ...line }) => ({ ...line, unitCents: priceCents })),
    rules: moneyRules(site),
    couponCodes: coupons.map(({ code }) => code),
    coupons: new Map(coupons.flatMap(({ code, coupon }) => (coupon ? [[code, coupon] as const] : []))),
    place: shippingLocation ?? undefined,
    shippingOptionId: shippingOptionId ?? undefined,
    giftCardBalanceCents,
    now: Date.now(),
  });
}

/** Returns the owner's own words about taxes; '' for gift cards alone, which are money. */
function taxNoteOf(site: Site, lines: readonly CartLine[]): string | undefined {
  const isMoney = lines.length > 0 && lines.every(({ productType }) => productType === PRODUCT_TYPE.giftCard);
  return isMoney ? '' : ownTaxNote(site);
}

/** Returns the ids of the lines that cannot be paid for while others have reserved their units. */
export function linesReservedByOthers(lines: readonly CartLine[]): Set<string> {
  const units = new Map(lines.map((line) => [line.variantId, line.units]));
  return reservedByOthers(lines, (variantId) => units.get(variantId));
}

/** A price that is no longer the product's has no reduction. The deposit of all units is in the line's amount. */
function linesOf(site: Site, texts: Texts, { priced, priceCents, depositCents, quantity }: CartLine): PriceLine[] {
  const cents = priceCents - depositCents;
  const own = priced && currentPrice(priced) === cents ? {} : { priceCents: cents, onSale: false };
  const lines = priced ? priceLinesOf(site, [{ ...priced, ...own, depositCents: 0 }], { texts, now: Date.now() }) : [];
  if (depositCents === 0) return lines;
  const amount = formatMoney(depositCents * quantity, storeCurrency(site), site.language);
  return [...lines, { kind: 'deposit', text: `${texts.priceLines.depositIncluded}: ${amount}` }];
}

function toEntry(site: Site, texts: Texts, line: CartLine, isReservedByOthers: boolean): CartEntry {
  const priceLines = linesOf(site, texts, line);
  return {
    id: line.id,
    itemId: line.itemId,
    quantity: line.quantity,
    chosenVariant: { id: line.variantId, sku: line.sku, attributes: line.attributes },
    title: line.title,
    subTotal: line.quantity * line.priceCents,
    purchasePriceCents: line.priceCents,
    ...(line.depositCents > 0 && { depositCents: line.depositCents }),
    ...(priceLines.length > 0 && { priceLines }),
    additionalFields: line.additionalFields || null,
    productType: line.productType,
    fullUrl: localPath(site, line.fullUrl),
    image: line.image,
    isReservedByOthers,
  };
}
