import type { ConsoleNotice } from '#runtime/contracts/owner-notices.ts';
import type { NoticeKind } from '#runtime/domain/notice-kinds.ts';
import { KIND_TEXTS, noticeText as textIn } from '#runtime/domain/notice-text.ts';
import { noticeTexts as texts } from '#runtime/i18n/en/console/notices.ts';
import { date, money } from '../../../parts/formats.ts';

/** Writes what has happened in one line. */
export function noticeText(notice: Pick<ConsoleNotice, 'kind' | 'details'>): string {
  return textIn({ texts, money, date }, notice);
}

/** Names a kind of notices. */
export function kindName(kind: NoticeKind): string {
  return texts[KIND_TEXTS[kind]];
}
