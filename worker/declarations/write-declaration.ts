import { declarationKeptUntil } from '#runtime/domain/law/limitation.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { failedGuard, isClash } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import { mailStatements } from '../mail/service.ts';
import { ownerNoticeStatement } from '../owner-notices/service.ts';
import { randomToken } from '../session/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { addCounts } from '../stats/service.ts';
import { declarationMessage } from '../webhooks/service.ts';
import { type Declared, digestOf, headOf } from './chain.ts';
import type { DeclareRequest } from './declare-request.ts';
import { declaredText, wordsOf } from './declared-text.ts';
import type { MatchedOrder } from './find-order.ts';
import { noticeMail } from './notice-mail.ts';
import { receiptMail } from './receipt-mail.ts';
import { insertStatement, type LastLink, lastLink } from './repository.ts';
import { numberText, type Receipt } from './rows.ts';
import { areLeft, unitTexts } from './units.ts';

/** Most times that a place in the chain is sought: each time, another declaration has just taken it. */
const MOST_TRIES = 50;
/** Longest wait before the next try, so that declarations of the same moment do not meet again. */
const WAIT_MS = 40;

interface Stored {
  sent: DeclareRequest;
  order: (MatchedOrder & { isProven: boolean }) | undefined;
  /** The key of the chain. */
  key: string;
  baseUrl: string;
  retryKey: string;
  requestHash: string;
  isMailed: boolean;
  isNoticed: boolean;
}

interface Written {
  receipt: Receipt;
  mailIds: string[];
}

/**
 * Writes a declaration at the end of the chain, with its mails and what follows from it in one batch. 'repeated' means that
 * the same press was written meanwhile. Where another declaration takes the place, the next one is sought: all that
 * follows from the place is written anew. Throws WITHDRAWAL_UNITS.
 */
export async function writeDeclaration(call: ShopCall, stored: Stored): Promise<Written | 'repeated'> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const last = await lastLink(call.db, call.site.siteId, stored.sent.lines ? (stored.order?.id ?? '') : '');
    try {
      return await writeAfter(call, stored, last);
    } catch (error) {
      if (isClash(error, 'declarations.site_id, declarations.retry_key')) return 'repeated';
      const isLate = isClash(error, 'declarations.site_id, declarations.number');
      if (!isLate && failedGuard(error) !== 'SUBSCRIPTION_CHANGED') throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * WAIT_MS));
  }
  throw new ApiError('OVERLOADED');
}

async function writeAfter(call: ShopCall, stored: Stored, last: LastLink): Promise<Written> {
  const { db, site, secret, now } = call;
  const { siteId } = site;
  const { sent, order, baseUrl, retryKey, requestHash } = stored;
  if (sent.lines && !areLeft(sent.lines, last.left)) throw new ApiError('WITHDRAWAL_UNITS', { fields: ['lines'] });
  const declared = await declaredAfter(call, stored, last);
  const salt = randomToken();
  const digest = digestOf(declared, salt);
  const head = headOf(stored.key, last.head, digest);
  const id = sortableId(now);
  const keepUntil = declarationKeptUntil(declared.country, now);
  const { kind, orderId, email, text } = declared;
  const number = numberText(kind, declared.number);
  const mails = [
    ...(stored.isMailed ? [await receiptMail(call, { id, kind, number, receivedAt: now, email, text, head })] : []),
    ...(stored.isNoticed ? [await noticeMail(call, { ...declared, id, baseUrl, numberText: number }, order)] : []),
  ];
  const { subscriptionId } = declared;
  const isProven = order?.isProven === true;
  const followed = await sent.follow?.({ subscriptionId: subscriptionId ?? '', isProven });
  await db.batch([
    insertStatement(db, siteId, declared, {
      ...{ id, retryKey, requestHash, baseUrl, keepUntil, salt, digest, head },
      isProven,
      isReceiptMailed: stored.isMailed,
    }),
    declarationMessage(db, siteId, { declarationId: id, number, kind, orderId }),
    ownerNoticeStatement(
      db,
      { siteId, kind: 'withdrawal', target: `withdrawals/${id}`, details: { number, kind } },
      now,
    ),
    ...mailStatements(db, { siteId, secret }, mails, now),
    ...(kind === 'withdrawal'
      ? addCounts(db, [{ siteId, at: now, timeZone: site.timeZone, kind: 'withdrawals' }])
      : []),
    ...(followed?.statements ?? []),
  ]);
  const mailIds = [...mails.map((mail) => mail.id), ...(followed?.mailIds ?? [])];
  return { receipt: { id, number, receivedAt: now, email, text, head }, mailIds };
}

async function declaredAfter({ site, now }: ShopCall, { sent, order }: Stored, last: LastLink): Promise<Declared> {
  const { kind, name, email, contract, part, lines = null, cancellation = null, details = [], origin } = sent;
  const words = wordsOf(kind, await textsIn(site.language));
  const units = unitTexts(lines ?? [], last.left);
  return {
    ...{ number: last.number + 1, kind, receivedAt: now, name, email, contract, part, lines, cancellation, origin },
    text: declaredText(site, words, { name, email, contract, part, units, details }),
    orderId: order?.id ?? null,
    subscriptionId: order?.subscriptionId ?? null,
    country: order?.country ?? '',
    language: site.language,
  };
}
