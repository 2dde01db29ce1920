import { productPart } from './product-root.ts';

/** The ways to buy a product that is sold both once and by subscription. */
export type PurchaseOption = 'oneTime' | 'subscription';

/** The element with the purchase options of Products V2; other themes may write the same. */
export const PURCHASE_OPTIONS = '.product-subs-otp';
export const PURCHASE_OPTION_VALUES = { oneTime: 'ONE_TIME_PURCHASE', subscription: 'SUBSCRIPTION' } as const;

/** Whether the page lets the visitor choose between the two. */
export function offersBoth(button: Element): boolean {
  return productPart(button, PURCHASE_OPTIONS) !== undefined;
}

/** The purchase option chosen in the radios or the select of a button's product. */
export function readPurchaseOption(button: Element): PurchaseOption | undefined {
  const options = productPart(button, PURCHASE_OPTIONS);
  const controls = options?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:checked, select') ?? [];
  // Other controls in the same element may choose the delivery frequency.
  return [...controls].map(({ value }) => purchaseOptionOf(value)).find(Boolean);
}

/** The purchase option that a control's value means; undefined for other controls. */
export function purchaseOptionOf(value: string): PurchaseOption | undefined {
  if (value === PURCHASE_OPTION_VALUES.oneTime) return 'oneTime';
  return value === PURCHASE_OPTION_VALUES.subscription ? 'subscription' : undefined;
}
