import type { BrowserContext, Page } from 'playwright-core';
import type { OwnerItem } from '../../../runtime/contracts/content.ts';
import type { DraftOrder } from '../../../runtime/contracts/draft-order.ts';
import type { ImportAnswer } from '../../../runtime/contracts/imports.ts';
import type { Screen } from '../../../widgets/console/app/screen.ts';
import { CONTENT } from '../../../widgets/console/screens/content.ts';
import { DISCOVERY } from '../../../widgets/console/screens/discovery.ts';
import { FORMS } from '../../../widgets/console/screens/forms.ts';
import { LOOK } from '../../../widgets/console/screens/look.ts';
import { PEOPLE } from '../../../widgets/console/screens/people.ts';
import { PRODUCTS } from '../../../widgets/console/screens/products.ts';
import { SELLING } from '../../../widgets/console/screens/selling.ts';
import { fillAddress, newBuyer, orderNumber, payAndArrive, payButton } from './checkout-steps.ts';
import { expectThanks, fillContact, newAddress, sendButton } from './form-filling.ts';
import { addButton, eventually, openPage } from './visitor.ts';

type Shown = Pick<Screen, 'path' | 'menu' | 'scope'>;

/** The screens of the console by their room, in the order of the menu. */
export const ROOMS: readonly { title: string; screens: readonly Shown[] }[] = [
  { title: 'Overview', screens: [{ path: '', menu: 'Overview' }] },
  ...[SELLING, PRODUCTS, CONTENT, FORMS, LOOK, DISCOVERY, PEOPLE],
];

/** Screens of things that the demo has. */
const OF_THE_DEMO: Readonly<Record<string, string>> = {
  'coupons/:code': 'coupons/FIVER',
  'products/:product': 'products/ss-everyday-teapot',
  'stock/:variant': 'stock/ss-glass-bottle-cbb-500',
  'categories/:page/:category': 'categories/ss-shop/ss-shop-tea',
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

/** The file whose import the walk looks at. */
const IMPORTED_FILE = 'later.json';

/** Lists of the owner's API whose first entry has a screen, and the name of its id. */
const LISTED: Readonly<Record<string, readonly [list: string, id: string]>> = {
  'orders/:order': ['orders', 'number'],
  'orders/:order/edit': ['orders', 'number'],
  'draft-orders/:draft': ['draft-orders', 'id'],
  'customers/:email': ['customers', 'email'],
  'returns/:returnId': ['returns', 'id'],
  'withdrawals/:declaration': ['withdrawals', 'id'],
  'pending-orders/:order': ['pending-orders?state=placed', 'id'],
  'gift-cards/:card': ['gift-cards', 'id'],
  'subscriptions/:subscription': ['subscriptions', 'id'],
  'submissions/:submission': ['forms/ss-contact/submissions', 'id'],
  'team/:contributor': ['contributors', 'id'],
  'reviews/:review': ['reviews', 'id'],
  'comments/:comment': ['comments', 'id'],
  'webhooks/:webhook': ['webhooks', 'id'],
  'changes/:changeSet': ['change-sets', 'id'],
};

/** Which entry of such a list has a screen that shows what it is for. */
const CHOSEN: Readonly<Record<string, (entry: Record<string, string | null>) => boolean>> = {
  // Orders of subscriptions cannot be edited.
  'orders/:order/edit': ({ subscriptionId }) => subscriptionId === null,
  // Other changes may be of things that not every role reads.
  'changes/:changeSet': ({ title }) => title === IMPORTED_FILE,
};

/** Returns an address of a screen: a screen of one thing shows something that the shop has. */
export async function addressOf(owner: Page, path: string): Promise<string> {
  if (!path.includes(':')) return path;
  const known = OF_THE_DEMO[path];
  if (known) return known;
  const [list = '', id = ''] = LISTED[path] ?? [];
  const answer = await callAs<object>(owner, `/api/owner/${list}`);
  const all = Object.values(answer).find((value): value is Record<string, string>[] => Array.isArray(value)) ?? [];
  const first = all.find(CHOSEN[path] ?? (() => true));
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

/**
 * A screen that was visited: its address, how many titles it has, and the texts of its alerts and of all of it; `lines` are
 * its texts, names and hints, and those of the menu.
 */
interface Visited {
  address: string;
  titles: number;
  alerts: string[];
  text: string;
  lines: string[];
}

/** How long a busy machine may take for one screen, in ms. */
const SCREEN_TIMEOUT_MS = 60_000;

/**
 * Goes to each address in turn, in one call to the page, and returns what each screen shows once it waits for nothing and
 * has the text that is expected of it, by address.
 */
export function visitAll(
  page: Page,
  addresses: readonly string[],
  expected: Readonly<Record<string, string>> = {},
): Promise<Visited[]> {
  return page.evaluate(
    async ({ addresses, expected, timeout }) => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const textOf = ({ innerText }: HTMLElement) => innerText.replace(/\s+/g, ' ').trim();
      /** Each text of the screen and the menu, and each name and hint; what people edit, and lists to choose from, are left out. */
      const linesOf = () =>
        all('main, nav').flatMap((part) => {
          const found: string[] = [];
          for (const element of part.querySelectorAll<HTMLElement>('*')) {
            if (element.closest('option, textarea, code, pre, style, iframe, .cm-editor, .f-paper')) continue;
            const names = ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? '');
            const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
            found.push(...names, ...texts.map(({ nodeValue }) => nodeValue ?? ''));
          }
          return found;
        });
      const look = (address: string): Visited => {
        const waiting = all('.c-waiting').map(() => 'The screen still waits.');
        const text = all('main').map(textOf).join(' ');
        return {
          address,
          titles: all('main h1').length,
          alerts: [...all('main [role=alert]').map(textOf), ...waiting],
          text,
          lines: linesOf(),
        };
      };
      const isThere = (address: string) =>
        all('main h1').length === 1 &&
        all('.c-waiting').length === 0 &&
        look(address).text.includes(expected[address] ?? '');
      const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      const visited: Visited[] = [];
      for (const address of addresses) {
        history.pushState({ entry: history.length + 1 }, '', `/config/${address}`);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        const end = performance.now() + timeout;
        do await frame();
        while (!isThere(address) && performance.now() < end);
        visited.push(look(address));
      }
      return visited;
    },
    { addresses, expected, timeout: SCREEN_TIMEOUT_MS },
  );
}

/**
 * Makes the visitor's pages wait no time where they would wait less than a third of a second: React shows what a screen's
 * code brings that long after its placeholder, and a walk through all screens need not wait for each.
 */
export function hurry(visitor: BrowserContext): Promise<unknown> {
  return visitor.addInitScript(() => {
    const SHORT_MS = 333;
    const wait = window.setTimeout.bind(window);
    const sooner = (act: TimerHandler, ms = 0, ...more: unknown[]) => wait(act, ms < SHORT_MS ? 0 : ms, ...more);
    window.setTimeout = Object.assign(sooner, wait);
  });
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
  const page = await openPage(await newBuyer(), '/contact');
  const form = await fillContact(page, newAddress('asker'));
  await sendButton(form).click();
  await expectThanks(form, '');
  const line = { kind: 'free', title: 'Engraving', quantity: 1, unitCents: 900 };
  const address = {
    ...{ firstName: 'June', lastName: 'Park', line1: '1 Pier St', line2: '', city: 'Astoria' },
    ...{ region: 'OR', postalCode: '97103', countryCode: 'US', phone: '' },
  };
  const newDraft = { method: 'POST', body: { lines: [line], email: newAddress('by-hand'), address } } as const;
  const { id, version } = await callAs<DraftOrder>(owner, '/api/owner/draft-orders', newDraft);
  const cash = { method: 'POST', body: { method: 'cash' }, version } as const;
  await callAs(owner, `/api/owner/draft-orders/${id}/payment`, cash);
  const subscribe = async () => {
    await page.goto(new URL('/shop/p/weekly-sampler', page.url()).href);
    await addButton(page).click();
    await page.waitForURL('**/commerce/subscription?cartToken=*');
    await page.getByLabel('Your email address').fill(newAddress('subscriber'));
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    await eventually(() => payButton(page).isVisible()).toBe(true);
  };
  await subscribe();
  await fillAddress(page);
  await payAndArrive(page);
  const order = await orderNumber(page);
  const goods = { order: `${order}`, lines: [{ position: 0, quantity: 1 }] };
  await callAs(owner, '/api/owner/returns', { method: 'POST', body: goods });
  const contract = { name: 'June Park', contract: `#${order}`, email: newAddress('withdrawal') };
  await callAs(page, '/api/commerce/withdrawals', { method: 'POST', body: contract });
  await subscribe();
  await callAs(owner, '/api/owner/draft-orders', newDraft);
  const card = { valueCents: 500, recipientEmail: newAddress('receiver') };
  const webhook = { url: 'https://example.com/hook', topics: ['order.created'], isEnabled: false };
  await callAs(owner, '/api/owner/gift-cards', { method: 'POST', body: card });
  await callAs(owner, '/api/owner/webhooks', { method: 'POST', body: webhook });
  const post = await callAs<OwnerItem>(owner, '/api/owner/items/ss-post-second-pot');
  const { version: _, updatedAt: __, ...content } = post;
  const later = { ...content, id: 'ss-post-later', urlSlug: 'later', status: 'draft', images: [] };
  const records = [{ type: 'item', content: later }];
  const options = { file: { id: crypto.randomUUID(), title: IMPORTED_FILE } };
  const { outcomes } = await callAs<ImportAnswer>(owner, '/api/owner/imports', {
    method: 'POST',
    body: { records, options },
  });
  // The shop of a walk that comes later has the post already.
  const [outcome] = outcomes;
  if (outcome?.result === 'refused') throw new Error(`The post is not imported: ${outcome.error}`);
}
