import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { StoredCart } from './stored-cart.ts';

/** The cart that `mock=true` answers with, for designing pages. It is never stored, and its products do not exist. */
export const SAMPLE_CART: StoredCart = {
  id: 'sample',
  checkoutId: 'sample',
  version: 1,
  orderId: null,
  isPurchased: false,
  createdAt: Date.UTC(2026, 0, 1),
  coupons: [],
  shippingLocation: null,
  shippingOptionId: null,
  lines: [
    {
      id: 'sample-entry-1',
      itemId: 'sample-item-1',
      variantId: 'sample-variant-1',
      sku: 'SAMPLE-1',
      attributes: { Size: 'Medium', Color: 'Blue' },
      quantity: 2,
      priceCents: 2450,
      depositCents: 0,
      additionalFields: '',
      title: 'Sample product',
      fullUrl: '/sample-product',
      productType: PRODUCT_TYPE.physical,
      image: null,
      units: { inStock: Infinity, free: Infinity },
    },
    {
      id: 'sample-entry-2',
      itemId: 'sample-item-2',
      variantId: 'sample-variant-2',
      sku: 'SAMPLE-2',
      attributes: {},
      quantity: 1,
      priceCents: 900,
      depositCents: 0,
      additionalFields: '',
      title: 'Sample download',
      fullUrl: '/sample-download',
      productType: PRODUCT_TYPE.digital,
      image: null,
      units: { inStock: Infinity, free: Infinity },
    },
  ],
};
