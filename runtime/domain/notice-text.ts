import type { ConsoleNotice } from '../contracts/owner-notices.ts';
import type { noticeTexts } from '../i18n/en/console/notices.ts';
import { fill } from '../i18n/fill.ts';
import type { NoticeKind } from './notice-kinds.ts';

type Details = ConsoleNotice['details'];
type TextName = keyof typeof noticeTexts;

/** How a language writes notices: its texts, amounts in minor units, and days from ms since the epoch. */
export interface NoticeLanguage {
  texts: Readonly<Record<TextName, string>>;
  money: (minor: number, currency: string) => string;
  date: (ms: number) => string;
}

const TROUBLES: Readonly<Record<string, TextName>> = {
  refundFailed: 'refundFailed',
  disputed: 'disputed',
  disputeLost: 'disputeLost',
  returnDue: 'returnDue',
  linkExpired: 'linkExpired',
  linkLate: 'linkLate',
};

const SUBSCRIPTIONS: Readonly<Record<string, TextName>> = {
  delayed: 'subscriptionDelayed',
  paused: 'subscriptionPaused',
};

const TEXTS: Readonly<Record<NoticeKind, (details: Details) => TextName>> = {
  order: ({ isTest }) => (isTest ? 'newTestOrder' : 'newOrder'),
  payment: ({ what }) => TROUBLES[String(what)] ?? 'providerIsSilent',
  subscription: ({ what }) => SUBSCRIPTIONS[String(what)] ?? 'subscriptionCancelled',
  withdrawal: ({ kind }) => (kind === 'withdrawal' ? 'withdrawal' : 'cancellation'),
  submission: () => 'submission',
  review: () => 'review',
  comment: () => 'comment',
  stock: ({ quantity }) => (Number(quantity) > 0 ? 'low' : 'soldOut'),
  mail: ({ domain, what }) => {
    if (!domain) return 'mail';
    return what === 'recordsLost' ? 'mailRecordsLost' : 'mailDomainRefused';
  },
  domain: () => 'domainLost',
  import: () => 'imported',
  sender: () => 'sender',
  webhook: () => 'webhook',
};

/** The text that names each kind of notices. */
export const KIND_TEXTS = {
  order: 'orders',
  payment: 'payments',
  subscription: 'subscriptions',
  withdrawal: 'withdrawals',
  submission: 'submissions',
  review: 'reviews',
  comment: 'comments',
  stock: 'stock',
  mail: 'mails',
  domain: 'domains',
  import: 'imports',
  sender: 'senders',
  webhook: 'webhooks',
} as const satisfies Record<NoticeKind, TextName>;

/** Writes what has happened in one line. */
export function noticeText(
  { texts, money, date }: NoticeLanguage,
  { kind, details }: Pick<ConsoleNotice, 'kind' | 'details'>,
): string {
  const { currency, totalCents, cents } = details;
  const amount = currency ? money(Number(totalCents ?? cents ?? 0), String(currency)) : '';
  const values = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value ?? '')]));
  const day = details.dueAt ? date(Number(details.dueAt)) : '';
  return fill(texts[TEXTS[kind](details)], { ...values, amount, day });
}
