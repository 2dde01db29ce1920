import { Hono } from 'hono';
import * as z from 'zod/mini';
import { Order, OrderCancellation } from '#runtime/contracts/order.ts';
import { EditTotals, OrderChanges, OrderEdit, OrderEditAnswer } from '#runtime/contracts/order-edit.ts';
import { Reconciliation, RefundAnswer, RefundRequest } from '#runtime/contracts/payments.ts';
import { Return } from '#runtime/contracts/returns.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import type { AppEnv, ReadableContext } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { readIdempotency } from '../http/idempotency.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { optionalVersion } from '../http/version.ts';
import { auditStatement } from '../owner/service.ts';
import { shopCall } from '../site/shop-call.ts';
import { cancelOrder } from './payment/cancel-order.ts';
import { editOrder, previewEdit } from './payment/edit/edit-order.ts';
import { refundOrder } from './payment/refund-order.ts';
import { refundReturn } from './payment/refund-return.ts';
import { reconcilePage } from './reconciliation/reconciliation.ts';

const REFUND = '/api/owner/orders/:order/refund';
const RETURN_REFUND = '/api/owner/returns/:returnId/refund';
const EDIT = '/api/owner/orders/:order/edit';
const CANCELLATION = '/api/owner/orders/:order/cancel';
const RECONCILIATION = '/api/owner/payments/reconciliation';
const DAYS_MAX = 92;

const Nothing = z.strictObject({});

/** Whole days in UTC, the last one included. */
const Days = z
  .strictObject({ from: z.iso.date(), to: z.iso.date(), cursor: z.optional(z.string().check(z.maxLength(200))) })
  .check(
    z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < DAYS_MAX * DAY_MS, { path: ['to'] }),
  );

/** The owner's API for money: refunds, and the comparison with the providers' lists. */
export const ownerPayments = new Hono<AppEnv>();

ownerPayments.get(
  RECONCILIATION,
  owner('orders:read', {
    summary: 'Compares the payments of some days with the provider’s',
    moves: 'nothing',
    answer: Reconciliation,
  }),
  query(Days),
  async (c) => {
    const { cursor = '', ...days } = c.var.query;
    return c.json(await reconcilePage(shopCall(c.env, c.var.site), spanOf(days), { cursor, isMending: false }));
  },
);

ownerPayments.post(
  RECONCILIATION,
  owner('orders:write', {
    summary: 'Compares them, and takes over what is sure',
    moves: 'money',
    answer: Reconciliation,
  }),
  input(Days),
  async (c) => {
    const { cursor = '', ...days } = c.var.input;
    const call = shopCall(c.env, c.var.site);
    const page = await reconcilePage(call, spanOf(days), { cursor, isMending: true });
    const mended = page.differences.filter(({ isMended }) => isMended).length;
    const entry = { siteId: c.var.site.siteId, keyId: c.var.owner.keyId, action: 'payments.mended', target: '' };
    if (mended > 0) await auditStatement(call.db, { ...entry, details: { mended } }, call.now).run();
    return c.json(page);
  },
);

ownerPayments.post(
  REFUND,
  owner('orders:write', {
    summary: 'Refunds an order',
    moves: 'money',
    answer: RefundAnswer,
    idempotencyKey: 'required',
  }),
  input(RefundRequest),
  async (c) => {
    const call = { ...shopCall(c.env, c.var.site), keyId: c.var.owner.keyId };
    return c.json(await refundOrder(call, { ...c.var.input, order: c.req.param('order'), key: requireKey(c) }));
  },
);

ownerPayments.post(
  RETURN_REFUND,
  owner('orders:write', {
    summary: 'Gives back the money of a return',
    moves: 'money',
    answer: Return,
    idempotencyKey: 'required',
  }),
  input(Nothing),
  async (c) => {
    const call = { ...shopCall(c.env, c.var.site), keyId: c.var.owner.keyId };
    return c.json(await refundReturn(call, c.req.param('returnId'), requireKey(c)));
  },
);

ownerPayments.post(
  CANCELLATION,
  owner('orders:write', {
    summary: 'Cancels an order of which nothing was sent',
    moves: 'money',
    answer: Order,
  }),
  input(OrderCancellation),
  async (c) => {
    const call = { ...shopCall(c.env, c.var.site), keyId: c.var.owner.keyId };
    return c.json(await cancelOrder(call, c.req.param('order'), c.var.input));
  },
);

ownerPayments.post(
  `${EDIT}-totals`,
  owner('orders:read', {
    summary: 'Says what an edit of an order would cost',
    moves: 'nothing',
    answer: EditTotals,
    ifMatch: 'optional',
  }),
  input(OrderChanges),
  async (c) => {
    const call = { ...shopCall(c.env, c.var.site), version: optionalVersion(c) };
    return c.json(await previewEdit(call, c.req.param('order'), c.var.input));
  },
);

ownerPayments.post(
  EDIT,
  owner('orders:write', {
    summary: 'Edits an order that was not sent; the difference is refunded, or paid by a link',
    moves: 'money',
    answer: OrderEditAnswer,
    ifMatch: 'optional',
    idempotencyKey: 'required',
  }),
  input(OrderEdit),
  async (c) => {
    const { origin } = new URL(c.req.url);
    const by = { keyId: c.var.owner.keyId, version: optionalVersion(c), origin };
    return c.json(
      await editOrder({ ...shopCall(c.env, c.var.site), ...by }, c.req.param('order'), c.var.input, requireKey(c)),
    );
  },
);

function requireKey(c: ReadableContext): string {
  const key = readIdempotency(c)?.key;
  if (!key) throw new ApiError('IDEMPOTENCY_KEY_INVALID');
  return key;
}

function spanOf({ from, to }: { from: string; to: string }) {
  return { from: Date.parse(from), to: Date.parse(to) + DAY_MS };
}
