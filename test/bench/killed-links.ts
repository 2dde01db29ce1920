import type { Outcome, Storm } from './kill-storm.ts';
import { ShopVisitor } from './shop.ts';

const HIDDEN = /<input type="hidden" name="(\w+)" value="([^"]*)">/g;

/**
 * Pays by a payment link as a buyer does without a script: opens its page, presses the button, agrees on the page of test
 * mode and comes back. Returns what the first step came to that was not answered, or the last answer.
 */
export async function payByLink(storm: Storm, url: string, shop: string): Promise<Outcome> {
  const visitor = new ShopVisitor(shop);
  const get = (path: string) => storm.call(path, visitor.request('GET'));
  const post = (path: string, entries: Record<string, string>) =>
    storm.call(path, { ...visitor.request('POST', undefined, { Origin: shop }), body: new URLSearchParams(entries) });
  const { pathname } = new URL(url);
  const page = await get(pathname);
  // A link that was paid leads to its order.
  if (typeof page !== 'object' || page.location !== '') return page;
  const pressed = await post(
    pathname,
    Object.fromEntries([...page.answer.matchAll(HIDDEN)].map(([, name, value]) => [name, value])),
  );
  if (typeof pressed !== 'object' || !pressed.location.includes('/test-payment?')) return pressed;
  const agreed = await post(pressed.location, { decision: 'approve' });
  if (typeof agreed !== 'object' || agreed.location === '') return agreed;
  return get(agreed.location);
}
