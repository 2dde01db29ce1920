import { productPart } from './product-root.ts';

/** How a product that may be bought once is to be bought, where it is a subscription as well. */
export type PurchaseOption = 'oneTime' | 'subscription';

/** Products V2's own; themes of other generations may write the same. */
export const PURCHASE_OPTIONS = '.product-subs-otp';
export const PURCHASE_OPTION_VALUES = { oneTime: 'ONE_TIME_PURCHASE', subscription: 'SUBSCRIPTION' } as const;

/** Whether the page lets the visitor choose. */
export function offersBoth(button: Element): boolean {
  return productPart(button, PURCHASE_OPTIONS) !== undefined;
}

/** What is chosen in the radios, or the select, of a button's product. */
export function readPurchaseOption(button: Element): PurchaseOption | undefined {
  const options = productPart(button, PURCHASE_OPTIONS);
  const controls = options?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:checked, select') ?? [];
  // How often it comes may be asked beside it.
  return [...controls].map(({ value }) => purchaseOptionOf(value)).find(Boolean);
}

/** What the value of a control means; undefined where it is about something else. */
export function purchaseOptionOf(value: string): PurchaseOption | undefined {
  if (value === PURCHASE_OPTION_VALUES.oneTime) return 'oneTime';
  return value === PURCHASE_OPTION_VALUES.subscription ? 'subscription' : undefined;
}
