import type { Order } from '#runtime/contracts/order.ts';
import type { EditTotals, OrderChanges, OrderEdit, OrderEditAnswer } from '#runtime/contracts/order-edit.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { guard, isClash, refusalOf } from '../../../db/guards.ts';
import { insertEditStatements, linkToken, openEdit, paymentLinkMail, payPath } from '../../../draft-orders/service.ts';
import { ApiError } from '../../../http/errors.ts';
import { dispatchMails, mailStatements } from '../../../mail/service.ts';
import { editedMails, numberText, orderVersion, requireOrder } from '../../../orders/service.ts';
import { auditStatement } from '../../../owner/service.ts';
import { sha256 } from '../../../session/service.ts';
import { linkBase } from '../../../site/link-base.ts';
import { inLanguageOf } from '../../../site/mail-language.ts';
import type { ShopCall } from '../../../site/shop-call.ts';
import { finishRefund } from '../finish-refund.ts';
import { findRefund, insertRefundStatement, type OrderedRefund } from '../ordered-refunds.ts';
import { splitRefund } from '../split-refund.ts';
import { editGuard, editStatements, isRefundAlone, refundedDelivery } from './edit-statements.ts';
import { endExpiredEdits } from './expired-edits.ts';
import { editTotals, type PricedEdit, plannedEdit, priceEdit } from './plan-edit.ts';

/** The cron takes up a refund that was not answered by then, because its call has surely ended. */
const TAKEN_UP_MS = 5 * 60 * 1000;
const EDIT_ID_LENGTH = 32;

/** A call about an edit; `version` is that of the order which its owner saw, undefined for a program that does not say. */
type OfVersion = ShopCall & { version: number | undefined };
/** An owner's call that edits an order. */
export type EditCall = OfVersion & { keyId: string; origin: string };

/** Says what an edit would cost now, and changes nothing. Throws VERSION_STALE for an order that has changed. */
export async function previewEdit(call: OfVersion, name: string, changes: OrderChanges): Promise<EditTotals> {
  const { order } = await requireOrder(call.db, call.site.siteId, name);
  expectVersion(call, order);
  return editTotals(order, await priceEdit(call, order, changes));
}

/**
 * Edits an order that was not sent. Where the buyer has something to pay, the order stays as it is until that is paid by a
 * link; anything else happens at once, and what is left goes back. A repeat with the same key does nothing a second time.
 * Throws VERSION_STALE where the order is not as its owner saw it.
 */
export async function editOrder(call: EditCall, name: string, asked: OrderEdit, key: string): Promise<OrderEditAnswer> {
  const { db, site } = call;
  let { order } = await requireOrder(db, site.siteId, name);
  const editId = `e${sha256(`edit|${site.siteId}|${order.id}|${key}`).slice(0, EDIT_ID_LENGTH)}`;
  const earlier = await findEarlier(call, order.id, editId);
  if (earlier) return answer(call, order.id, earlier.draftId);
  // A buyer who was faster has paid, so that the order has changed.
  if (await endExpiredEdits(call, order.id)) order = (await requireOrder(db, site.siteId, order.id)).order;
  expectVersion(call, order);
  const buyers = await inLanguageOf(call, order.email);
  const edit = await priceEdit(buyers, order, asked);
  if (edit.problems.length > 0) {
    const fields = edit.problems.map(({ kind, line }) => (line === null ? kind : `add.${line}`));
    throw new ApiError('CHECKOUT_INCOMPLETE', { fields: [...new Set(fields)] });
  }
  if (edit.differenceCents !== asked.differenceCents) throw new ApiError('CHECKOUT_CHANGED');
  const plan = plannedEdit(order, asked, edit);
  if (edit.differenceCents > 0) {
    await askForPayment(call, buyers, { editId, asked, edit, plan, number: order.number });
    return answer(call, order.id, editId);
  }
  const refundCents = -edit.differenceCents;
  const refund: OrderedRefund = {
    siteId: site.siteId,
    orderId: order.id,
    retryKey: editId,
    askedCents: refundCents,
    lines: isRefundAlone(plan) ? [...plan.remove] : null,
    refundsDelivery: false,
    cents: refundCents,
    parts: await splitRefund(call, order.id, refundCents),
    deliveryCents: refundedDelivery(plan),
    giftCardCents: isRefundAlone(plan) ? plan.toGiftCardCents : 0,
    returnId: null,
    keyId: call.keyId,
    restocks: false,
    state: 'open',
  };
  const mails = asked.mails ? await editedMails(buyers, order.id, editId) : [];
  const isOpen = `EXISTS (SELECT 1 FROM draft_orders WHERE site_id = ?1 AND edits_order_id = ?2 AND state = 'open')`;
  try {
    await db.batch([
      guard(db, site.siteId, { ORDER_CONFLICT: isOpen }, order.id),
      ...editStatements(db, { siteId: site.siteId, editId, edit: plan, now: call.now }),
      ...(refundCents > 0 ? [insertRefundStatement(db, refund, call.now + TAKEN_UP_MS)] : []),
      ...mailStatements(db, { siteId: site.siteId, secret: call.secret }, mails, call.now),
      audit(call, order.id),
    ]);
  } catch (error) {
    // A repeat of this call may have been faster.
    const first = await findEarlier(call, order.id, editId);
    if (first) return answer(call, order.id, first.draftId);
    throw refusalOf(error);
  }
  await dispatchMails(
    call.env,
    site.siteId,
    mails.map((mail) => mail.id),
  );
  if (refundCents > 0) await finishRefund(call, refund);
  return answer(call, order.id, null);
}

function expectVersion({ version }: OfVersion, order: Order): void {
  if (version !== undefined && version !== orderVersion(order)) throw new ApiError('VERSION_STALE');
}

type Earlier = { draftId: string | null };

/** Finds what an earlier call with the same key has done, and finishes what it has left. */
async function findEarlier(call: EditCall, orderId: string, editId: string): Promise<Earlier | undefined> {
  const { db, site } = call;
  if (await openEdit(db, site.siteId, editId)) return { draftId: editId };
  const done = await db
    .prepare(`SELECT 1 FROM order_events WHERE site_id = ?1 AND order_id = ?2 AND kind = 'edited' AND ref = ?3`)
    .bind(site.siteId, orderId, editId)
    .first();
  if (done === null) return undefined;
  const refund = await findRefund(db, site.siteId, orderId, editId);
  if (refund?.state === 'open') await finishRefund(call, refund);
  return { draftId: null };
}

interface Asked {
  editId: string;
  asked: OrderEdit;
  edit: PricedEdit;
  plan: ReturnType<typeof plannedEdit>;
  number: number;
}

/** Opens the payment link of the difference, and mails it. */
async function askForPayment(call: EditCall, buyers: ShopCall, { editId, asked, edit, plan, number }: Asked) {
  const { db, env, site, secret, now } = call;
  const token = linkToken(secret, site.siteId, editId, 1);
  const baseUrl = await linkBase(env, buyers.site, call.origin);
  const expiresAt = now + asked.days * DAY_MS;
  const mail = await paymentLinkMail(buyers, {
    draftId: editId,
    number: 1,
    email: edit.input.email,
    message: '',
    url: baseUrl + payPath(token),
    baseUrl,
    expiresAt,
    dueCents: edit.differenceCents,
    lines: edit.priced.lines,
    addedTo: numberText(number),
  });
  const mails = asked.mails ? [mail] : [];
  const link = { tokenHash: sha256(token), expiresAt, baseUrl, mailedAt: asked.mails ? now : null };
  const draft = { siteId: site.siteId, id: editId, keyId: call.keyId, now };
  const added = { input: edit.input, totalCents: edit.differenceCents, plan, link };
  try {
    await db.batch([
      editGuard(db, site.siteId, editId, plan),
      ...insertEditStatements(db, draft, added),
      ...mailStatements(db, { siteId: site.siteId, secret }, mails, now),
      audit(call, plan.orderId),
    ]);
  } catch (error) {
    // A repeat of this call was faster.
    if (!isClash(error, 'draft_orders.site_id, ')) throw refusalOf(error);
  }
  await dispatchMails(
    env,
    site.siteId,
    mails.map(({ id }) => id),
  );
}

function audit({ db, site, keyId, now }: EditCall, orderId: string): D1PreparedStatement {
  return auditStatement(db, { siteId: site.siteId, keyId, action: 'order.edited', target: orderId }, now);
}

async function answer({ db, site }: ShopCall, orderId: string, draftId: string | null): Promise<OrderEditAnswer> {
  return { order: (await requireOrder(db, site.siteId, orderId)).order, draftId };
}
