import type { Declaration } from '#runtime/contracts/withdrawals.ts';
import { withdrawalTexts } from '#runtime/i18n/en/console/withdrawals.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { date } from '../../../parts/formats.ts';

export const KIND_TEXT: Readonly<Record<Declaration['kind'], string>> = {
  withdrawal: withdrawalTexts.withdrawal,
  cancellation: withdrawalTexts.cancellation,
};

export const STATE_TEXT: Readonly<Record<Declaration['state'], string>> = {
  open: withdrawalTexts.open,
  accepted: withdrawalTexts.accepted,
  settled: withdrawalTexts.settled,
};

type Period = NonNullable<Declaration['period']>;

const BASIS_TEXT: Readonly<Record<Period['basis'], string>> = {
  delivered: withdrawalTexts.basisDelivered,
  sent: withdrawalTexts.basisSent,
  contract: withdrawalTexts.basisContract,
  notInformed: withdrawalTexts.basisNotInformed,
  notSent: withdrawalTexts.basisNotSent,
};

/** Returns what our count says of the period: where it began, how long it ran, and whether the declaration was in time. */
export function periodText(period: Period | null): string {
  if (!period) return withdrawalTexts.periodUnknown;
  const { basis, startsAt, endsAt, isLate } = period;
  const span = [startsAt !== null && spanText(startsAt, endsAt)];
  const outcome =
    startsAt === null ? withdrawalTexts.beforePeriod : isLate ? withdrawalTexts.tooLate : withdrawalTexts.inTime;
  return [BASIS_TEXT[basis], ...span, outcome].filter(Boolean).join(' ');
}

function spanText(startsAt: number, endsAt: number | null): string {
  const from = date(startsAt);
  return endsAt === null
    ? fill(withdrawalTexts.periodFrom, { from })
    : fill(withdrawalTexts.periodFromTo, { from, to: date(endsAt) });
}

/** Returns when the money must be back, ms since the epoch; null where none is due, or its owner has settled it. */
export function openDueAt({ state, refundDueAt }: Declaration): number | null {
  return state === 'settled' ? null : refundDueAt;
}

/** Whether the money of an open declaration had to be back before `now`. */
export function isOverdue(declaration: Declaration, now: number): boolean {
  const dueAt = openDueAt(declaration);
  return dueAt !== null && dueAt < now;
}
