import { boot } from '../boot.ts';
import type { ShoppingCart } from '../contracts/cart.ts';

/** ISO 4217 has this code for no currency, and browsers format it ("¤0.00"): without a cart, none is known. */
const NO_CURRENCY = 'XXX';

/** The cart of a visitor who has none, made without a call; the server answers one of the same shape. */
export function emptyCart(): ShoppingCart {
  return {
    id: '',
    websiteId: boot().site ?? '',
    orderId: '',
    created: 0,
    isPurchased: false,
    version: 0,
    entries: [],
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    totalQuantity: 0,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
    subtotalAmount: { currencyCode: NO_CURRENCY, value: 0, decimalValue: '0.00', fractionalDigits: 2 },
    pricesIncludeTax: false,
    minimumSubtotalCents: 0,
  };
}
