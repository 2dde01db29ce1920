import { createHash } from 'node:crypto';
import { ORDER_STATES } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderUnits } from '#runtime/contracts/order.ts';
import type { OwnerMails } from '#runtime/contracts/owner.ts';
import { apiCommand, type Room } from '../command.ts';
import { choice, flag, PAGING, required, text, whole } from '../option-kinds.ts';
import { bytes, object, table } from '../output.ts';
import { UsageError } from '../usage-error.ts';

const ORDERS = '/api/owner/orders';
const path = (order: string) => `${ORDERS}/${encodeURIComponent(order)}`;

export const orders: Room = {
  name: 'orders',
  title: 'Paid orders; ORDER is a number or an id',
  commands: [
    apiCommand({
      name: 'orders list',
      options: { state: choice('STATE', ORDER_STATES), ...PAGING },
      about: 'lists the orders, newest first',
      run: async ({ options, api }) => {
        const answer = await api.get<{ orders: Order[] }>(ORDERS, options);
        return table(answer, answer.orders, [
          'number',
          'state',
          'placedAt',
          'email',
          ['items', ({ items }) => items.map(({ quantity, productName }) => `${quantity} × ${productName}`)],
          'grandTotal',
          'refundedTotal',
        ]);
      },
    }),
    apiCommand({
      name: 'orders get',
      operands: ['ORDER'],
      about: 'prints an order with its lines and what has happened to it',
      run: async ({ operands: [order], api }) => object(await api.get<Order>(path(order))),
    }),
    apiCommand({
      name: 'orders pack',
      operands: ['ORDER'],
      about: 'says that it is packed',
      run: async ({ operands: [order], api }) => object(await api.post(`${path(order)}/packed`, {})),
    }),
    apiCommand({
      name: 'orders send',
      operands: ['ORDER'],
      options: {
        carrier: text('NAME'),
        tracking: text('ADDRESS'),
        units: text('POSITION:QUANTITY,…', 'are in this parcel, and not all the rest; items are counted from 0'),
      },
      about: 'says that it, or a part of it, is on its way, and mails the buyer',
      run: async ({ operands: [order], options: { carrier, tracking, units }, api }) => {
        const lines = units === undefined ? {} : { lines: units.split(',').map(readUnits) };
        return object(await api.post(`${path(order)}/sent`, { carrier, trackingUrl: tracking, ...lines }));
      },
    }),
    apiCommand({
      name: 'orders slip',
      operands: ['ORDER'],
      about: 'writes the packing slip of what was not sent yet, for > FILE.html',
      run: async ({ operands: [order], api }) => bytes(await api.stream(`${path(order)}/packing-slip`)),
    }),
    apiCommand({
      name: 'orders end',
      operands: ['ORDER'],
      about: 'says that all is done',
      run: async ({ operands: [order], api }) => object(await api.post(`${path(order)}/ended`, {})),
    }),
    apiCommand({
      name: 'orders refund',
      operands: ['ORDER'],
      options: {
        cents: whole('N', 'of the smallest unit of money'),
        restock: flag('puts the order’s units back into stock'),
        again: whole('TIMES', 'with 2, the same amount is refunded a second time'),
      },
      about:
        'gives back what is left of the money, or --cents of it; the same command refunds once, however often it is run',
      run: async ({ operands: [order], options: { cents, restock, again }, api }) => {
        const idempotencyKey = refundKey(cents, again ?? 1);
        return object(await api.post(`${path(order)}/refund`, { amountCents: cents, restock }, { idempotencyKey }));
      },
    }),
    apiCommand({
      name: 'orders cancel',
      operands: ['ORDER'],
      options: { reason: text('TEXT', 'which the buyer reads'), 'keep-stock': flag('puts no units back into stock') },
      about: 'gives all its money back and tells the buyer; it is refused once a part is on its way',
      run: async ({ operands: [order], options: { reason, 'keep-stock': keepsStock }, api }) =>
        object(await api.post(`${path(order)}/cancel`, { reason, restock: !keepsStock })),
    }),
    apiCommand({
      name: 'orders note',
      operands: ['ORDER'],
      options: { text: required(text('TEXT')) },
      about: 'adds a note that no buyer sees',
      run: async ({ operands: [order], options, api }) =>
        object(await api.post(`${path(order)}/notes`, { note: options.text })),
    }),
    apiCommand({
      name: 'orders mails',
      operands: ['ORDER'],
      about: 'lists the mails about it; mails send sends one again',
      run: async ({ operands: [order], api }) => {
        const { id } = await api.get<Order>(path(order));
        const answer = await api.get<OwnerMails>('/api/owner/mails', { order: id, limit: 100 });
        return table(answer, answer.mails, ['id', 'createdAt', 'kind', 'recipient', 'subject', 'status', 'error']);
      },
    }),
  ],
};

/** Throws UsageError. */
function readUnits(units: string): OrderUnits {
  const [, position, quantity] = /^(\d{1,4}):(\d{1,4})$/.exec(units.trim()) ?? [];
  if (position === undefined || quantity === undefined) {
    throw new UsageError(`--units is a list like 0:2,1:1, not ${units}.`);
  }
  return { position: Number(position), quantity: Number(quantity) };
}

/**
 * Returns the key of a refund, which is the same whenever the same amount of an order is refunded: whoever repeats the
 * command because the answer was lost refunds once. `--again 2` is a second refund of the same amount.
 */
function refundKey(cents: number | undefined, again: number): string {
  return createHash('sha256')
    .update(`orders refund ${cents ?? 'rest'} ${again}`)
    .digest('hex');
}
