import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { answerOf, breaking, OLD_CRUMB, TOO_MANY } from '../../test/fixtures/telemetry/refusals.ts';
import { waitFor } from '../../test/wait-for.ts';
import { boot } from '../boot.ts';
import { emptyCart } from '../cart/empty-cart.ts';
import { type CartState, moveTo } from '../cart/store.ts';
import { CLANKER_SCHEMAS } from '../contracts/clanker.ts';
import type { Act, ActItem, TrackingSettings } from '../contracts/telemetry.ts';
import { Hit } from '../contracts/telemetry-calls.ts';
import { eventErrors } from '../domain/event-errors.ts';
import { forget, keep } from '../kept.ts';
import { playIn } from '../ui/video/play-in.ts';
import { forgetVisit } from './forget-visit.ts';
import { startTelemetry } from './start-telemetry.ts';

interface Call {
  path: string;
  body: Record<string, string>;
}
type Context = Record<string, unknown>;

const CENSUS = 'visitor-1|1700000000000|1700000000000|1700000000000|1';
const OPEN: Omit<TrackingSettings, 'isCloneableTemplate'> = {
  isRestrictiveCookiePolicyEnabled: false,
  isRestrictiveCookiePolicyAbsolute: false,
  isCookieBannerEnabled: false,
  isAnalyticsDisabled: false,
};
const ASKING = { ...OPEN, isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };
const COOKIES = ['ss_cvr', 'ss_cvt', 'ss_cookieAllowed', 'ContributorRole', 'crumb', 'SiteUserInfo'];
const globals = window as unknown as Record<string, unknown>;

let calls: Call[];
let answer: () => Response;
const pathsOf = (event: number) =>
  calls.filter(({ path, body }) => path === '/api/census/RecordHit' && body.event === String(event));
const events = () => calls.filter(({ path }) => path === '/api/events/RecordEvent').map(({ body }) => body.event);
const dataOf = (name: string) =>
  JSON.parse(calls.find(({ body }) => body.event === name && body.crumb !== undefined)?.body.data ?? 'null');
const eventBody = (name: string) =>
  JSON.parse(calls.find(({ body }) => body.eventSchemaName === name)?.body.eventContent ?? 'null');

function writePage({ settings = OPEN, path = '/', ...context }: Context & { settings?: object; path?: string } = {}) {
  history.replaceState(null, '', path);
  document.documentElement.dataset.sqServes = '';
  document.documentElement.lang = 'en';
  globals.Static = {
    SQUARESPACE_CONTEXT: {
      templateVersion: '7',
      cookieSettings: settings,
      website: { id: 'site-1' },
      pageType: 1,
      ...context,
    },
  };
}

const product = {
  pageType: 50,
  collection: { id: 'c1', type: 13 },
  item: { id: 'lamp', title: 'Lamp', recordType: 11 },
  product: { variants: [{ id: 'v1', price: { currencyCode: 'EUR', decimalValue: '45.00' }, onSale: false }] },
};
const act: Act = {
  id: 'act-1',
  kind: 'add',
  currency: 'EUR',
  valueCents: 9_000,
  items: [{ itemId: 'lamp', sku: 'L1', title: 'Lamp', quantity: 2, priceCents: 4_500 }],
};
const inMajor = ({ priceCents, ...item }: ActItem) => ({ ...item, price: priceCents / 100 });
const cart = {
  ...emptyCart(),
  entries: [
    {
      id: 'e1',
      itemId: 'lamp',
      quantity: 2,
      title: 'Lamp',
      subTotal: 9_000,
      purchasePriceCents: 4_500,
      chosenVariant: { id: 'v1', sku: 'L1', attributes: {} },
      additionalFields: null,
      productType: 1,
      fullUrl: '/p/lamp',
      image: null,
      isReservedByOthers: false,
    },
  ],
  subtotalCents: 9_000,
  totalQuantity: 2,
  subtotalAmount: { currencyCode: 'EUR', value: 9_000, decimalValue: '90.00', fractionalDigits: 2 },
};
const cartChanged = (given: Act) => new CustomEvent('sq-cart-changed', { detail: { cart: { act: given } } });

let hear: (event: Event) => void = () => {};
let ending: AbortController;
const start = (early: readonly Event[] = []) => {
  hear = startTelemetry(early, ending.signal);
};
const choose = (value: string) => {
  keep('ss_cookieAllowed', value, DAY_MS);
  document.dispatchEvent(new CustomEvent('sq-consent-changed', { bubbles: true }));
};
/** Waits until the page has sent all that it knows of. */
const untilReported = () => waitFor(() => expect(pathsOf(1).length).toBeGreaterThan(0));
/** Waits until the page has seen everything, where it sends nothing. */
async function settled() {
  await import('./watch-visitor.ts');
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  ending = new AbortController();
  calls = [];
  answer = () => new Response(null, { status: 202 });
  const receive = async (url: string, body: unknown) => {
    const text = body instanceof Blob ? await body.text() : String(body);
    const fields = body instanceof Blob ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
    calls.push({ path: new URL(url).pathname, body: fields });
  };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    await receive(url, body);
    return answer();
  });
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    void receive(String(url), body);
    return true;
  });
  keep('ss_cvr', CENSUS, DAY_MS);
  keep('crumb', 'crumb-1', DAY_MS);
});

afterEach(() => {
  ending.abort();
  delete boot().visitor;
  for (const name of COOKIES) forget(name);
  forgetVisit();
  document.body.replaceChildren();
  for (const name of ['Static', 'dataLayer', 'fbq', 'Shopify']) delete globals[name];
  Object.assign(navigator, { globalPrivacyControl: undefined });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what a page sends where its visitor is counted', () => {
  describe('where a visit comes from', () => {
    const from = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);
    /** Views one more page, and returns what the view says of where the visit came from. */
    async function view(path: string, context: Context = {}) {
      ending.abort();
      ending = new AbortController();
      calls = [];
      writePage({ path, ...context });
      start();
      await settled();
      const [hit] = pathsOf(1);
      return hit ? JSON.parse(hit.body.data ?? '').referrer : 'no view';
    }
    const beginVisit = (at: number) => keep('ss_cvt', String(at), DAY_MS);

    test('the first view of each visit says it, and no other', async () => {
      beginVisit(1);
      from('https://blog.example/tea');
      expect(await view('/')).toBe('blog.example');
      from(`${location.origin}/`);
      expect(await view('/about')).toBeUndefined();
      beginVisit(2);
      expect(await view('/about')).toBe('');
      from('https://t.example/');
      expect(await view('/')).toBeUndefined();
    });

    test.each([
      ['a search', '/search?q=tea', { pageType: 102 }, 'https://blog.example/', 'blog.example'],
      ['a page that is not found', '/gone?utm_source=news', { pageType: 100 }, '', 'news'],
    ])('a visit that begins with %s says it with its next page', async (_, path, context, referrer, expected) => {
      beginVisit(1);
      from(referrer);
      expect(await view(path, context)).toBe('no view');
      from(`${location.origin}${path}`);
      expect(await view('/')).toBe(expected);
      expect(await view('/about')).toBeUndefined();
    });
  });

  test('a title that is longer than the shop takes is cut', async () => {
    writePage();
    document.title = 'x'.repeat(3_000);
    start();
    await settled();
    const { title } = Hit.parse(JSON.parse(pathsOf(1)[0]?.body.data ?? ''));
    document.title = '';
    expect(title).toBe('x'.repeat(2_000));
  });

  test.each([100, 103, 106])('a page of type %i counts no view', async (pageType) => {
    writePage({ pageType });
    document.body.innerHTML = '<sq-product-block product="lamp"></sq-product-block>';
    start();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/census/button-render'));
    expect(pathsOf(1)).toEqual([]);
  });

  test('a search page counts the search and no view', async () => {
    writePage({ path: '/search?q=green+tea', pageType: 102 });
    start();
    await waitFor(() => expect(pathsOf(2)).toHaveLength(1));
    await settled();
    expect(JSON.parse(pathsOf(2)[0]?.body.data ?? '').url).toContain('?q=green+tea');
    expect(pathsOf(1)).toEqual([]);
  });

  test.each([
    ['VideoListsPageView', { collection: { id: 'c2', type: 24 } }, { collectionId: 'c2' }],
    [
      'VideoDetailsPageView',
      { pageType: 50, item: { id: 'l1', recordType: 62 }, collection: { id: 'c2', type: 24 } },
      { itemId: 'l1' },
    ],
    ['AccessDeniedPageView', { pageType: 106 }, { memberAreaId: 'm1' }],
  ])('%s is sent by its page', async (name, context, expected) => {
    writePage(context);
    document.body.innerHTML = '<div data-sq-member-area-id="m1"></div>';
    start();
    await waitFor(() => expect(events()).toEqual([name]));
    expect(dataOf(name)).toMatchObject(expected);
  });

  test.each([
    ['in it', { status: 'loaded', cart } as CartState, { currency: 'EUR', value: 90, items: act.items.map(inMajor) }],
    ['nothing, where it is empty', { status: 'loaded', cart: emptyCart() } as CartState, {}],
    ['nothing, where there is none', { status: 'absent' } as CartState, {}],
  ])('a view of the cart has what is %s, once that is known', async (_, state, expected) => {
    moveTo({ status: 'loading' });
    writePage({ pageType: 205 });
    start();
    await settled();
    expect(events()).toEqual([]);
    moveTo(state);
    await waitFor(() => expect(events()).toEqual(['ViewCart']));
    const { event_id: _id, ...body } = eventBody('ViewCart');
    expect(body).toMatchObject(expected);
    expect('items' in body).toBe('items' in expected);
    expect(eventErrors(eventBody('ViewCart'), CLANKER_SCHEMAS.get('ViewCart') ?? {})).toEqual([]);
  });

  test('the cart’s drawer sends a view of the cart each time that it opens', async () => {
    moveTo({ status: 'loaded', cart });
    writePage();
    document.body.innerHTML = '<sq-cart layout="drawer"></sq-cart><button>Cart</button>';
    const drawer = document.querySelector('sq-cart')?.attachShadow({ mode: 'open' });
    start();
    await untilReported();
    await settled();
    document.querySelector('button')?.click();
    const dialog = document.createElement('dialog');
    drawer?.append(dialog);
    for (const times of [1, 2]) {
      dialog.setAttribute('open', '');
      await waitFor(() => expect(events()).toHaveLength(times));
      dialog.removeAttribute('open');
      await settled();
    }
    expect(dataOf('ViewCart')).toMatchObject({ value: 90, currency: 'EUR', items: [{ itemId: 'lamp', price: 45 }] });
  });

  test('a view of a cart that stays unknown is sent when the page is left', async () => {
    moveTo({ status: 'loading' });
    writePage({ pageType: 205 });
    start();
    await untilReported();
    await settled();
    await import('./view-cart.ts');
    await settled();
    dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(events()).toEqual(['ViewCart']));
  });

  test('acts are sent once, by their ids, also those from before the script', async () => {
    writePage();
    start([new CustomEvent('sq-cart-adding', { detail: {} }), cartChanged(act)]);
    hear(cartChanged(act));
    hear(cartChanged({ ...act, id: 'act-2', kind: 'remove' }));
    hear(cartChanged({ ...act, id: 'act-3', kind: 'checkout' }));
    hear(cartChanged({ ...act, id: 'act-4', kind: 'checkoutStep', step: 'payment' }));
    await waitFor(() => expect(events()).toEqual(['AddToCart', 'RemoveFromCart', 'BeginCheckout', 'CheckoutStep']));
    expect(dataOf('CheckoutStep').step).toBe('payment');
    for (const name of ['AddToCart', 'CheckoutStep'])
      expect(eventErrors(eventBody(name), CLANKER_SCHEMAS.get(name) ?? {})).toEqual([]);
  });

  test('yen have no minor unit', async () => {
    writePage();
    start([cartChanged({ ...act, id: 'act-5', currency: 'JPY', valueCents: 4_500 })]);
    await waitFor(() => expect(dataOf('AddToCart')?.value).toBe(4_500));
  });

  test('an order with an act is sent once, however often its page is loaded and whatever time the visitor’s clock shows', async () => {
    writePage({ pageType: 202 });
    const money = (decimalValue: string) => ({ currencyCode: 'EUR', decimalValue, value: 0, fractionalDigits: 2 });
    const order = {
      id: 'order-1',
      number: 17,
      placedAt: Date.now() - DAY_MS,
      taxTotal: money('7.50'),
      shippingTotal: money('5.00'),
      grandTotal: money('50.00'),
      items: [{ sku: 'L1', productName: 'Lamp', quantity: 1, unitPrice: money('45.00') }],
      act: { ...act, id: 'order-act-1', kind: 'order', valueCents: 5_000, orderNumber: 17 },
    };
    const mark = document.createElement('div');
    mark.setAttribute('data-sq-purchase', JSON.stringify(order));
    document.body.append(mark);
    start();
    document.dispatchEvent(new CustomEvent('sq-order-placed', { bubbles: true, detail: { order } }));
    const { act: _, ...withoutAct } = order;
    document.dispatchEvent(new CustomEvent('sq-order-placed', { bubbles: true, detail: { order: withoutAct } }));
    await waitFor(() => expect(events()).toContain('Purchase'));
    await settled();
    expect(events()).toEqual(['Purchase']);
    expect(dataOf('Purchase')).toMatchObject({
      event_id: 'order-act-1',
      transactionId: '17',
      value: 50,
      tax: 7.5,
      shipping: 5,
      currency: 'EUR',
      items: [{ itemId: 'lamp', sku: 'L1', title: 'Lamp', quantity: 2, price: 45 }],
    });
    expect(eventErrors(eventBody('Purchase'), CLANKER_SCHEMAS.get('Purchase') ?? {})).toEqual([]);
  });

  test('an event that the shop refuses for its old crumb is sent again with the fresh one, and no error is logged', async () => {
    answer = () => {
      const { path, body } = calls.at(-1) ?? {};
      if (!path?.endsWith('RecordEvent') || body?.crumb !== 'crumb-1') return new Response(null, { status: 202 });
      keep('crumb', 'crumb-2', DAY_MS);
      return answerOf(OLD_CRUMB);
    };
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    writePage(product);
    start();
    await waitFor(() => expect(events()).toEqual(['VisitPDP', 'VisitPDP']));
    await settled();
    expect(calls.flatMap(({ body }) => body.crumb ?? [])).toEqual(['crumb-1', 'crumb-2']);
    expect(error).not.toHaveBeenCalled();
  });

  test('an event whose fresh crumb is refused too is named in the console, and not sent a third time', async () => {
    answer = () => answerOf(OLD_CRUMB);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    writePage(product);
    start();
    await waitFor(() => expect(error).toHaveBeenCalledExactlyOnceWith('Error tracking event: HTTP Status 403'));
    await settled();
    expect([events(), error.mock.calls.length]).toEqual([['VisitPDP', 'VisitPDP'], 1]);
  });

  test.each([TOO_MANY, breaking('event_id')])(
    'an event that the shop refuses with $status is named in the console, and not sent again',
    async (refusal) => {
      answer = () => answerOf(refusal);
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      writePage(product);
      start();
      await waitFor(() => expect(error).toHaveBeenCalledWith(`Error tracking event: HTTP Status ${refusal.status}`));
      await settled();
      expect([events(), error.mock.calls.length]).toEqual([['VisitPDP'], 1]);
    },
  );

  test.each([200, 202])('an event with the status %i is taken in silence', async (taken) => {
    answer = () => new Response(null, { status: taken });
    const error = vi.spyOn(console, 'error');
    writePage(product);
    start();
    await waitFor(() => expect(events()).toEqual(['VisitPDP']));
    await settled();
    expect(error).not.toHaveBeenCalled();
  });

  test('a shop that cannot be reached is not complained of', async () => {
    const asked = vi.fn(async () => {
      throw new TypeError('Failed to fetch');
    });
    vi.stubGlobal('fetch', asked);
    vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false);
    const error = vi.spyOn(console, 'error');
    writePage(product);
    start();
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(2));
    expect(error).not.toHaveBeenCalled();
  });
});

describe('what the visitor does', () => {
  beforeEach(() => writePage({ ...product }));
  const press = (selector: string) => (document.querySelector(selector) as HTMLElement).click();
  async function open(html: string) {
    document.body.innerHTML = html;
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    start();
    await untilReported();
    await settled();
  }

  test.each([
    ['ReviewsVitalsAnchorLink', '<a href="/p/lamp#reviews">4.5</a>', 'a', { itemId: 'lamp' }],
    ['ReviewsTab', '<a class="product-reviews-older" href="?reviews=1#reviews">Older</a>', 'a', { itemId: 'lamp' }],
    ['AccessDeniedCTA', '<a data-sq-join="m1" href="/p/membership">Join</a>', 'a', { memberAreaId: 'm1' }],
    [
      'RelatedProductClick',
      '<section aria-labelledby="related"><p data-item-id="cup"><a href="/p/cup">Cup</a></p></section>',
      'a',
      { itemId: 'cup' },
    ],
    [
      'RelatedProductAddToCart',
      '<section class="product-related-products"><p data-product-id="cup"><b class="sqs-add-to-cart-button">Add</b></p></section>',
      'b',
      { itemId: 'cup' },
    ],
    [
      'ClicksThirdPartyVideo',
      '<a href="https://www.youtube.com/watch?v=1">Video</a>',
      'a',
      { videoHost: 'www.youtube.com' },
    ],
  ])('%s is sent when it is pressed', async (name, html, selector, expected) => {
    await open(html);
    press(selector);
    await waitFor(() => expect(events()).toContain(name));
    expect(dataOf(name)).toMatchObject(expected);
  });

  test('ClicksThirdPartyVideo is sent once for a video whose frame takes the place of what was pressed', async () => {
    await open('<a data-sq-video="" href="https://youtu.be/abcdefghijk">Video</a>');
    const count = () => events().filter((name) => name === 'ClicksThirdPartyVideo').length;
    press('a');
    const address = 'https://www.youtube-nocookie.com/embed/abcdefghijk';
    const put = (frame: Element) => document.querySelector('a')?.replaceWith(frame);
    const frame = playIn({ address, title: 'Video', put });
    // Some browsers take the focus from the page as it goes to the frame, some later, and some never.
    expect(document.activeElement).toBe(frame);
    for (const _ of [1, 2]) dispatchEvent(new Event('blur'));
    await waitFor(() => expect(dataOf('ClicksThirdPartyVideo')).toMatchObject({ videoHost: new URL(address).host }));
    dispatchEvent(new Event('blur'));
    await settled();
    expect(count()).toBe(1);
  });

  test.each([
    ['in the frame of the page’s author', {}, 'iframe'],
    ['for another tab', { ctrlKey: true }, 'a'],
  ])('ClicksThirdPartyVideo is sent once for a press %s', async (_, keys, selector) => {
    await open(
      '<a data-sq-embed="" href="https://youtu.be/a">Video</a><iframe src="https://player.vimeo.com/video/1">',
    );
    const pressed = document.querySelector(selector) as HTMLElement;
    if (selector === 'a') pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    else pressed.focus();
    for (const _ of [1, 2]) dispatchEvent(new Event('blur'));
    await waitFor(() => expect(events()).toContain('ClicksThirdPartyVideo'));
    await settled();
    expect(events().filter((name) => name === 'ClicksThirdPartyVideo')).toHaveLength(1);
  });

  test.each([
    ['FormSubmission', 'sq-form-submitted', { formId: 'f1' }],
    ['NewsletterSubscription', 'sq-newsletter-subscribed', { formId: 'f1' }],
    ['QuickView', 'sq-quickview-opened', { itemId: 'cup' }],
  ])('%s follows the event %s', async (name, type, detail) => {
    await open('');
    document.dispatchEvent(
      new CustomEvent(type, { bubbles: true, detail: { ...detail, values: { email: 'ada@x.example' } } }),
    );
    await waitFor(() => expect(dataOf(name)).toMatchObject(detail));
    expect(JSON.stringify(calls)).not.toContain('ada@');
  });

  test('related products are sent once when they come into view', async () => {
    let show = (_: { isIntersecting: boolean }[]) => {};
    const disconnect = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        disconnect = disconnect;
        constructor(listener: typeof show) {
          show = listener;
        }
        observe() {}
      },
    );
    await open('<ul class="product-related-products"><li data-product-id="cup"><a href="/p/cup"> Cup </a></li></ul>');
    await vi.dynamicImportSettled();
    show([{ isIntersecting: false }]);
    expect(disconnect).not.toHaveBeenCalled();
    show([{ isIntersecting: true }]);
    await waitFor(() => expect(dataOf('RelatedProductDisplay')).not.toBeNull());
    const items = [{ itemId: 'cup', title: 'Cup', quantity: 1 }];
    expect(dataOf('RelatedProductDisplay')).toMatchObject({ itemId: 'lamp', items });
    expect(disconnect).toHaveBeenCalled();
  });

  test('a quick view is counted', async () => {
    await open('');
    document.dispatchEvent(new CustomEvent('sq-quickview-opened', { bubbles: true, detail: { itemId: 'a/b' } }));
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/census/RecordQuickView/a%2Fb'));
  });

  test('buttons are counted when they are shown, each product’s once, and when they are pressed', async () => {
    const button = (id: string) => `<p data-item-id="${id}"><b class="sqs-add-to-cart-button">Add</b></p>`;
    await open(`${button('lamp') + button('lamp')}<b class="sqs-product-quick-view-button" data-id="r1">View</b>`);
    press('.sqs-add-to-cart-button');
    const counted = (path: string) =>
      calls.filter((call) => call.path === `/api/census/${path}`).map(({ body }) => body);
    await waitFor(() => expect(counted('button-click')).toHaveLength(1));
    const visitorCookie = CENSUS;
    expect(counted('button-click')).toEqual([{ button: 'addToCart', itemId: 'lamp', visitorCookie }]);
    expect(counted('button-render')).toEqual([
      { button: 'addToCart', itemId: 'lamp', visitorCookie },
      { button: 'quickView', itemId: '', visitorCookie },
    ]);
  });

  describe('buttons in the shop’s elements', () => {
    const shown = (button: string) =>
      calls.filter(({ path, body }) => path.endsWith('/button-render') && body.button === button);

    test.each([
      ['cart', '', (root: ShadowRoot) => root.append(checkout())],
      [
        'drawer, once it is open',
        'layout="drawer"',
        async (root: ShadowRoot) => {
          const dialog = document.createElement('dialog');
          dialog.append(checkout());
          await lookedAfter(() => root.append(dialog));
          expect(shown('checkout')).toEqual([]);
          dialog.setAttribute('open', '');
        },
      ],
    ])(
      'the way to the checkout is counted when it shows in the %s, and when it is pressed',
      async (_, layout, show) => {
        await open(`<sq-cart ${layout}></sq-cart>`);
        const root = document.querySelector('sq-cart')?.attachShadow({ mode: 'open' }) as ShadowRoot;
        // The element is there before its content.
        await lookedAfter(() => document.body.append(document.createElement('i')));
        await show(root);
        await waitFor(() => expect(shown('checkout')).toHaveLength(1));
        root.querySelector<HTMLElement>('[part=checkout]')?.click();
        await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/button-click'))).toBe(true));
      },
    );

    test('the button of a form block is counted', async () => {
      await open('<sq-form-block form="f1"><form><button type="submit">Send</button></form></sq-form-block>');
      await waitFor(() => expect(shown('submit')).toHaveLength(1));
    });

    test('many buttons in lists do not keep others from being counted, and a page that has shown all is not watched any more', async () => {
      const product = (_: unknown, i: number) =>
        `<p data-item-id="i${i}"><b class="sqs-add-to-cart-button">Add</b></p>`;
      await open(
        `${Array.from({ length: 12 }, product).join('')}<b class="sqs-product-quick-view-button">View</b>
         <div class="sqs-block-form"><button type="submit">Send</button></div><sq-cart></sq-cart>`,
      );
      document.querySelector('sq-cart')?.attachShadow({ mode: 'open' }).append(checkout());
      document.body.append(document.createElement('i'));
      await waitFor(() => expect(shown('checkout')).toHaveLength(1));
      expect(shown('addToCart')).toHaveLength(10);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const isSeen = new Promise((resolve) => boot().observe(resolve));
        document.body.append(document.createElement('i'));
        await isSeen;
        expect(vi.getTimerCount()).toBe(0);
      } finally {
        vi.useRealTimers();
      }
    });

    /** Resolves once the page was looked at again because of a change, and what was found is sent. */
    async function lookedAfter(change: () => void) {
      const looks = vi.spyOn(document, 'querySelectorAll');
      change();
      await waitFor(() => expect(looks.mock.calls.flat()).toContain('sq-cart'));
      looks.mockRestore();
      await settled();
    }

    function checkout(): HTMLElement {
      const link = document.createElement('a');
      link.setAttribute('part', 'checkout');
      return link;
    }
  });

  test('a page with many buttons counts ten of them', async () => {
    const button = (_: unknown, i: number) => `<p data-item-id="i${i}"><b class="sqs-add-to-cart-button">Add</b></p>`;
    await open(Array.from({ length: 30 }, button).join(''));
    const shown = () => calls.filter(({ path }) => path === '/api/census/button-render');
    await waitFor(() => expect(shown()).toHaveLength(10));
    await settled();
    expect(shown()).toHaveLength(10);
  });

  test('audio and video are counted once each when they play', async () => {
    await open('<audio></audio><video></video>');
    for (const name of ['audio', 'video', 'video']) document.querySelector(name)?.dispatchEvent(new Event('play'));
    await waitFor(() => expect([pathsOf(20).length, pathsOf(21).length]).toEqual([1, 1]));
  });
});

describe('heartbeats', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  function setHidden(isHidden: boolean) {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  test('each 30 seconds of a visible page is one, at most 20', async () => {
    writePage();
    start();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(pathsOf(10)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(pathsOf(10)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(pathsOf(10)).toHaveLength(20);
  });

  test('a hidden page counts no time', async () => {
    writePage();
    start();
    await vi.advanceTimersByTimeAsync(20_000);
    setHidden(true);
    await vi.advanceTimersByTimeAsync(60_000);
    setHidden(false);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(pathsOf(10)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(pathsOf(10)).toHaveLength(1);
  });
});

describe('the visitor’s answer', () => {
  /** Everything that a visitor may do, on a page that would send much. */
  async function doMuch() {
    document.body.innerHTML = '<sq-product-block product="lamp"></sq-product-block><audio></audio>';
    start([cartChanged({ ...act, id: 'act-9' })]);
    await settled();
    document.dispatchEvent(new CustomEvent('sq-form-submitted', { bubbles: true, detail: { formId: 'f1' } }));
    document.querySelector('audio')?.dispatchEvent(new Event('play'));
    await settled();
  }
  const keptNames = () => [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].join();

  test.each<[string, () => void]>([
    ['a refusal', () => keep('ss_cookieAllowed', 'none', DAY_MS)],
    ['marketing alone', () => keep('ss_cookieAllowed', 'marketing', DAY_MS)],
    ['no answer where the shop asks', () => writePage({ ...product, settings: ASKING })],
    [
      'a policy that records no visitor',
      () => writePage({ ...product, settings: { ...OPEN, isRestrictiveCookiePolicyAbsolute: true } }),
    ],
    ['analytics switched off', () => writePage({ ...product, settings: { ...OPEN, isAnalyticsDisabled: true } })],
    ['a template that others copy', () => writePage({ ...product, website: { id: 'site-1', cloneable: true } })],
    ['Global Privacy Control', () => Object.assign(navigator, { globalPrivacyControl: true })],
    ['no census cookie', () => forget('ss_cvr')],
    ['a contributor', () => keep('ContributorRole', '1', DAY_MS)],
  ])('with %s nothing at all is sent or kept', async (_, prepare) => {
    writePage(product);
    prepare();
    await doMuch();
    expect(calls).toEqual([]);
    expect(keptNames()).not.toMatch(/SS_|sq:told|sq:landing/);
    expect(boot().visitor).toBeUndefined();
  });

  test('a later agreement releases what the page has seen; a later refusal forgets and ends all', async () => {
    writePage({ ...product, settings: ASKING });
    await doMuch();
    expect(calls).toEqual([]);
    choose('analytics');
    await waitFor(() => expect([...events()].sort()).toEqual(['AddToCart', 'FormSubmission', 'VisitPDP']));
    expect([pathsOf(1).length, pathsOf(20).length]).toEqual([1, 1]);
    expect(keptNames()).toMatch(/SS_ANALYTICS_ID/);
    expect(eventBody('AddToCart').marketing_id).toBe('');
    choose('none');
    const before = calls.length;
    hear(cartChanged({ ...act, id: 'act-10' }));
    document.dispatchEvent(new CustomEvent('sq-form-submitted', { bubbles: true, detail: { formId: 'f2' } }));
    await settled();
    expect(calls).toHaveLength(before);
    expect(keptNames()).not.toMatch(/SS_|sq:told/);
    choose('analytics.marketing');
    hear(cartChanged({ ...act, id: 'act-11' }));
    await waitFor(() => expect(events()).toHaveLength(4));
    expect([events().at(-1), pathsOf(1).length]).toEqual(['AddToCart', 1]);
  });

  test('a page that the browser restores releases what waited, once another page has the answer', async () => {
    writePage({ ...product, settings: ASKING });
    await doMuch();
    keep('ss_cookieAllowed', 'analytics', DAY_MS);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect([...events()].sort()).toEqual(['FormSubmission', 'VisitPDP']));
  });

  test('a person who is signed in is a visitor without a name until they have agreed', async () => {
    keep('SiteUserInfo', '{"authenticated":true,"siteUserId":"u1"}', DAY_MS);
    writePage();
    start();
    hear(cartChanged({ ...act, id: 'act-40' }));
    await waitFor(() => expect(dataOf('AddToCart')).toMatchObject({ memberAccountId: null, member_locale: null }));
    choose('analytics');
    calls = [];
    hear(cartChanged({ ...act, id: 'act-41' }));
    await waitFor(() => expect(dataOf('AddToCart')).toMatchObject({ memberAccountId: 'u1', member_locale: 'en-US' }));
  });

  test('a page whose visitor has refused records what follows an agreement that was given on another page', async () => {
    keep('ss_cookieAllowed', 'none', DAY_MS);
    writePage();
    start();
    hear(cartChanged({ ...act, id: 'act-30' }));
    await settled();
    keep('ss_cookieAllowed', 'analytics', DAY_MS);
    hear(cartChanged({ ...act, id: 'act-31' }));
    await waitFor(() => expect(dataOf('AddToCart')?.event_id).toBe('act-31'));
    await settled();
    expect(events()).toEqual(['AddToCart']);
  });

  test('a refusal forgets what waited: after a later agreement only the page’s view is sent', async () => {
    writePage({ ...product, settings: ASKING });
    await doMuch();
    choose('none');
    await settled();
    choose('analytics');
    await waitFor(() => expect(events()).toEqual(['VisitPDP']));
    await settled();
    expect(events()).toEqual(['VisitPDP']);
  });

  test('a page keeps the last 50 acts before the answer, its own view, and the last 50 presses', async () => {
    writePage({ ...product, settings: ASKING });
    document.body.innerHTML = '<b class="sqs-add-to-cart-button">Add</b>';
    start();
    await settled();
    const presses = () => calls.filter(({ path }) => path === '/api/census/button-click');
    for (let i = 0; i < 55; i++) document.querySelector('b')?.click();
    for (let i = 0; i < 80; i++) hear(cartChanged({ ...act, id: `many-${i}` }));
    await settled();
    choose('analytics');
    await waitFor(() => expect(events()).toHaveLength(51));
    await settled();
    expect([events().length, presses().length, pathsOf(1).length]).toEqual([51, 50, 1]);
    const added = calls.filter(({ path, body }) => path.endsWith('RecordEvent') && body.event === 'AddToCart');
    const ids = added.map(({ body }) => JSON.parse(body.data ?? '').event_id);
    expect([ids.at(0), ids.at(-1)]).toEqual(['many-30', 'many-79']);
  });

  test('a refusal in another tab ends the recording before the tab’s message arrives', async () => {
    writePage();
    start();
    await untilReported();
    keep('ss_cookieAllowed', 'none', DAY_MS);
    const before = calls.length;
    hear(cartChanged({ ...act, id: 'act-13' }));
    await settled();
    expect(calls).toHaveLength(before);
  });

  test('the marketing id is made only with marketing, and lasts 390 days', async () => {
    keep('ss_cookieAllowed', 'analytics.marketing', DAY_MS);
    writePage(product);
    start();
    await waitFor(() => expect(eventBody('VisitPDP')?.marketing_id).toMatch(/^[0-9a-f]{32}$/));
    expect(document.cookie).toContain(`SS_MID=${eventBody('VisitPDP').marketing_id}`);
    const until = Number(localStorage.getItem('SS_ANALYTICS_ID_expires'));
    expect(Math.round((until - Date.now()) / DAY_MS)).toBe(390);
    expect(document.cookie).toMatch(/SS_IS_FIRST_SESSION=true/);
    expect(document.cookie).toMatch(/SS_HAS_LANDED=true/);
  });

  test('a browser that refuses storage keeps the ids for the page, and says so once', async () => {
    const refused = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('localStorage', { getItem: refused, setItem: refused, removeItem: refused });
    writePage(product);
    start();
    hear(cartChanged({ ...act, id: 'act-12' }));
    await waitFor(() => expect(eventBody('AddToCart')).not.toBeNull());
    expect(eventBody('AddToCart').analytics_id).toBe(eventBody('VisitPDP').analytics_id);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('the page’s own tags', () => {
  /** Whether an entry of the data layer is an event, and no command of Consent Mode. */
  const isEvent = (entry: object) => !('0' in entry);
  const meta = () => {
    const commands: unknown[][] = [];
    globals.fbq = (...given: unknown[]) => commands.push(given);
    return commands;
  };

  test('a tag manager, Shopify’s events and Meta’s pixel get events under their own names with the act’s id', async () => {
    keep('ss_cookieAllowed', 'analytics.marketing', DAY_MS);
    const dataLayer: object[] = [];
    const published: unknown[][] = [];
    Object.assign(globals, {
      dataLayer,
      Shopify: { analytics: { publish: (...given: unknown[]) => published.push(given) } },
    });
    const pixel = meta();
    writePage();
    start([cartChanged({ ...act, id: 'act-20' })]);
    await waitFor(() => expect(pixel).toHaveLength(1));
    expect(dataLayer.filter(isEvent)).toEqual([
      { ecommerce: null },
      {
        event: 'add_to_cart',
        event_id: 'act-20',
        ecommerce: {
          currency: 'EUR',
          value: 90,
          items: [{ item_id: 'lamp', item_name: 'Lamp', item_variant: 'L1', index: 0, price: 45, quantity: 2 }],
        },
      },
    ]);
    expect(published).toEqual([
      ['product_added_to_cart', expect.objectContaining({ eventId: 'act-20', totalPrice: 90 })],
    ]);
    expect(pixel).toEqual([
      ['track', 'AddToCart', expect.objectContaining({ content_ids: ['lamp'], value: 90 }), { eventID: 'act-20' }],
    ]);
  });

  test('Meta’s pixel gets nothing without consent to marketing, and a tag that throws ends nothing', async () => {
    keep('ss_cookieAllowed', 'analytics', DAY_MS);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const dataLayer: object[] = [];
    const pixel = meta();
    const publish = () => {
      throw new Error('broken');
    };
    Object.assign(globals, { dataLayer, Shopify: { analytics: { publish } } });
    writePage();
    start([cartChanged({ ...act, id: 'act-21' })]);
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(dataLayer.filter(isEvent)).toHaveLength(2);
    expect(pixel).toEqual([]);
  });

  test('200 items of a large cart are sent', async () => {
    const dataLayer: { ecommerce?: { items?: unknown[] } | null }[] = [];
    Object.assign(globals, { dataLayer });
    const items = Array.from({ length: 250 }, () => act.items).flat();
    writePage();
    start([cartChanged({ ...act, id: 'act-22', items })]);
    await waitFor(() => expect(dataLayer.filter(isEvent)[1]?.ecommerce?.items).toHaveLength(200));
  });
});
