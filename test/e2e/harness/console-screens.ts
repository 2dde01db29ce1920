import type { Page } from 'playwright-core';
import type { Screen } from '../../../widgets/console/app/screen.ts';
import { CONTENT } from '../../../widgets/console/screens/content.ts';
import { FORMS } from '../../../widgets/console/screens/forms.ts';
import { LOOK } from '../../../widgets/console/screens/look.ts';
import { PEOPLE } from '../../../widgets/console/screens/people.ts';
import { PRODUCTS } from '../../../widgets/console/screens/products.ts';
import { SELLING } from '../../../widgets/console/screens/selling.ts';
import { fillAddress, newBuyer, payAndArrive, payButton } from './checkout-steps.ts';
import { expectThanks, fillContact, newAddress, sendButton } from './form-filling.ts';
import { addButton, eventually, openPage } from './visitor.ts';

type Shown = Pick<Screen, 'path' | 'menu' | 'scope'>;

/** The screens of the console by their room, in the order of the menu. */
export const ROOMS: readonly { title: string; screens: readonly Shown[] }[] = [
  { title: 'Overview', screens: [{ path: '', menu: 'Overview' }] },
  ...[SELLING, PRODUCTS, CONTENT, FORMS, LOOK, PEOPLE],
];

/** Screens of things that the demo has. */
const OF_THE_DEMO: Readonly<Record<string, string>> = {
  'coupons/:code': 'coupons/FIVER',
  'products/:product': 'products/ss-everyday-teapot',
  'stock/:variant': 'stock/ss-glass-bottle-cbb-500',
  'pages/:collection': 'pages/ss-journal',
  'items/:item': 'items/ss-post-second-pot',
  'popups/:popup': 'popups/ss-letters',
  'translations/:language': 'translations/fr',
  'translations/:language/:kind/:id': 'translations/fr/site/site',
  'member-areas/:area': 'member-areas/ss-circle',
  'forms/:form': 'forms/ss-contact',
  'forms/:form/submissions': 'forms/ss-contact/submissions',
  'mailing-lists/:list': 'mailing-lists/ss-letters',
  'templates/:name': 'templates/blog.item',
  'store-settings/:namespace': 'store-settings/general',
  // Errors of browsers are kept ten seconds late, so this one is not known.
  'errors/:error': 'errors/unknown',
};

/** Lists of the owner's API whose first entry has a screen, and the name of its id. */
const LISTED: Readonly<Record<string, readonly [list: string, id: string]>> = {
  'orders/:order': ['orders', 'number'],
  'pending-orders/:order': ['pending-orders?state=placed', 'id'],
  'gift-cards/:card': ['gift-cards', 'id'],
  'subscriptions/:subscription': ['subscriptions', 'id'],
  'submissions/:submission': ['forms/ss-contact/submissions', 'id'],
  'team/:contributor': ['contributors', 'id'],
  'reviews/:review': ['reviews', 'id'],
  'comments/:comment': ['comments', 'id'],
  'webhooks/:webhook': ['webhooks', 'id'],
};

/** Returns an address of a screen: a screen of one thing shows something that the shop has. */
export async function addressOf(owner: Page, path: string): Promise<string> {
  if (!path.includes(':')) return path;
  const known = OF_THE_DEMO[path];
  if (known) return known;
  const [list = '', id = ''] = LISTED[path] ?? [];
  const answer = await callAs<object>(owner, `/api/owner/${list}`);
  const [first] = Object.values(answer).find((value): value is Record<string, string>[] => Array.isArray(value)) ?? [];
  if (!first) throw new Error(`The shop has nothing for the screen "${path}".`);
  return path.replace(/:\w+/, first[id] ?? '');
}

/** Goes to an address of the console without loading the page anew. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState({ entry: history.length + 1 }, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, `/config/${address}`);
}

interface Call {
  method: 'POST' | 'PUT';
  body: unknown;
  /** The version that is changed. */
  version?: number;
}

/** Calls the shop in the session of the page's console, and returns the answer's body. */
export async function callAs<Body>(page: Page, path: string, call?: Call): Promise<Body> {
  return page.evaluate(
    async ({ path, call }) => {
      const headers = new Headers({
        'Content-Type': 'application/json',
        'X-CSRF-Token': /crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '',
        'X-Contributor-XSRF-Token': document.body.dataset.xsrf ?? '',
        'Idempotency-Key': crypto.randomUUID(),
      });
      if (call?.version) headers.set('If-Match', `"${call.version}"`);
      const sent = call && { method: call.method, body: JSON.stringify(call.body) };
      const answer = await fetch(path, { headers, ...sent });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
      return JSON.parse(text);
    },
    { path, call },
  );
}

/** Does in the shop what gives each kind of screen something to show. */
export async function leaveTraces(owner: Page): Promise<void> {
  const buyer = await newBuyer();
  const subscribe = async () => {
    const page = await openPage(buyer, '/shop/p/weekly-sampler');
    await addButton(page).click();
    await page.waitForURL('**/commerce/subscription?cartToken=*');
    await page.getByLabel('Your email address').fill(newAddress('subscriber'));
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    await eventually(() => payButton(page).isVisible()).toBe(true);
    return page;
  };
  const paid = await subscribe();
  await fillAddress(paid);
  await payAndArrive(paid);
  await subscribe();
  const form = await fillContact(await openPage(buyer, '/contact'), newAddress('asker'));
  await sendButton(form).click();
  await expectThanks(form, '');
  const card = { valueCents: 500, recipientEmail: newAddress('receiver') };
  const webhook = { url: 'https://example.com/hook', topics: ['order.created'], isEnabled: false };
  await callAs(owner, '/api/owner/gift-cards', { method: 'POST', body: card });
  await callAs(owner, '/api/owner/webhooks', { method: 'POST', body: webhook });
}
