import { env } from 'cloudflare:workers';
import { Checkout, PayResponse } from '#runtime/contracts/checkout.ts';
import type { Bindings } from '#worker/env.ts';
import { findAvailability } from '#worker/inventory/availability.ts';
import { RESERVATION_MS } from '#worker/inventory/live-reservations.ts';
import { Buyer, newKey, read } from './buyer.ts';
import { open } from './order-pages.ts';
import { count, SHOP } from './shops.ts';

export const CHECKOUT = '/api/commerce/checkout';
const PAYMENT = `${CHECKOUT}/payment`;

export const ANN = 'ann@mail.test';
export const NEW_YORK = {
  firstName: 'Ann',
  lastName: 'Lee',
  line1: '1 Main St',
  line2: '',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  countryCode: 'US',
  phone: '',
};

/** Where these shops tax nothing. */
export const OREGON = { ...NEW_YORK, city: 'Portland', region: 'OR', postalCode: '97201' };

/** Delivery by ground for 8.00 or by air for 20.00, and New York's tax on goods and delivery. */
export const SETTINGS = {
  shippingRules: [
    { id: 'ground', name: 'Ground', zones: [{ countryCode: 'US' }], basis: 'flat', tiers: [{ from: 0, cents: 800 }] },
    { id: 'air', name: 'Air', zones: [{ countryCode: 'US' }], basis: 'flat', tiers: [{ from: 0, cents: 2000 }] },
  ],
  taxRules: [
    { id: 'ny', name: 'New York', zone: { countryCode: 'US', region: 'NY' }, rate: 88_750, taxesShipping: true },
  ],
};

interface Paying {
  /** Sent only if it is given. */
  cartId?: string;
  provider?: string | null;
  dueCents?: number;
  /** Sent only if it is given. */
  currency?: string;
  card?: string;
  method?: string;
  /** Null sends none. */
  withdrawalConsent?: string | null;
  /** Likewise. */
  ageConfirmation?: string | null;
  key?: string;
  db?: D1Database;
}

/** A visitor at the checkout of a cart or of a pending order. */
export class Payer extends Buyer {
  order = '';
  /** The environment of the called Worker. */
  bindings: Partial<Bindings> = {};

  override fetch(path: string, call: Parameters<Buyer['fetch']>[1] = {}): Promise<Response> {
    return super.fetch(path, { ...call, env: { ...this.bindings, ...call.env } });
  }

  at(path: string): string {
    return this.order ? `${path}?order=${this.order}` : path;
  }

  postCheckout() {
    return this.fetch(this.at(CHECKOUT), { method: 'POST' });
  }

  async startCheckout(): Promise<Checkout> {
    return read(await this.postCheckout(), Checkout);
  }

  async readCheckout(): Promise<Checkout> {
    return read(await this.fetch(this.at(CHECKOUT)), Checkout);
  }

  putCheckout(body: object) {
    return this.fetch(this.at(CHECKOUT), { method: 'PUT', body });
  }

  async changeCheckout(body: object): Promise<Checkout> {
    return read(await this.putCheckout(body), Checkout);
  }

  deleteCheckout() {
    return this.fetch(this.at(CHECKOUT), { method: 'DELETE' });
  }

  /** Opens a page as this visitor's browser does, or sends a form there. */
  async open(path: string, form?: Record<string, string> | FormData) {
    const Cookie = this.cookieHeader;
    const answer = await open(path, { headers: { Cookie }, env: this.bindings, ...(form && { form }) });
    this.keep(answer);
    return answer;
  }

  /** Pays the amount and agrees to the words that this visitor last saw, unless others are given. */
  async postPayment({ provider = 'test', card = 'succeeds', key = newKey(), ...options }: Paying = {}) {
    const { cartId, dueCents, currency, method, db } = options;
    const shown = dueCents === undefined ? await this.readCheckout() : undefined;
    const due = dueCents ?? shown?.dueCents;
    const { withdrawalConsent: consent = shown?.withdrawalConsent || null } = options;
    const { ageConfirmation = shown?.ageConfirmation || null } = options;
    return this.fetch(this.at(PAYMENT), {
      method: 'POST',
      body: {
        ...(cartId !== undefined && { cartId }),
        provider,
        dueCents: due,
        ...(currency && { currency }),
        ...(method && { method }),
        ...(provider && { card }),
        ...(consent !== null && { withdrawalConsent: consent }),
        ...(ageConfirmation !== null && { ageConfirmation }),
      },
      headers: { 'Idempotency-Key': key },
      ...(db && { env: { DB: db } }),
    });
  }

  async pay(options: Paying = {}): Promise<PayResponse> {
    return read(await this.postPayment(options), PayResponse);
  }

  /** A visitor at the checkout with an address, ready to pay. */
  static async with(
    itemId: string,
    options: { sku?: string; quantity?: number } = {},
    bindings: Partial<Bindings> = {},
  ): Promise<Payer> {
    const payer = new Payer().mayBeCounted();
    payer.bindings = bindings;
    await payer.arrive();
    await payer.addToCart(itemId, options);
    await payer.startCheckout();
    await payer.changeCheckout({ email: ANN, address: NEW_YORK });
    return payer;
  }
}

/** Opens the address in an answer and decides there as the payer. */
export async function decideAt(answer: PayResponse, decision: 'approve' | 'decline'): Promise<string> {
  if (answer.status !== 'redirect') throw new Error(`There is nothing to decide: ${answer.status}`);
  const { location } = await open(answer.url, { form: { decision } });
  return location ?? '';
}

/** Returns the units of a variant that are free, reserved and sold. */
export async function unitsOf(sku: string) {
  const variantId = `variant-${sku}`;
  const sold = (await env.DB.prepare(
    'SELECT COALESCE(SUM(quantity), 0) AS n FROM order_lines WHERE site_id = ?1 AND variant_id = ?2',
  )
    .bind(SHOP.id, variantId)
    .first<number>('n')) as number;
  const search = { siteId: SHOP.id, checkoutId: '', variantIds: [variantId], now: Date.now() };
  const { inStock = 0, free = 0 } = (await findAvailability(env.DB, search)).get(variantId) ?? {};
  return { free, reserved: inStock - free, sold };
}

/** Lets the time of all reservations pass. */
export async function expireReservations(): Promise<void> {
  await passTime(RESERVATION_MS);
}

/** Makes all reservations older by this time in ms. */
export async function passTime(ms: number): Promise<void> {
  await env.DB.prepare('UPDATE reservations SET created_at = created_at - ?1').bind(ms).run();
}

export async function expirePayments(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(`UPDATE payments SET expires_at = 1 WHERE state = 'open'`),
    env.DB.prepare(`UPDATE test_payments SET expires_at = 1 WHERE state = 'open'`),
  ]);
}

export const countOrders = () => count('orders');
