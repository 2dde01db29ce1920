import type { CartEntry, ShoppingCart } from '#runtime/contracts/cart.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import type { Site } from '../env.ts';
import { storeCurrency } from '../store-settings.ts';
import type { CartLine, StoredCart } from './port.ts';

/** What a visitor without a cart has. */
const NO_CART: StoredCart = { id: '', version: 0, orderId: null, isPurchased: false, createdAt: 0, lines: [] };

/**
 * The cart with every field of the specification (storefront.md §3). Taxes, shipping and discounts are nil until
 * checkout. Without `withTotals` the cart's amounts stay at 0.
 */
export function toShoppingCart(site: Site, cart = NO_CART, { withTotals = true } = {}): ShoppingCart {
  const entries = cart.lines.map(toEntry);
  const subtotalCents = withTotals ? sum(entries.map((entry) => entry.subTotal)) : 0;
  const hasType = (type: number) => entries.some((entry) => entry.productType === type);
  return {
    id: cart.id,
    websiteId: site.siteId,
    orderId: cart.orderId,
    created: cart.createdAt,
    isPurchased: cart.isPurchased,
    version: cart.version,
    entries,
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: subtotalCents,
    totalQuantity: sum(entries.map((entry) => entry.quantity)),
    hasDigital: hasType(PRODUCT_TYPE.digital),
    purelyDigital: entries.length > 0 && entries.every((entry) => entry.productType === PRODUCT_TYPE.digital),
    requiresShipping: hasType(PRODUCT_TYPE.physical),
    subtotalAmount: moneyAmount(subtotalCents, storeCurrency(site)),
  };
}

function toEntry(line: CartLine): CartEntry {
  return {
    id: line.id,
    itemId: line.itemId,
    quantity: line.quantity,
    chosenVariant: { id: line.variantId, sku: line.sku, attributes: line.attributes },
    title: line.title,
    subTotal: line.quantity * line.priceCents,
    purchasePriceCents: line.priceCents,
    additionalFields: line.additionalFields || null,
    productType: line.productType,
    fullUrl: line.fullUrl,
    image: line.image,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
