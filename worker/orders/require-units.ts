import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderUnits } from '#runtime/contracts/order.ts';
import { unitsLeft } from '#runtime/domain/refund-lines.ts';
import { ApiError } from '../http/errors.ts';

/**
 * Refuses units that the order has not, or that cannot go back by line, with INVALID_REQUEST, and those that went back
 * before with ORDER_CONFLICT. `coming` are units that are on their way back.
 */
export function requireUnitsLeft(order: Order, lines: readonly OrderUnits[], coming: readonly OrderUnits[] = []): void {
  const unknown = lines.flatMap(({ position, quantity }, index) => {
    const item = order.items[position];
    if (!item || item.productType === PRODUCT_TYPE.giftCard) return [`lines.${index}.position`];
    return quantity > item.quantity ? [`lines.${index}.quantity`] : [];
  });
  if (unknown.length > 0) throw new ApiError('INVALID_REQUEST', { fields: unknown });
  const left = new Map(unitsLeft(order).map(({ position, quantity }) => [position, quantity]));
  for (const { position, quantity } of coming) left.set(position, (left.get(position) ?? 0) - quantity);
  if (lines.some(({ position, quantity }) => quantity > (left.get(position) ?? 0)))
    throw new ApiError('ORDER_CONFLICT');
}
