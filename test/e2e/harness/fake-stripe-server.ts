import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BrowserContext } from 'playwright-core';
import { freePort } from '../../free-port.ts';
import { FakeStripe } from '../../worker/fake-stripe.ts';
import type { FakeEndpoint } from '../../worker/fake-stripe-accounts.ts';

/** Where Stripe's pages are; a browser that is given to `openPages` sees the fake's there. */
const PAGES = 'https://checkout.stripe.com/c/pay/';
const OK = 200;

/** Stripe's API on this machine, for a shop whose `STRIPE_API_BASE` is `url`. */
export interface FakeStripeServer {
  url: string;
  stripe: FakeStripe;
  /** Reports an event to all endpoints of the account that the payment belongs to; returns the answers' statuses. */
  report(type: string, ref: string): Promise<number[]>;
  /** Whether the shop takes what is reported to an endpoint. */
  reachesShop(endpoint: FakeEndpoint): Promise<boolean>;
  /** Has a buyer pay at once where the shop leads to Stripe's page, and come back once Stripe has reported the payment. */
  openPages(buyer: BrowserContext): Promise<void>;
  close(): void;
}

export async function startFakeStripe(): Promise<FakeStripeServer> {
  const stripe = new FakeStripe();
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return response.destroy();
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const call = { method: request.method ?? 'GET', headers, ...(hasBody && { body }) };
    const answer = await stripe.fetch(`${stripe.base}${request.url}`, call);
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
  });
  const port = await freePort('127.0.0.1');
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${port}`;
  Object.assign(stripe, { base: url, page: PAGES });

  const report: FakeStripeServer['report'] = async (type, ref) => {
    const account = stripe.sessions.get(ref)?.account;
    const endpoints = [...stripe.accounts.endpoints.values()].filter((endpoint) => endpoint.account === account);
    const statuses: number[] = [];
    for (const endpoint of endpoints) statuses.push(await send(endpoint, type, ref));
    return statuses;
  };

  return {
    url,
    stripe,
    report,
    reachesShop: async (endpoint) => (await send(endpoint, 'checkout.session.expired', 'cs_of_nobody')) === OK,
    async openPages(buyer) {
      await buyer.route(`${PAGES}**`, async (route) => {
        const ref = route.request().url().slice(PAGES.length);
        stripe.pay(ref);
        await report('checkout.session.completed', ref);
        const { success_url: location = '' } = stripe.sessions.get(ref)?.fields ?? {};
        await route.fulfill({ status: 303, headers: { location } });
      });
    },
    close: () => void server.close(),
  };
}

/** Reports an event to an endpoint; returns the status of the answer. */
async function send({ url, secret }: FakeEndpoint, type: string, ref: string): Promise<number> {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id: ref } } });
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signatureOf(body, secret) };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

/** Signs as Stripe does: the time in seconds, and an HMAC of the time and the event. */
function signatureOf(payload: string, secret: string): string {
  const at = Math.floor(Date.now() / 1000);
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
}
