import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '#runtime/contracts/product.ts';
import { RESTOCK_BOX } from '#runtime/hooks.ts';
import { lamp, lampRestock } from '../../../test/fixtures/cart/product.ts';
import { fixture, loadHtml } from '../../../test/fixtures/load-page.ts';
import { openShop } from '../../../test/msw/server.ts';

const shop = openShop();
const PATH = '/notifications/restock';
const UNABLE = 'Unable to submit form. Please try again later.';
const ID = 'p00000000000000000000001';
const [small, large] = lamp.variants as [Product['variants'][0], Product['variants'][0]];

/** A box as the engine writes it; each variant that is sold out has one. */
const box = (variantId: string, attributes = '') => `
  <div class="product-restock-notification" data-product-id="${ID}" data-variant-id="${variantId}" ${attributes}>
    <span class="product-restock-cta">Wait</span>
    <form class="product-restock-form" action="#"><input type="text" name="email" placeholder="Email Address">
      <input class="sqs-editable-button" type="submit" value="Sign Up"></form>
    <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList">News</label>
    <div class="captcha-container"></div>
  </div>`;
const V2 = (content: string) => `<div class="product-detail" data-product-id="${ID}">
  <div class="product-restock-notification" hidden>${content}</div></div>`;

let stop: () => void;

beforeEach(() => {
  shop.current.product = { ...lamp, id: ID, restock: lampRestock };
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  document.documentElement.removeAttribute('data-sq-serves');
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.resetModules();
});

/** A page of the Worker's, or of others, once its boxes are there. */
async function open(html: string, serves: 'ours' | 'others' = 'ours'): Promise<void> {
  loadHtml(html);
  if (serves === 'ours') document.documentElement.setAttribute('data-sq-serves', 'restock');
  const { startBoxes } = await import('../start-boxes.ts');
  stop = startBoxes();
  await shop.untilIdle();
}

const boxes = () => [...document.querySelectorAll<HTMLElement>(RESTOCK_BOX)];
const first = () => boxes()[0] as HTMLElement;
const field = (within = first()) => within.querySelector('[name=email]') as HTMLInputElement;
const message = (within = first()) => within.querySelector('.sq-restock-message')?.textContent;
const sent = () => shop.current.callsOf('POST').map(({ body }) => body);
const isFormShown = (within = first()) =>
  [...within.querySelectorAll<HTMLElement>('form, label, .captcha-container')].map(
    ({ hidden, style }) => !hidden && style.display !== 'none',
  );

async function submit(address: string, within = first()): Promise<Event> {
  field(within).value = address;
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  within.querySelector('form')?.dispatchEvent(event);
  await shop.untilIdle();
  return event;
}

describe('a box of the shop’s own pages', () => {
  test('nothing is fetched before the visitor turns to a box', async () => {
    await open(box('v1'));
    expect([shop.current.calls, document.querySelector('.sq-restock-message')]).toEqual([[], null]);
    field().focus();
    await shop.untilIdle();
    expect(shop.current.calls.map(({ path }) => path)).toEqual([`/api/commerce/products/${ID}`]);
    expect([field().autocomplete, field().getAttribute('aria-label')]).toEqual(['email', 'Email Address']);
  });

  test('a sign-up is sent once with the checkbox outside the form, and a text replaces the form', async () => {
    shop.current.confirmsRestock = true;
    await open(box('v1') + box('v2'));
    const events: unknown[] = [];
    const record = (event: Event) => events.push([event.type, event.target, (event as CustomEvent).detail]);
    const target = first();
    for (const name of ['sq-restock-signing-up', 'sq-restock-signedup']) target.addEventListener(name, record);
    target.querySelector<HTMLInputElement>('[type=checkbox]')?.click();
    field().focus();
    const release = shop.hold(PATH);
    const event = await submit(' ann@example.com ');
    await submit('ann@example.com');
    const button = first().querySelector('[type=submit]');
    expect([event.defaultPrevented, message(), button?.getAttribute('aria-busy')]).toEqual([
      true,
      'Signing up…',
      'true',
    ]);
    release();
    await shop.untilIdle();
    const ids = { productId: ID, variantId: 'v1' };
    expect(sent()).toEqual([{ ...ids, siteVisitorEmail: 'ann@example.com', isJoinMailingList: true }]);
    expect(message()).toBe(
      'Signed up! Unless you have done so before, please open the link in our email to confirm your address.',
    );
    expect([isFormShown(), isFormShown(boxes()[1])]).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
    expect(document.activeElement?.className).toBe('sq-restock-message');
    expect(events).toEqual([
      ['sq-restock-signing-up', target, ids],
      ['sq-restock-signedup', target, ids],
    ]);
    expect(location.href).not.toContain('ann');
  });

  test('an impossible address, a refusal and a lost product each show a message, and the box stays usable', async () => {
    await open(box('v1'));
    shop.current.interrupt(ID, () => Response.json({}, { status: 400 }));
    await submit('ann@example.com');
    expect([message(), field().getAttribute('aria-invalid')]).toEqual([UNABLE, null]);
    for (const [address, expected] of [
      ['', 'Email cannot be blank'],
      ['ann', 'Email is invalid'],
    ] as const) {
      await submit(address);
      expect([message(), field().getAttribute('aria-invalid'), document.activeElement]).toEqual([
        expected,
        'true',
        field(),
      ]);
      expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(expected);
    }
    shop.current.interrupt(PATH, () => Response.json({ error: 'In stock' }, { status: 409 }));
    await submit('ann@example.com');
    expect(message()).toBe('In stock');
    await submit('ann@example.com');
    expect([message(), sent().length]).toEqual(['Signed up!', 2]);
  });

  test('the captcha shows in its container, and must be ticked', async () => {
    const captcha = { provider: 'local', siteKey: 'pass', mode: 'checkbox' } as const;
    shop.current.product = { ...lamp, id: ID, restock: { ...lampRestock, captcha } };
    await open(box('v1'));
    await submit('ann@example.com');
    expect([message(), sent()]).toEqual(['Complete CAPTCHA before submitting.', []]);
    first().querySelector<HTMLInputElement>('.captcha-container input')?.click();
    await submit('ann@example.com');
    expect(sent()).toMatchObject([{ captchaToken: expect.stringMatching(/^local\./) }]);
    expect(first().querySelector('.captcha-container input')).toBeNull();
  });

  test('a box that comes later works too', async () => {
    await open(box('v1'));
    await submit('');
    first().insertAdjacentHTML('afterend', box('v9'));
    await submit('ann@example.com', boxes()[1]);
    expect(sent()).toMatchObject([{ variantId: 'v9' }]);
  });
});

describe('a box on a page of others', () => {
  const isServed = () => boxes().map((element) => element.classList.contains('sq-served'));

  test.each([
    ['page/product-page', 'engine'],
    ['skeleton-71-v1-pdp', 'pages'],
    ['foreign-page', 'pages'],
  ])('the boxes of %s are served where the shop has the product', async (name, folder) => {
    await open(fixture(`${folder}/${name}`), 'others');
    expect(isServed().length).toBeGreaterThan(0);
    expect(isServed()).not.toContain(false);
    await submit('ann@example.com');
    expect(sent()).toMatchObject([{ variantId: first().dataset.variantId }]);
  });

  test('a box is not served without the product, without notices, or while the shop does not answer', async () => {
    shop.current.interrupt(ID, () => Response.json({ error: 'unknown' }, { status: 404 }));
    await open(box('v1'), 'others');
    expect(isServed()).toEqual([false]);
    stop();
    vi.resetModules();
    shop.current.product = { ...lamp, id: ID, restock: null };
    await open(box('v1'), 'others');
    expect(isServed()).toEqual([false]);
    stop();
    vi.resetModules();
    shop.current.product = { ...lamp, id: ID, restock: lampRestock };
    shop.current.interrupt(ID, () => Response.json({}, { status: 400 }));
    await open(box('v1'), 'others');
    expect(isServed()).toEqual([false]);
    dispatchEvent(new Event('online'));
    await shop.untilIdle();
    expect(isServed()).toEqual([true]);
  });

  test('the one box of Products V2 signs up for the variant that is chosen, with its own name of the checkbox', async () => {
    await open(V2(''), 'others');
    const list = first().querySelector<HTMLInputElement>('[name=join-mailing-list-checkbox]');
    expect([first().hidden, list?.checked, field().placeholder]).toEqual([true, true, 'Email Address']);
    first().dataset.variantId = 'v1';
    await shop.untilIdle();
    await submit('ann@example.com');
    expect([message(), isFormShown()[0]]).toEqual(['Signed up!', false]);
    first().dataset.variantId = 'v2';
    await shop.untilIdle();
    expect([message(), isFormShown()[0]]).toEqual(['', true]);
    await submit('ann@example.com');
    first().dataset.variantId = 'v1';
    await shop.untilIdle();
    expect([message(), isFormShown()[0]]).toEqual(['Signed up!', false]);
    expect(sent()).toMatchObject([
      { variantId: 'v1', isJoinMailingList: true },
      { variantId: 'v2', isJoinMailingList: true },
    ]);
  });

  test.each([
    [large, false],
    [small, true],
  ])('the box of Products V2 shows for a product without options that is sold out: %#', async (variant, hidden) => {
    shop.current.product = { ...lamp, id: ID, variantOptionOrdering: [], variants: [variant], restock: lampRestock };
    await open(V2(''), 'others');
    expect([first().hidden, first().dataset.variantId]).toEqual([hidden, variant.id]);
  });
});
