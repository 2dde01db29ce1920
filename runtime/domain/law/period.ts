import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderEvent, OrderItem } from '#runtime/contracts/order.ts';
import type { Declaration } from '#runtime/contracts/withdrawals.ts';
import { dayStart } from '#runtime/domain/day-start.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { dayAfter, dayIn } from '#runtime/domain/zoned-time.ts';
import { countryZone } from './country-zone.ts';
import { isWorkingDay } from './holidays.ts';

/**
 * The period in which buyers may withdraw from an order by our count: Articles 9 and 10 of Directive 2011/83/EU, counted by
 * Article 3 of Regulation (EEC, Euratom) 1182/71. Days are those of the buyer's country. Nothing is closed by it: a later
 * declaration is taken, and is marked as late.
 */
export type WithdrawalPeriod = NonNullable<Declaration['period']>;
export type PeriodBasis = WithdrawalPeriod['basis'];

/** Days after the one on which the goods arrived, or the contract was made. */
export const WITHDRAWAL_DAYS = 14;
/** Months that are added where the terms of withdrawal did not go with the order's mail. */
const UNINFORMED_MONTHS = 12;
/** Goods that were sent count as arrived after as many days, unless somebody has said when they arrived. */
export const ARRIVAL_DAYS = 14;

/**
 * What an order says about its period. An order that pays a later cycle of a subscription makes no contract: give the
 * subscription's first order.
 */
export interface PeriodOrder extends Pick<Order, 'placedAt' | 'subscriptionId' | 'termsSentAt'> {
  items: readonly Pick<OrderItem, 'productType' | 'quantity'>[];
  events: readonly Pick<OrderEvent, 'kind' | 'happenedAt' | 'lines'>[];
}

export interface PeriodTerms {
  /** Whose law counts, ISO 3166-1 alpha-2. Without a table of holidays, only weekends move the end. */
  country: string;
  /** Ms since the epoch. */
  now: number;
}

interface Start {
  basis: PeriodBasis;
  at: number;
}

export function withdrawalPeriod(order: PeriodOrder, { country, now }: PeriodTerms): WithdrawalPeriod {
  const begun = startOf(order);
  if (!begun) return { basis: 'notSent', startsAt: null, endsAt: null, isLate: false };
  const { termsSentAt } = order;
  const zone = countryZone(country);
  const usual = endingDay(dayAfter(dayIn(begun.at, zone), WITHDRAWAL_DAYS), country);
  const longest = endingDay(monthsAfter(usual, UNINFORMED_MONTHS), country);
  const period = (basis: PeriodBasis, startsAt: number, lastDay: string): WithdrawalPeriod => {
    const endsAt = dayStart(dayAfter(lastDay), zone) - 1;
    return { basis, startsAt, endsAt, isLate: now > endsAt };
  };
  if (termsSentAt === null || dayIn(termsSentAt, zone) > longest) return period('notInformed', begun.at, longest);
  if (termsSentAt <= begun.at) return period(begun.basis, begun.at, usual);
  // Who is told later has as many days from then.
  const told = endingDay(dayAfter(dayIn(termsSentAt, zone), WITHDRAWAL_DAYS), country);
  return period(begun.basis, termsSentAt, told);
}

/** The goods of an order count together: the last of several begins the period, of a subscription the first. */
function startOf({ items, events, placedAt, subscriptionId }: PeriodOrder): Start | undefined {
  const goods = items.flatMap(({ productType, quantity }, position) =>
    productType === PRODUCT_TYPE.physical ? [arrivals({ position, quantity }, events)] : [],
  );
  if (goods.length === 0) return { basis: 'contract', at: placedAt };
  const units = goods.flat().sort((a, b) => (a?.at ?? Number.POSITIVE_INFINITY) - (b?.at ?? Number.POSITIVE_INFINITY));
  return subscriptionId === null ? units.at(-1) : units[0];
}

/** When each unit of a line arrived by our count; undefined for one that was not sent. */
function arrivals(line: { position: number; quantity: number }, events: PeriodOrder['events']): (Start | undefined)[] {
  const timesOf = (kinds: readonly string[], most: number) => {
    const times: number[] = [];
    for (const { kind, happenedAt, lines } of events) {
      if (!kinds.includes(kind)) continue;
      const units = lines
        ? lines.filter(({ position }) => position === line.position).reduce((sum, { quantity }) => sum + quantity, 0)
        : most;
      for (let unit = 0; unit < units && times.length < most; unit++) times.push(happenedAt);
    }
    return times;
  };
  // An order that was completed has handed over what no parcel had.
  const sent = timesOf(['sent', 'ended'], line.quantity).sort((a, b) => a - b);
  const delivered = timesOf(['delivered'], sent.length);
  return Array.from({ length: line.quantity }, (_, unit) => {
    const arrived = delivered[unit];
    if (arrived !== undefined) return { basis: 'delivered', at: arrived };
    const left = sent[unit];
    return left === undefined ? undefined : { basis: 'sent', at: left + ARRIVAL_DAYS * DAY_MS };
  });
}

/** A period that would end on a day on which nobody works ends with the next working day. */
function endingDay(day: string, country: string): string {
  return isWorkingDay(day, country) ? day : endingDay(dayAfter(day), country);
}

/** The same date so many months later, or the last day of its month where there is none. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const moment = Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth));
  return new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
