import type { OrderUnits } from '#runtime/contracts/order.ts';
import type { DetailsByCall } from '../calls/call-details.ts';
import { flag, text } from '../option-kinds.ts';
import { UsageError } from '../usage-error.ts';

const SAFE = { isRepeatable: true } as const;
const DOWNLOADS = ['id', 'name', 'state', 'left', 'expiresAt', 'bytes', 'fileId'] as const;
const units = text('POSITION:QUANTITY,…', 'are in this parcel, and not all the rest; items are counted from 0');
const arrived = text('POSITION:QUANTITY,…', 'have arrived; items are counted from 0');

/** Orders, subscriptions and gift cards. */
export const SALES = {
  'GET /api/owner/law/notices': { name: 'notices list' },
  'PUT /api/owner/law/notices/:language': null,
  'DELETE /api/owner/law/notices/:language': { done: 'The notice in {language} is not shown any more.' },
  'GET /api/owner/payment-accounts': null,
  'POST /api/owner/payment-accounts': null,
  'POST /api/owner/payment-accounts/:accountId/check': {
    ...SAFE,
    name: 'payments check',
    about: 'asks Stripe about an account, and mends its webhook there',
  },
  'POST /api/owner/payment-accounts/:accountId/disconnect': {
    ...SAFE,
    name: 'payments disconnect',
    about: 'ends all charges through an account; one that has taken payments stays for their refunds',
  },
  'GET /api/owner/orders': {
    columns: [
      'number',
      'state',
      'placedAt',
      'email',
      ['items', ({ items }) => items.map(({ quantity, productName }) => `${quantity} × ${productName}`)],
      'grandTotal',
      'refundedTotal',
    ],
    options: {
      search: { word: 'WORDS', about: 'of the buyer’s name or address, or of the goods' },
      from: { word: 'YYYY-MM-DD' },
      until: { word: 'YYYY-MM-DD' },
      country: { word: 'CODE' },
      product: { word: 'ID' },
      coupon: { word: 'CODE' },
    },
  },
  'GET /api/owner/orders.csv': {
    name: 'orders table',
    about: 'writes the orders of a list as CSV, in its order, for > FILE.csv',
    options: {
      search: { word: 'WORDS', about: 'of the buyer’s name or address, or of the goods' },
      from: { word: 'YYYY-MM-DD' },
      until: { word: 'YYYY-MM-DD' },
      country: { word: 'CODE' },
      product: { word: 'ID' },
      coupon: { word: 'CODE' },
    },
  },
  'GET /api/owner/orders/export': { about: 'writes orders and refunds of some days as CSV, for > FILE.csv' },
  'GET /api/owner/taxes/export': {
    name: 'taxes export',
    about: 'writes taxes by month, place and rate as CSV, for > FILE.csv',
  },
  'POST /api/owner/orders/:order/packed': { ...SAFE, name: 'orders pack' },
  'POST /api/owner/orders/:order/sent': {
    ...SAFE,
    name: 'orders send',
    about: 'says that it, or a part of it, is on its way, and mails the buyer',
    options: {
      carrier: { word: 'NAME' },
      carrierId: { as: 'carrier-id', word: 'ID', about: 'of a carrier in the shop’s table' },
      trackingNumber: { as: 'number', word: 'NUMBER' },
      trackingUrl: { as: 'tracking', word: 'ADDRESS' },
      lines: {
        as: 'units',
        kind: { ...units, read: readLines },
      },
    },
  },
  'PUT /api/owner/orders/:order/parcels/:parcel': {
    ...SAFE,
    name: 'orders correct',
    about: 'gives a parcel, counted from 0, another carrier or number, and mails the buyer',
    options: {
      carrier: { word: 'NAME' },
      carrierId: { as: 'carrier-id', word: 'ID', about: 'of a carrier in the shop’s table' },
      trackingNumber: { as: 'number', word: 'NUMBER' },
      trackingUrl: { as: 'tracking', word: 'ADDRESS' },
    },
  },
  'POST /api/owner/orders/:order/taken-back': {
    ...SAFE,
    name: 'orders take-back',
    about: 'takes back that it is packed, or a parcel, by its place from 0 and the time when it was recorded',
    options: { parcel: { word: 'N' }, sentAt: { word: 'MS' } },
  },
  'POST /api/owner/orders/:order/delivered': {
    ...SAFE,
    name: 'orders delivered',
    about: 'says that its parcels have arrived, or one of them, from which the buyer’s days to withdraw are counted',
    options: {
      parcel: { word: 'N', about: 'one parcel; they are counted from 0' },
      lines: { as: 'units', kind: { ...arrived, read: readLines } },
      day: { word: 'YYYY-MM-DD', about: 'where the buyer lives; today by default' },
    },
  },
  'GET /api/owner/orders/:order/packing-slip': {
    name: 'orders slip',
    about: 'writes the packing slip of what was not sent yet, for > FILE.html',
  },
  'GET /api/owner/orders/packing-slips': {
    name: 'orders slips',
    about: 'writes the packing slips of several orders, for > FILE.html',
    options: { orders: { as: 'numbers', word: '12,13' } },
  },
  'GET /api/owner/orders/labels': {
    name: 'orders labels',
    about: 'writes the address labels of several orders, for > FILE.html',
    options: {
      orders: { as: 'numbers', word: '12,13' },
      skip: { word: 'N', about: 'labels of the first sheet that are used already' },
    },
  },
  'POST /api/owner/orders/:order/ended': { ...SAFE, name: 'orders end', about: 'says that all is done' },
  'POST /api/owner/orders/:order/refund': null,
  'POST /api/owner/orders/:order/cancel': {
    ...SAFE,
    about: 'gives all its money back and tells the buyer; it is refused once a part is on its way',
    options: {
      reason: 'which the buyer reads',
      restock: {
        as: 'keep-stock',
        kind: { ...flag('puts no units back into stock'), read: (given) => given !== true },
      },
    },
  },
  'POST /api/owner/orders/:order/notes': { name: 'orders note', options: { note: { as: 'text' } } },
  'GET /api/owner/orders/:order/downloads': { columns: DOWNLOADS },
  'POST /api/owner/orders/:order/downloads': {
    ...SAFE,
    name: 'downloads give',
    about: 'mails links to files that were added since it was placed',
    columns: DOWNLOADS,
  },
  'POST /api/owner/downloads/:downloadId/renew': {
    about: 'mails a new link, with new time and number; the old one is dead',
    columns: DOWNLOADS,
  },
  'POST /api/owner/downloads/:downloadId/close': {
    ...SAFE,
    about: 'makes a link open nothing any more',
    columns: DOWNLOADS,
  },
  'GET /api/owner/pending-orders': {
    options: { state: 'by default placed; started ones have no buyer’s address yet' },
    columns: ['id', 'reference', 'kind', 'email', 'title', 'quantity', 'price', 'createdAt'],
  },
  'GET /api/owner/pending-orders/:order': { about: 'prints an unpaid order, by its id or its reference' },
  'GET /api/owner/payments/reconciliation': null,
  'POST /api/owner/payments/reconciliation': null,
  'GET /api/owner/subscriptions': {
    columns: ['id', 'state', 'email', 'title', 'quantity', 'price', 'cyclesBilled', 'nextBillingAt'],
  },
  'POST /api/owner/subscriptions/:subscriptionId/skip': null,
  'POST /api/owner/subscriptions/:subscriptionId/quote': null,
  'POST /api/owner/subscriptions/:subscriptionId/address': null,
  'POST /api/owner/subscriptions/:subscriptionId/:change': [
    { ...SAFE, values: { change: 'pause' }, about: 'charges nothing until it is resumed' },
    { ...SAFE, values: { change: 'resume' }, about: 'goes on with a paused subscription' },
    { ...SAFE, values: { change: 'cancel' }, about: 'ends it for good' },
  ],
  'GET /api/owner/withdrawals': {
    columns: [
      'number',
      'state',
      'receivedAt',
      'name',
      'email',
      'contract',
      ['order', ({ order }) => order?.number ?? ''],
    ],
    options: {
      state: 'or only those after the period, without an order, or with money that should be back',
      search: { word: 'WORDS', about: 'of the name, the address or the contract; a number, or a head of the log' },
    },
  },
  'GET /api/owner/withdrawals/log': {
    name: 'withdrawals verify',
    about: 'checks that each one is as it was received, and that none was left out',
    options: { head: { word: 'HEX', about: 'of a receipt, to be looked up' } },
  },
  'PUT /api/owner/withdrawals/:id': { ...SAFE, name: 'withdrawals settle', values: { state: 'settled' } },
  'GET /api/owner/gift-cards': {
    columns: ['id', 'lastCharacters', 'balance', 'initial', 'recipientEmail', 'orderNumber', 'createdAt'],
  },
  'POST /api/owner/gift-cards': {
    name: 'gift-cards give',
    about: 'gives the card that FILE describes as JSON, and mails it; - is standard input',
    operands: { FILE: 'FILE' },
  },
  'POST /api/owner/gift-cards/:cardId/disable': {
    ...SAFE,
    about: 'lets a card pay nothing; its balance stays',
  },
  'POST /api/owner/gift-cards/:cardId/enable': SAFE,
  'POST /api/owner/gift-cards/:cardId/send': {
    about: 'mails a card again, to its recipient or, by a key with orders:write too, to another address',
  },
  'POST /api/owner/gift-cards/:cardId/reissue': {
    about: 'gives a card another code and mails it; the old code is dead at once',
  },
} satisfies DetailsByCall;

/** Throws UsageError. */
function readLines(given: unknown): OrderUnits[] | undefined {
  return typeof given === 'string' ? given.split(',').map(readUnits) : undefined;
}

/** Throws UsageError. */
function readUnits(given: string): OrderUnits {
  const [, position, quantity] = /^(\d{1,4}):(\d{1,4})$/.exec(given.trim()) ?? [];
  if (position === undefined || quantity === undefined) {
    throw new UsageError(`--units is a list like 0:2,1:1, not ${given}.`);
  }
  return { position: Number(position), quantity: Number(quantity) };
}
