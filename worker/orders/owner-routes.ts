import { Hono } from 'hono';
import * as z from 'zod/mini';
import { Order, OrderNote } from '#runtime/contracts/order.ts';
import { DeliveredParcel, ParcelCorrection, SentParcel, StepBack } from '#runtime/contracts/parcels.ts';
import type { AppEnv, ReadableContext } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { input } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { versionHeaders } from '../http/version.ts';
import { shopCall } from '../site/shop-call.ts';
import { recordDelivery } from './delivered.ts';
import { orderVersion } from './order-version.ts';
import { addNote, recordStep, requireOrder, type Step } from './owner-steps.ts';
import { packingSlips } from './packing-slip.ts';
import { correctParcel, takeStepBack } from './parcels.ts';

const ORDERS = '/api/owner/orders';
const ORDER = `${ORDERS}/:order`;
const PACKED = `${ORDER}/packed`;
const SENT = `${ORDER}/sent`;
const PARCEL = `${ORDER}/parcels/:parcel`;
const TAKEN_BACK = `${ORDER}/taken-back`;
const DELIVERED = `${ORDER}/delivered`;
const ENDED = `${ORDER}/ended`;
const NOTES = `${ORDER}/notes`;
const PACKING_SLIP = `${ORDER}/packing-slip`;

const Nothing = z.strictObject({});

/** The owner's API for paid orders. */
export const ownerOrders = new Hono<AppEnv>();

ownerOrders.get(
  ORDER,
  owner('orders:read', { summary: 'Reads an order', moves: 'people by page', answer: Order, isVersioned: true }),
  async (c) => {
    const { order } = await requireOrder(c.env.DB, c.var.site.siteId, c.req.param('order'));
    return c.json(order, 200, versionHeaders({ version: orderVersion(order) }));
  },
);

ownerOrders.post(
  PACKED,
  owner('orders:write', { summary: 'Says that an order is packed', moves: 'nothing', answer: Order }),
  input(Nothing),
  async (c) => c.json(await record(c, c.req.param('order'), { kind: 'packed' })),
);

ownerOrders.post(
  SENT,
  owner('orders:write', {
    summary: 'Says that an order or a part of it is on its way',
    moves: 'nothing',
    answer: Order,
  }),
  input(SentParcel),
  async (c) => c.json(await record(c, c.req.param('order'), { kind: 'sent', parcel: c.var.input })),
);

ownerOrders.put(
  PARCEL,
  owner('orders:write', {
    summary: 'Corrects the carrier or the number of a parcel, counted from 0',
    moves: 'nothing',
    answer: Order,
  }),
  input(ParcelCorrection),
  async (c) => {
    const call = { ...shopCall(c.env, c.var.site), keyId: c.var.owner.keyId };
    return c.json(await correctParcel(call, c.req.param('order'), placeOf(c.req.param('parcel')), c.var.input));
  },
);

ownerOrders.post(
  TAKEN_BACK,
  owner('orders:write', {
    summary: 'Takes back that an order is packed, or a parcel that was not sent',
    moves: 'nothing',
    answer: Order,
  }),
  input(StepBack),
  async (c) => {
    const call = { ...shopCall(c.env, c.var.site), keyId: c.var.owner.keyId };
    return c.json(await takeStepBack(call, c.req.param('order'), c.var.input));
  },
);

ownerOrders.post(
  DELIVERED,
  owner('orders:write', { summary: 'Says that goods of an order have arrived', moves: 'nothing', answer: Order }),
  input(DeliveredParcel),
  async (c) => {
    const call = { ...shopCall(c.env, c.var.site), keyId: c.var.owner.keyId };
    return c.json(await recordDelivery(call, c.req.param('order'), c.var.input));
  },
);

ownerOrders.post(
  ENDED,
  owner('orders:write', { summary: 'Completes an order', moves: 'nothing', answer: Order }),
  input(Nothing),
  async (c) => c.json(await record(c, c.req.param('order'), { kind: 'ended' })),
);

ownerOrders.post(
  NOTES,
  owner('orders:write', { summary: 'Adds a note that no buyer sees', moves: 'nothing', status: 201, answer: Order }),
  input(OrderNote),
  async (c) => c.json(await addNote(ownerCall(c), c.req.param('order'), c.var.input.note), 201),
);

ownerOrders.get(
  PACKING_SLIP,
  owner('orders:read', {
    summary: 'Writes the packing slip of what was not sent yet, as a page to print',
    moves: 'people by page',
    answerType: 'text/html',
  }),
  async (c) => {
    const { order } = await requireOrder(c.env.DB, c.var.site.siteId, c.req.param('order'));
    return c.html(await packingSlips(shopCall(c.env, c.var.site), [order]));
  },
);

function placeOf(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new ApiError('INVALID_REQUEST', { fields: ['parcel'] });
  return Number(text);
}

function record(c: ReadableContext, name: string, step: Step): Promise<Order> {
  return recordStep({ ...shopCall(c.env, c.var.site), keyId: c.var.owner.keyId }, name, step);
}
