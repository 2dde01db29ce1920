import { env } from 'cloudflare:workers';
import { StartSubscriptionResponse } from '#runtime/contracts/subscription.ts';
import type { Bindings } from '#worker/env.ts';
import { read } from './buyer.ts';
import { ANN, Payer } from './checkout.ts';
import { orderGiftCard, SUBSCRIPTION } from './order-pages.ts';
import { type OutboxRow, outbox } from './post-office.ts';
import { PRODUCTS, SHOP } from './shops.ts';

interface Coupon {
  kind?: 'fixed' | 'percent' | 'freeShipping';
  /** Minor units. */
  cents?: number;
  /** Parts per million. */
  rate?: number;
  limit?: number;
}

export async function addCoupon(
  code: string,
  { kind = 'fixed', cents = 0, rate = 0, limit }: Coupon = {},
): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO coupons (site_id, code, name, kind, cents, rate, usage_limit, created_at, updated_at)
     VALUES (?1, ?2, ?2, ?3, ?4, ?5, ?6, 0, 0)`,
  )
    .bind(SHOP.id, code, kind, cents, rate, limit ?? null)
    .run();
}

export function enterCoupon(payer: Payer, code: string): Promise<Response> {
  return payer.fetch('/api/commerce/shopping-cart/coupons', { method: 'POST', body: { code } });
}

interface Giving {
  recipient?: string;
  message?: string;
  /** An ISO date. */
  deliveryDate?: string;
  env?: Partial<Bindings>;
}

/** A visitor at the checkout of a gift card worth 25.00. */
export async function gifting({ recipient = 'cid@mail.test', message, env: bindings = {}, ...rest }: Giving = {}) {
  const payer = new Payer();
  payer.bindings = bindings;
  await payer.arrive();
  const path = await orderGiftCard(ANN, recipient, message, { ...rest, env: bindings, Cookie: payer.cookieHeader });
  payer.order = tokenIn(path);
  return payer;
}

/** Buys a gift card worth 25.00 and returns the code in its mail. */
export async function boughtGiftCard(giving: Giving = {}): Promise<string> {
  const payer = await gifting(giving);
  await payer.startCheckout();
  await payer.pay();
  return codeIn((await outbox()).findLast(({ kind }) => kind === 'gift-card'));
}

/** Returns the code as a customer types it. */
export function codeIn(mail: OutboxRow | undefined): string {
  return /: ([A-Z\d]{4}(-[A-Z\d]{4}){3})\n/.exec(mail?.text_body ?? '')?.[1] ?? '';
}

/** A visitor at the checkout of a subscription whose order was placed. */
export async function subscribing(itemId: string = PRODUCTS.box.id, bindings: Partial<Bindings> = {}): Promise<Payer> {
  const payer = new Payer();
  payer.bindings = bindings;
  await payer.arrive();
  const body = { itemId, sku: null, qty: 1 };
  const started = await payer.fetch(SUBSCRIPTION, { method: 'POST', body });
  const { cartToken } = await read(started, StartSubscriptionResponse);
  const sent = await payer.open(`/commerce/subscription?cartToken=${cartToken}`, { email: ANN });
  payer.order = tokenIn(sent.location ?? '');
  return payer;
}

function tokenIn(path: string): string {
  return new URL(path, `https://${SHOP.host}`).searchParams.get('order') ?? '';
}
