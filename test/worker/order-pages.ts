import { env } from 'cloudflare:workers';
import { app } from '#worker/app.ts';
import type { Bindings } from '#worker/env.ts';
import { Page } from './demo-shop.ts';
import { PRODUCTS, SHOP } from './shops.ts';

export const SUBSCRIPTION = '/api/3/commerce/cart/subscription';

interface Call {
  host?: string;
  /** The entries of a form to be sent; `FormData` for one with files. */
  form?: Record<string, string> | FormData;
  headers?: Record<string, string | undefined>;
  env?: Partial<Bindings>;
}

/** Acts as a browser without scripts: opens a page, or sends its form as from a page with the policy no-referrer. */
export async function open(path: string, { host = SHOP.host, form, headers = {}, env: overrides }: Call = {}) {
  const sent = form && { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
  const given = Object.entries({ ...sent, ...headers }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  const init = { headers: given, redirect: 'manual' as const };
  const body = form && { method: 'POST', body: form instanceof FormData ? form : new URLSearchParams(form) };
  const request = new Request(new URL(path, `https://${host}`), { ...init, ...body });
  const response = await app.fetch(request, { ...env, ...overrides });
  const { status, headers: answered } = response;
  return { status, headers: answered, location: answered.get('Location'), page: new Page(await response.text()) };
}

interface Delivery {
  /** An ISO date; far in the future by default. */
  deliveryDate?: string;
  /** The cookies of the buyer's browser; none by default. */
  Cookie?: string;
  env?: Partial<Bindings>;
}

/** Sends the form of the gift card's page and returns the path of its checkout. */
export async function orderGiftCard(
  email: string,
  recipientEmail: string,
  message = '',
  { deliveryDate = '9999-12-31', Cookie, env: bindings = {} }: Delivery = {},
): Promise<string> {
  const path = `/commerce/gift-card?itemId=${PRODUCTS.giftCard.id}`;
  const { location: keyed } = await open(path, { env: bindings });
  const gift = { sku: 'GIFT', recipientName: 'Somebody', recipientEmail, senderName: '', message, deliveryDate };
  const call = { form: { ...gift, email }, headers: { Cookie }, env: bindings };
  const { status, location } = await open(keyed ?? '', call);
  if (status !== 303) throw new Error(`The gift card was answered with ${status}`);
  return location ?? '';
}
