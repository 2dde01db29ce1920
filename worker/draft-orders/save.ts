import type { DraftOrder, DraftOrderInput, NewPaymentLink } from '#runtime/contracts/draft-order.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { cancelOpenPayments } from '../checkout/service.ts';
import { refusalOf } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { dispatchMails, mailStatements } from '../mail/service.ts';
import { numberText, requireOrder } from '../orders/service.ts';
import { createOnce } from '../owner/service.ts';
import { offersOnlyTestPayments } from '../payments/service.ts';
import { sha256 } from '../session/service.ts';
import { linkBase } from '../site/link-base.ts';
import { inLanguageOf } from '../site/mail-language.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { cancelStatements, insertStatements, linkStatements, replaceStatements } from './changes.ts';
import { linkToken, payPath } from './links.ts';
import { paymentLinkMail } from './mail.ts';
import { type PricedDraft, priceDraft } from './price.ts';
import { findDraft, type StoredDraft } from './repository.ts';
import { readDraft, requireDraft } from './view.ts';

/** An owner's call about drafts. */
export type DraftCall = OwnerCall & ShopCall;

export async function createDraft(call: DraftCall, input: DraftOrderInput): Promise<DraftOrder> {
  const id = sortableId(call.now);
  const totalCents = await totalOf(call, id, input);
  const created = await createOnce(call, id, async (reservation) => {
    await call.db.batch([...reservation, ...insertStatements(call.db, changeOf(call, id), { input, totalCents })]);
  });
  return readDraft(call, created);
}

/**
 * Replaces a draft that has not changed since `version`. Its link ends, and a payment that its buyer has begun is
 * cancelled first: a buyer who was faster has the order, and the draft is refused with DRAFT_ENDED.
 */
export async function replaceDraft(
  call: DraftCall,
  id: string,
  version: number,
  input: DraftOrderInput,
): Promise<DraftOrder> {
  if ((await requireDraft(call, id)).edit) throw new ApiError('ORDER_NOT_EDITABLE');
  const totalCents = await totalOf(call, id, input);
  await change(call, id, version, () => replaceStatements(call.db, changeOf(call, id), version, { input, totalCents }));
  return readDraft(call, id);
}

/** Cancels a draft and its link. */
export async function cancelDraft(call: DraftCall, id: string, version: number): Promise<DraftOrder> {
  await change(call, id, version, () => cancelStatements(call.db, changeOf(call, id), version));
  return readDraft(call, id);
}

/** Opens a payment link, in the place of an earlier one, and mails it. Throws CHECKOUT_INCOMPLETE where something is missing. */
export async function openLink(
  call: DraftCall,
  id: string,
  version: number,
  { days, mails }: NewPaymentLink,
): Promise<DraftOrder> {
  const draft = await requireDraft(call, id);
  const buyers = await inLanguageOf(call, draft.input.email);
  const priced = await priceDraft(buyers, id, draft.input);
  expectPayable(priced);
  const number = draft.linkNumber + 1;
  const token = linkToken(call.secret, call.site.siteId, id, number);
  const baseUrl = await linkBase(call.env, buyers.site, call.origin);
  const expiresAt = call.now + days * DAY_MS;
  const mail = await paymentLinkMail(buyers, {
    draftId: id,
    number,
    email: draft.input.email,
    message: draft.input.message,
    url: baseUrl + payPath(token),
    baseUrl,
    expiresAt,
    dueCents: draft.edit ? draft.totalCents : priced.totals.dueCents,
    lines: priced.lines,
    isTest: offersOnlyTestPayments(call.env, call.site),
    ...(draft.edit && { addedTo: await numberOf(call, draft.edit.orderId) }),
  });
  const sent = mails ? [mail] : [];
  const link = { tokenHash: sha256(token), number, expiresAt, baseUrl, mailedAt: mails ? call.now : null };
  await change(call, id, version, () => [
    ...linkStatements(call.db, changeOf(call, id), version, link),
    ...mailStatements(call.db, { siteId: call.site.siteId, secret: call.secret }, sent, call.now),
  ]);
  await dispatchMails(
    call.env,
    call.site.siteId,
    sent.map((written) => written.id),
  );
  return readDraft(call, id);
}

/** Throws CHECKOUT_INCOMPLETE with what is missing, and OUT_OF_STOCK. */
export function expectPayable({ problems }: PricedDraft): void {
  if (problems.length === 0) return;
  if (problems.every(({ kind }) => kind === 'soldOut')) throw new ApiError('OUT_OF_STOCK');
  const fields = problems.map(({ kind, line }) => (line === null ? kind : `lines.${line}`));
  throw new ApiError('CHECKOUT_INCOMPLETE', { fields: [...new Set(fields)] });
}

async function totalOf(call: ShopCall, id: string, input: DraftOrderInput): Promise<number> {
  return (await priceDraft(call, id, input)).totals.grandTotalCents;
}

/** Makes a change once nobody can pay what the draft said before. */
async function change(
  call: DraftCall,
  id: string,
  version: number,
  statements: () => D1PreparedStatement[],
): Promise<void> {
  const current = () => findDraft(call.db, call.site.siteId, id);
  await refusingStale(async () => {
    expectVersion(await requireDraft(call, id), version);
    await cancelOpenPayments(call, id);
    try {
      await call.db.batch(statements());
    } catch (error) {
      throw refusalOf(error);
    }
  }, current);
}

/** A stale call cancels nobody's payment. */
function expectVersion(draft: StoredDraft, version: number): void {
  if (draft.version !== version) throw new ApiError('VERSION_STALE');
}

function changeOf({ site, owner, now }: DraftCall, id: string) {
  return { siteId: site.siteId, id, keyId: owner.keyId, now };
}

async function numberOf({ db, site }: ShopCall, orderId: string): Promise<string> {
  return numberText((await requireOrder(db, site.siteId, orderId)).order.number);
}
