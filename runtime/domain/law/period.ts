import type { Order } from '../../contracts/order.ts';
import type { WithdrawalException } from '../../contracts/product-law.ts';
import type { Declaration } from '../../contracts/withdrawals.ts';
import { DAY_MS } from '../durations.ts';

/** Days in which a buyer may withdraw. */
const PERIOD_DAYS = 14;

export type Period = NonNullable<Declaration['period']>;

export interface PeriodOrder extends Pick<Order, 'placedAt' | 'items' | 'events' | 'subscriptionId' | 'cycle'> {
  /** When the buyer got the shop's terms by mail, in ms since the epoch; null where they did not. */
  termsSentAt: number | null;
}

/** Returns the period in which a buyer may withdraw from an order, by our count. */
export function withdrawalPeriod({ events }: PeriodOrder, { now }: { country: string; now: number }): Period {
  const sent = events.findLast(({ kind }) => kind === 'sent');
  if (!sent) return { basis: 'notSent', startsAt: null, endsAt: null, isLate: false };
  const endsAt = sent.happenedAt + PERIOD_DAYS * DAY_MS;
  return { basis: 'sent', startsAt: sent.happenedAt, endsAt, isLate: now >= endsAt };
}

/** Whether the law lets a shop keep a line out of a withdrawal. */
export function isExcepted(_line: { productType: number }, exception: WithdrawalException): boolean {
  return exception !== 'none';
}
