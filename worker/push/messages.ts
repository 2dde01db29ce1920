import type { PushMessage } from '#runtime/contracts/push.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import type { NoticeKind } from '#runtime/domain/notice-kinds.ts';
import { KIND_TEXTS, type NoticeLanguage, noticeText } from '#runtime/domain/notice-text.ts';
import { type ConsoleLanguage, consoleLanguage } from '#runtime/i18n/console-languages.ts';
import { noticeTexts as german } from '#runtime/i18n/de/console/notices.ts';
import { noticeTexts as english } from '#runtime/i18n/en/console/notices.ts';
import type { Site } from '../site/site.ts';
import type { WaitingNotice } from './waiting.ts';

/** A message, and the notices that it is about. */
export interface Composed {
  message: PushMessage;
  kind: NoticeKind;
  noticeIds: string[];
  /** Of the newest of them, ms since the epoch. */
  createdAt: number;
}

/** Up to so many notices that wait for a device have a notification each; of more, those of one kind share one. */
const MOST_APART = 3;
/** Longest text of a notification; systems show less. */
const TEXT_MAX_LENGTH = 300;
const TEXTS = { en: english, de: german } as const;
/** Where the list stands that several notices of a kind are about; the list of notices for the others. */
const LISTS: Partial<Record<NoticeKind, string>> = {
  order: 'orders',
  withdrawal: 'withdrawals',
  review: 'reviews',
  comment: 'comments',
  stock: 'stock',
};

type Shop = Pick<Site, 'title' | 'timeZone'>;

/** Writes what waits for a device, oldest first, in the language of its person. */
export function composeMessages(shop: Shop, tag: string, notices: readonly WaitingNotice[]): Composed[] {
  const language = noticeLanguage(shop, tag);
  const isFlood = notices.length > MOST_APART;
  const groups = isFlood ? [...Map.groupBy(notices, ({ kind }) => kind).values()] : notices.map((notice) => [notice]);
  return groups.flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    const body = others.length === 0 ? noticeText(language, first) : groupText(language, first.kind, group);
    const target = others.length === 0 ? first.target : (LISTS[first.kind] ?? 'notices');
    const createdAt = Math.max(...group.map((notice) => notice.createdAt));
    const message = { ...frameOf(shop, language.lang), body: body.slice(0, TEXT_MAX_LENGTH), tag: first.id, target };
    return [{ message, kind: first.kind, noticeIds: group.map(({ id }) => id), createdAt }];
  });
}

/** Writes the message by which a person tries a device. */
export function testMessage(shop: Shop, tag: string): PushMessage {
  const { lang, texts } = noticeLanguage(shop, tag);
  return { ...frameOf(shop, lang), body: texts.testPush, tag: 'test', target: 'account' };
}

function frameOf({ title }: Shop, lang: ConsoleLanguage) {
  return { title: title.slice(0, TEXT_MAX_LENGTH), lang };
}

/** Names how many there are of a kind, and the sum of orders in one currency. */
function groupText({ texts, money }: NoticeLanguage, kind: NoticeKind, group: readonly WaitingNotice[]): string {
  const text = `${texts[KIND_TEXTS[kind]]}: ${group.length}`;
  const [currency, ...others] = new Set(group.map(({ details }) => details.currency));
  if (kind !== 'order' || !currency || others.length > 0) return text;
  const total = group.reduce((sum, { details }) => sum + Number(details.totalCents ?? 0), 0);
  return `${text}, ${money(total, String(currency))}`;
}

function noticeLanguage({ timeZone }: Shop, tag: string): NoticeLanguage & { lang: ConsoleLanguage } {
  const lang = consoleLanguage(tag) ?? 'en';
  return {
    lang,
    texts: TEXTS[lang],
    money: (minor, currency) => formatMoney(minor, currency, lang),
    date: (ms) => new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone }).format(ms),
  };
}
