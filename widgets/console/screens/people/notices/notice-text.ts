import type { ConsoleNotice } from '#runtime/contracts/owner-notices.ts';
import type { NoticeKind } from '#runtime/domain/notice-kinds.ts';
import { noticeTexts } from '#runtime/i18n/en/console/notices.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { date, money } from '../../../parts/formats.ts';

type Details = ConsoleNotice['details'];

const TROUBLES: Readonly<Record<string, string>> = {
  refundFailed: noticeTexts.refundFailed,
  disputed: noticeTexts.disputed,
  disputeLost: noticeTexts.disputeLost,
  returnDue: noticeTexts.returnDue,
};

const SUBSCRIPTIONS: Readonly<Record<string, string>> = {
  delayed: noticeTexts.subscriptionDelayed,
  paused: noticeTexts.subscriptionPaused,
};

const TEXTS: Readonly<Record<NoticeKind, (details: Details) => string>> = {
  order: ({ isTest }) => (isTest ? noticeTexts.newTestOrder : noticeTexts.newOrder),
  payment: ({ what }) => TROUBLES[String(what)] ?? noticeTexts.providerIsSilent,
  subscription: ({ what }) => SUBSCRIPTIONS[String(what)] ?? noticeTexts.subscriptionCancelled,
  withdrawal: ({ kind }) => (kind === 'withdrawal' ? noticeTexts.withdrawal : noticeTexts.cancellation),
  submission: () => noticeTexts.submission,
  review: () => noticeTexts.review,
  comment: () => noticeTexts.comment,
  stock: ({ quantity }) => (Number(quantity) > 0 ? noticeTexts.low : noticeTexts.soldOut),
  mail: ({ domain }) => (domain ? noticeTexts.mailDomainRefused : noticeTexts.mail),
  import: () => noticeTexts.imported,
  sender: () => noticeTexts.sender,
  webhook: () => noticeTexts.webhook,
};

/** Writes what has happened in one line. */
export function noticeText({ kind, details }: Pick<ConsoleNotice, 'kind' | 'details'>): string {
  const { currency, totalCents, cents } = details;
  const amount = currency ? money(Number(totalCents ?? cents ?? 0), String(currency)) : '';
  const values = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value ?? '')]));
  const day = details.dueAt ? date(Number(details.dueAt)) : '';
  return fill(TEXTS[kind](details), { ...values, amount, day });
}
