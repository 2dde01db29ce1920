import type { ReturnState } from '#runtime/contracts/enumerations.ts';
import type { Return } from '#runtime/contracts/returns.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';

/** The names of the states of returns. */
export const RETURN_STATE_TEXT: Readonly<Record<ReturnState, string>> = {
  open: sellingTexts.goodsAwaited,
  received: sellingTexts.goodsReceived,
  refunded: sellingTexts.refunded,
  cancelled: sellingTexts.cancelled,
};

/** Says whether the money of a return is still to go back, and the goods are still to come. */
export function isOpen({ state }: Pick<Return, 'state'>): boolean {
  return state === 'open' || state === 'received';
}

/** Says whether the money of a return should have been back by now. */
export function isOverdue({ state, dueAt }: Pick<Return, 'state' | 'dueAt'>, now: number): boolean {
  return isOpen({ state }) && dueAt !== null && dueAt < now;
}
