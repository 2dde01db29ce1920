import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '#runtime/contracts/product.ts';
import { onReport } from '#runtime/errors/on-report.ts';
import { anAwaitedLamp } from '../../test/fixtures/cart/awaited.ts';
import { openShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';

const shop = openShop();
const PATH = '/notifications/restock';
const UNABLE = 'Unable to submit form. Please try again later.';
let events: [name: string, detail: unknown][];
let ending: AbortController;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
});
beforeEach(() => {
  events = [];
  ending = new AbortController();
  for (const name of ['sq-restock-signing-up', 'sq-restock-signedup', 'sq-restock-failed']) {
    const record = (event: Event) => void events.push([name, (event as CustomEvent).detail]);
    document.addEventListener(name, record, { signal: ending.signal });
  }
  ending.signal.addEventListener(
    'abort',
    onReport(() => {}),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  ending.abort();
  await act(async () => document.body.replaceChildren());
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** An element for a product, when everything has loaded. */
async function place(product: Product, attributes = '', content = ''): Promise<HTMLElement> {
  shop.current.product = product;
  document.body.innerHTML = '<main></main>';
  const holder = document.createElement('div');
  holder.innerHTML = `<sq-restock product="${product.id}" ${attributes}>${content}</sq-restock>`;
  const element = holder.firstElementChild as HTMLElement;
  await act(async () => document.querySelector('main')?.append(element));
  await untilShown(shop);
  return element;
}
const email = (element: ParentNode) => element.querySelector<HTMLInputElement>('[name=email]');
const message = (element: ParentNode) => element.querySelector('.sq-restock-message')?.textContent;
const sent = () => shop.current.callsOf('POST').map(({ body }) => body);

async function submit(element: ParentNode, address: string): Promise<void> {
  const input = email(element) as HTMLInputElement;
  input.value = address;
  await act(async () => input.form?.requestSubmit());
  await untilShown(shop);
}

describe('the box', () => {
  test('the box has the shop’s texts, a labelled field, and its mailing list ticked as the shop says', async () => {
    const element = await place(anAwaitedLamp());
    expect(element.querySelector('.sq-restock')?.getRootNode()).toBe(document);
    expect(element.querySelector('.sq-restock-cta')?.textContent).toBe(
      'Get notified by email when this product is in stock.',
    );
    expect(email(element)?.labels?.[0]?.textContent).toBe('Email Address');
    expect(element.querySelector('button')?.textContent).toBe('Sign Up');
    const list = element.querySelector<HTMLInputElement>('[name=isJoinMailingList]');
    expect([list?.checked, list?.labels?.[0]?.textContent]).toEqual([true, 'Sign up to receive news and updates.']);
    const plain = await place(anAwaitedLamp({ mailingListDescription: null }));
    expect(plain.querySelector('[name=isJoinMailingList]')).toBeNull();
    const unticked = await place(anAwaitedLamp({ mailingListOptInByDefault: false }));
    expect(unticked.querySelector<HTMLInputElement>('[name=isJoinMailingList]')?.checked).toBe(false);
  });

  test('a product in stock, one without notices and a variant in stock show nothing', async () => {
    for (const [product, attributes] of [
      [anAwaitedLamp({}, []), ''],
      [anAwaitedLamp(null), ''],
      [anAwaitedLamp(), 'variant="LAMP-S"'],
    ] as const) {
      const element = await place(product, attributes, 'Lamp');
      expect([element.querySelector('form'), element.shadowRoot?.querySelector('slot')]).toEqual([null, null]);
    }
  });

  test('the tag’s own content stays where the shop does not have the product', async () => {
    shop.current.interruptNext(() => Response.json({ error: 'gone' }, { status: 404 }));
    const element = await place(anAwaitedLamp(), '', '<a href="/">Ask us</a>');
    expect(element.shadowRoot?.querySelector('slot:not([name])')).not.toBeNull();
  });

  test('where several variants are sold out the visitor chooses one, and each has its own answer', async () => {
    const product = anAwaitedLamp({}, ['Small', 'Large']);
    const element = await place(product);
    const select = element.querySelector('select') as HTMLSelectElement;
    expect([select.labels[0]?.textContent, ...[...select.options].map(({ text }) => text)]).toEqual([
      'Size',
      'Small',
      'Large',
    ]);
    await submit(element, 'ann@example.com');
    expect(message(element)).toBe('Signed up!');
    const choose = (value: string | undefined) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    await choose(product.variants[1]?.id);
    expect(email(element)).not.toBeNull();
    await choose(product.variants[0]?.id);
    expect([email(element), message(element)]).toEqual([null, 'Signed up!']);
    const named = await place(anAwaitedLamp({}, ['Small', 'Large']), 'variant="LAMP-L"');
    expect(named.querySelector('select')).toBeNull();
  });
});

describe('a sign-up', () => {
  test('a sign-up is sent once, however often the visitor presses, and its answer replaces the form', async () => {
    const product = anAwaitedLamp();
    const element = await place(product);
    const ids = { productId: product.id, variantId: `${product.id}-LAMP-L` };
    const release = shop.hold(PATH);
    const input = email(element) as HTMLInputElement;
    input.value = ' ann@example.com ';
    await act(async () => {
      for (let i = 0; i < 3; i++) input.form?.requestSubmit();
    });
    await act(() => shop.untilIdle());
    expect([message(element), element.querySelector('button')?.getAttribute('aria-disabled')]).toEqual([
      'Signing up…',
      'true',
    ]);
    release();
    await untilShown(shop);
    expect(sent()).toEqual([{ ...ids, siteVisitorEmail: 'ann@example.com', isJoinMailingList: true }]);
    expect([email(element), message(element)]).toEqual([null, 'Signed up!']);
    expect(events).toEqual([
      ['sq-restock-signing-up', ids],
      ['sq-restock-signedup', ids],
    ]);
    expect(JSON.stringify(events)).not.toContain('ann@');
  });

  test.each([
    ['', false, 'Signed up!'],
    ['Thank you & <b>bye</b>', false, 'Thank you & <b>bye</b>'],
    [
      'Thank you!',
      true,
      'Thank you! Unless you have done so before, please open the link in our email to confirm your address.',
    ],
  ])('the owner’s text %j is shown, or the usual one; confirmation %j', async (successText, confirms, expected) => {
    shop.current.confirmsRestock = confirms;
    const element = await place(anAwaitedLamp({ successText }));
    await submit(element, 'ann@example.com');
    expect(message(element)).toBe(expected);
  });

  test.each([
    ['', 'Email cannot be blank'],
    ['  ', 'Email cannot be blank'],
    ['ann', 'Email is invalid'],
    ['ann@example', 'Email is invalid'],
    ['ann@example.com, bo@example.com', 'Email is invalid'],
  ])('the address %j is refused in the browser, and its field gets the focus', async (address, expected) => {
    const element = await place(anAwaitedLamp());
    await submit(element, address);
    expect([message(element), email(element)?.getAttribute('aria-invalid')]).toEqual([expected, 'true']);
    const described = email(element)?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(expected);
    expect(document.activeElement).toBe(email(element));
    expect(events).toMatchObject([['sq-restock-failed', { message: expected }]]);
    expect(sent()).toEqual([]);
    await submit(element, 'ann@example.com');
    expect(message(element)).toBe('Signed up!');
  });

  test('a page that cancels the event stops the sign-up', async () => {
    document.addEventListener('sq-restock-signing-up', (event) => event.preventDefault(), { signal: ending.signal });
    const element = await place(anAwaitedLamp());
    await submit(element, 'ann@example.com');
    expect([sent(), message(element), events.length]).toEqual([[], '', 1]);
  });

  test.each([
    [{ error: 'Sold again', code: 'RESTOCK_IN_STOCK' }, 409, 'Sold again', null],
    [{ error: 'Email is invalid', code: 'RESTOCK_EMAIL_INVALID' }, 400, 'Email is invalid', 'true'],
    [{}, 400, UNABLE, null],
    [{ isConfirmationNeeded: 'perhaps' }, 200, UNABLE, null],
  ])('the answer %j with status %i is shown as %j', async (body, status, expected, isInvalid) => {
    const element = await place(anAwaitedLamp());
    shop.current.interrupt(PATH, () => Response.json(body, { status }));
    await submit(element, 'ann@example.com');
    expect([message(element), email(element)?.getAttribute('aria-invalid')]).toEqual([expected, isInvalid]);
    expect(email(element)?.value).toBe('ann@example.com');
  });

  test('a broken answer, a server that fails and a lost connection each show a message, and the visitor can try again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const element = await place(anAwaitedLamp());
    const attempt = async () => {
      await submit(element, 'ann@example.com');
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      await untilShown(shop);
      return message(element);
    };
    const broken = () => new Response('<html>', { status: 200 });
    shop.current.interrupt(PATH, broken);
    expect(await attempt()).toBe(UNABLE);
    const failing = () => Response.json({ error: 'Out of order' }, { status: 503 });
    shop.current.interrupt(PATH, failing, failing, failing);
    expect(await attempt()).toBe('Out of order');
    const lost = () => Response.error();
    shop.current.interrupt(PATH, lost, lost, lost);
    expect(await attempt()).toMatch(/internet connection/);
    shop.current.interrupt(PATH, lost);
    expect(await attempt()).toBe('Signed up!');
    expect(sent()).toHaveLength(1 + 3 + 3 + 2);
  });
});

describe('the captcha', () => {
  const captcha = { provider: 'local', siteKey: 'pass', mode: 'checkbox' } as const;
  const box = (element: ParentNode) => element.querySelector<HTMLInputElement>('form div div input[type=checkbox]');

  test('a box to tick must be ticked, is reset after a failure and gone after success', async () => {
    const element = await place(anAwaitedLamp({ captcha }));
    await submit(element, 'ann@example.com');
    expect([message(element), sent()]).toEqual(['Complete CAPTCHA before submitting.', []]);
    const tick = () => act(async () => box(element)?.click());
    await tick();
    shop.current.interrupt(PATH, () => Response.json({ error: 'No' }, { status: 400 }));
    await submit(element, 'ann@example.com');
    expect([message(element), box(element)?.checked]).toEqual(['No', false]);
    await tick();
    await submit(element, 'ann@example.com');
    expect([message(element), box(element)]).toEqual(['Signed up!', null]);
    const tokens = sent().map((body) => (body as { captchaToken: string }).captchaToken);
    expect(tokens[1]).toMatch(/^local\.pass\.PRODUCT_WAITLIST_SUBMISSION\./);
    expect(tokens[1]).not.toBe(tokens[0]);
  });

  test('the token of reCAPTCHA Enterprise has a name of its own, and a call with a token is never repeated', async () => {
    const enterprise = {
      ready: (run: () => void) => run(),
      execute: async () => 'score-token',
    };
    vi.stubGlobal('grecaptcha', { enterprise });
    const append = document.head.append.bind(document.head);
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      if (!(nodes[0] instanceof HTMLScriptElement)) return append(...nodes);
      queueMicrotask(() => (nodes[0] as HTMLScriptElement).dispatchEvent(new Event('load')));
    });
    const settings = { provider: 'recaptcha-enterprise', siteKey: 'key', mode: 'score' } as const;
    const element = await place(anAwaitedLamp({ captcha: settings }));
    shop.current.interrupt(PATH, () => Response.error());
    await submit(element, 'ann@example.com');
    expect(message(element)).toMatch(/internet connection/);
    await submit(element, 'ann@example.com');
    expect(message(element)).toBe('Signed up!');
    expect(sent()).toMatchObject([
      { recaptchaEnterpriseV3Token: 'score-token' },
      { recaptchaEnterpriseV3Token: 'score-token' },
    ]);
    expect(sent()[0]).not.toHaveProperty('captchaToken');
  });

  test('a captcha that gives no token shows a message, and nothing is sent', async () => {
    const unset = { provider: 'recaptcha-enterprise', siteKey: '', mode: 'score' } as const;
    const element = await place(anAwaitedLamp({ captcha: unset }));
    await submit(element, 'ann@example.com');
    expect([message(element), sent()]).toEqual([UNABLE, []]);
  });
});
