import { itemToken } from './item-token.ts';

/** Start of the paths of links that fill a cart. */
export const BUY_PATH = '/buy';

/** Returns the path that fills the cart of whoever opens it, and goes on to a page of the shop. */
export function buyPath(
  items: readonly { id: string; quantity: number }[],
  { codes, to }: { codes: readonly string[]; to: '/cart' | '/checkout' },
): string {
  const pairs = items.map(({ id, quantity }) => `${itemToken(id)}:${quantity}`).join(',');
  const query = [
    ...codes.map((code, index) => `discounts/codes/${index}=${encodeURIComponent(code)}`),
    ...(to === '/cart' ? [] : [`continue_to=${to}`]),
  ];
  return [`${BUY_PATH}/${pairs}`, ...(query.length > 0 ? [query.join('&')] : [])].join('?');
}
