import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderItem } from '#runtime/contracts/order.ts';
import type { WithdrawalException } from '#runtime/contracts/product-law.ts';

/** Why the law lets a shop keep a line out of a withdrawal: Article 16 of Directive 2011/83/EU. */
export type LineException = Exclude<WithdrawalException, 'none'> | 'servicePerformed' | 'digitalContent';

type Line = Pick<OrderItem, 'productType' | 'withdrawalException' | 'plan'>;
type OfOrder = Pick<Order, 'state' | 'withdrawalConsent'>;

/**
 * Returns the exception of a line, or null. It was told before the purchase, and hides nothing: the buyer can declare, and
 * the owner decides. A gift card has none by itself.
 */
export function exceptionOf(line: Line, order: OfOrder): LineException | null {
  const own = ownExceptionOf(line);
  if (own) return own;
  const { productType } = line;
  if (productType === PRODUCT_TYPE.service && order.state === 'ended') return 'servicePerformed';
  if (productType === PRODUCT_TYPE.digital && order.withdrawalConsent) return 'digitalContent';
  return null;
}

/** Returns the exception of a product by itself, before anything is ordered; null for none. */
export function ownExceptionOf({
  withdrawalException,
  plan,
}: Pick<Line, 'withdrawalException' | 'plan'>): Exclude<WithdrawalException, 'none'> | null {
  // Magazines by subscription can be withdrawn from.
  const isSubscribed = withdrawalException === 'periodical' && plan !== null;
  return withdrawalException === 'none' || isSubscribed ? null : withdrawalException;
}

/** Returns the positions of an order's lines that have an exception. */
export function exceptedLines(order: Pick<Order, 'items'> & OfOrder): number[] {
  return order.items.flatMap((line, position) => (exceptionOf(line, order) ? [position] : []));
}
