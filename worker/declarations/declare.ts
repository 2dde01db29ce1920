import type { WithdrawalRequest } from '#runtime/contracts/withdrawals.ts';
import { ApiError } from '../http/errors.ts';
import { dispatchMails } from '../mail/service.ts';
import { declarationNoticesTo, isAllowed, mailRequests } from '../passwords/service.ts';
import { randomToken, sessionSecrets, sha256 } from '../session/service.ts';
import { linkBase } from '../site/link-base.ts';
import { noticeAddressOf } from '../site/notice-settings.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { chainKey } from './chain.ts';
import type { DeclareRequest } from './declare-request.ts';
import { type MatchedOrder, matchOrder, orderOfToken } from './find-order.ts';
import { findByKey } from './repository.ts';
import { type DeclarationRow, type Receipt, toReceipt } from './rows.ts';
import { typedLine, typedText } from './typed-text.ts';
import { writeDeclaration } from './write-declaration.ts';

/**
 * Takes a declaration in the language of the call's site, and returns its receipt. It counts and is receipted without any
 * proof, in the same words and with the same work whether an order is found or not. A mailbox and a network get only so
 * many receipts by mail in a day, because anybody can name any address. A declaration beyond that is kept and answered all
 * the same: its page is the receipt, and the owner reads it in the console. Throws IDEMPOTENCY_KEY_REUSED, and with an
 * order's token WITHDRAWAL_UNITS; INVALID_REQUEST for units without one.
 */
export async function declare(call: ShopCall, request: DeclareRequest): Promise<Receipt> {
  const { db, env, site } = call;
  const { siteId } = site;
  const sent = { ...request, ...typedTexts(request) };
  const requestHash = hashOf(sent);
  const retryKey = request.idempotencyKey ?? randomToken();
  const earlier = await findByKey(db, siteId, retryKey);
  if (earlier) return repeated(earlier, requestHash);

  const order = await findOrder(db, siteId, sent);
  const [key, baseUrl, isMailed, isNoticed] = await Promise.all([
    chainKey(db, sessionSecrets(env), siteId),
    linkBase(env, site, request.calledOrigin),
    mayMail(call, sent, order),
    mayNotify(call, order?.isProven === true),
  ]);
  const stored = { sent, order, key, baseUrl, retryKey, requestHash, isMailed, isNoticed };
  const written = await writeDeclaration(call, stored);
  if (written === 'repeated') {
    const first = await findByKey(db, siteId, retryKey);
    if (!first) throw new Error('A declaration is gone');
    return repeated(first, requestHash);
  }
  await dispatchMails(env, siteId, written.mailIds);
  return written.receipt;
}

function repeated(earlier: DeclarationRow, requestHash: string): Receipt {
  if (earlier.request_hash !== requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  return toReceipt(earlier);
}

/** Returns what was typed, without what could pass for further lines of the receipt. */
function typedTexts({ name, contract, part, email }: WithdrawalRequest) {
  return { name: typedLine(name), contract: typedLine(contract), part: typedText(part), email };
}

function hashOf({
  kind,
  name,
  contract,
  part,
  email,
  orderToken,
  lines,
  cancellation,
  details,
}: DeclareRequest): string {
  const said = [kind, name, contract, part, email, orderToken, lines, cancellation, details];
  return sha256(JSON.stringify(said.map((value) => value ?? null)));
}

/** Finds the order by its page's token, which proves that the buyer or somebody of theirs declares; else by what was typed. */
async function findOrder(
  db: D1Database,
  siteId: string,
  { orderToken, lines, contract, email }: DeclareRequest,
): Promise<(MatchedOrder & { isProven: boolean }) | undefined> {
  const proven = orderToken ? await orderOfToken(db, siteId, orderToken) : undefined;
  if (proven) return { ...proven, isProven: true };
  if (lines) throw new ApiError('INVALID_REQUEST', { fields: ['lines'] });
  const matched = await matchOrder(db, siteId, { contract, email });
  return matched && { ...matched, isProven: false };
}

/** Whether a receipt goes out by mail. Strangers cannot use up the mails of a buyer who comes from the order's own page. */
function mayMail(
  { db, site, now }: ShopCall,
  { email, networks }: DeclareRequest,
  order: (MatchedOrder & { isProven: boolean }) | undefined,
): Promise<boolean> {
  const isBuyers = order?.isProven === true && order.email === email.toLowerCase();
  const source = { networks, device: isBuyers ? `order|${order.id}` : undefined };
  return isAllowed(db, site.siteId, mailRequests('declaration-receipt', email, source), now);
}

/** Strangers cannot use up the notices of buyers who come from their order's own page. */
async function mayNotify({ db, site, now }: ShopCall, isProven: boolean): Promise<boolean> {
  const owner = noticeAddressOf(site, 'withdrawal');
  return owner !== '' && isAllowed(db, site.siteId, declarationNoticesTo(owner, isProven), now);
}
