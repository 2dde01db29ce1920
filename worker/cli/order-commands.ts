import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '#runtime/contracts/http.ts';
import { UsageError } from './usage-error.ts';

const ORDERS = '/api/owner/orders';
const API = ['key', 'url', 'site'] as const;

/** The options and arguments of the commands for paid orders. */
export const ORDER_COMMANDS = {
  'orders list': { options: [...API, 'state', 'cursor'], operands: [] },
  'orders get': { options: [...API], operands: ['ORDER'] },
  'orders pack': { options: [...API], operands: ['ORDER'] },
  'orders send': { options: [...API, 'carrier', 'tracking'], operands: ['ORDER'] },
  'orders end': { options: [...API], operands: ['ORDER'] },
  'orders refund': { options: [...API, 'cents', 'restock', 'again'], operands: ['ORDER'] },
} as const;

export interface OrderCommand {
  name: keyof typeof ORDER_COMMANDS;
  /** The order's number or id; '' for the list. */
  order: string;
  options: Readonly<Record<string, string | boolean | undefined>>;
}

export function isOrderCommand(name: string): name is OrderCommand['name'] {
  return Object.hasOwn(ORDER_COMMANDS, name);
}

interface Call {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Runs a command through the owner's API and returns the answer. */
export function runOrderCommand(
  { name, order, options }: OrderCommand,
  call: (path: string, options?: Call) => Promise<Response>,
): Promise<Response> {
  const path = `${ORDERS}/${encodeURIComponent(order)}`;
  const post = (step: string, body: object, headers = {}) => call(`${path}/${step}`, { method: 'POST', body, headers });
  switch (name) {
    case 'orders list': {
      const given = ['state', 'cursor'].flatMap((key) => (options[key] ? [[key, String(options[key])]] : []));
      return call(`${ORDERS}?${new URLSearchParams(given)}`);
    }
    case 'orders get':
      return call(path);
    case 'orders pack':
      return post('packed', {});
    case 'orders send':
      return post('sent', { carrier: options.carrier, trackingUrl: options.tracking });
    case 'orders end':
      return post('ended', {});
    case 'orders refund': {
      const cents = wholeNumber(options, 'cents');
      const restock = options.restock === true;
      const key = refundKey(cents, wholeNumber(options, 'again') ?? 1);
      return post('refund', { amountCents: cents, restock }, { [IDEMPOTENCY_HEADER]: key });
    }
  }
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

function wholeNumber(options: OrderCommand['options'], name: string): number | undefined {
  const value = options[name];
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,11}$/.test(String(value))) return Number(value);
  throw new UsageError(`--${name} is a whole number from 1, not ${value}.`);
}
