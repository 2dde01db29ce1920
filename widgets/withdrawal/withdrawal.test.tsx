import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDeclarationShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';

const shop = openDeclarationShop();
const refusal = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Math, 'random').mockReturnValue(1);
  sessionStorage.clear();
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  document.documentElement.lang = '';
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the cookie store
  document.cookie = 'SiteUserInfo=; max-age=0';
  vi.restoreAllMocks();
});

async function place(attributes = '', content = '<a href="/withdraw">Withdraw</a>'): Promise<HTMLElement> {
  const holder = document.createElement('div');
  holder.innerHTML = `<sq-withdrawal ${attributes}>${content}</sq-withdrawal>`;
  const element = holder.firstElementChild as HTMLElement;
  await act(async () => document.body.append(element));
  await untilShown(shop);
  return element;
}

const buttons = () => [...document.querySelectorAll<HTMLElement>('.sq-declaration :is(button, a)')];
const button = (name: string) => buttons().find(({ textContent }) => textContent === name);
const press = async (name: string) => {
  expect(button(name), name).toBeDefined();
  await act(async () => button(name)?.click());
  await untilShown(shop);
};
const field = (name: string) => document.querySelector<HTMLInputElement>(`.sq-declaration [name=${name}]`);
async function enter(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await act(async () => {
      const input = field(name);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}
const text = () => document.querySelector('.sq-declaration')?.textContent ?? '';
const said = () => document.querySelector('.sq-declaration [role=status]')?.textContent;
const ENTRIES = { name: 'June Archer', contract: '1001', email: 'june@mail.test' };

/** Goes to the second step. */
async function fillIn(entries: Record<string, string> = ENTRIES): Promise<void> {
  await press('Withdraw from contract here');
  await enter(entries);
  await press('Continue');
}

function listen(): { type: string; detail: unknown }[] {
  const seen: { type: string; detail: unknown }[] = [];
  for (const name of ['confirming', 'confirmed', 'failed'])
    document.addEventListener(`sq-withdrawal-${name}`, (event) => {
      if (event instanceof CustomEvent) seen.push({ type: event.type, detail: event.detail });
    });
  return seen;
}

describe('a withdrawal', () => {
  test('takes the prescribed words, two steps and no more than name, contract, part and address', async () => {
    const seen = listen();
    const element = await place('order="1001"');
    expect(element.shadowRoot?.querySelector('slot:not([name])')).toBeNull();
    await press('Withdraw from contract here');
    expect(document.activeElement?.textContent).toBe('Withdraw from a contract');
    const fields = [...document.querySelectorAll<HTMLInputElement>('.sq-declaration input')];
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['name', ''],
      ['contract', '1001'],
      ['part', ''],
      ['email', ''],
    ]);
    await enter(ENTRIES);
    await press('Continue');
    expect(document.activeElement?.textContent).toBe('Check your withdrawal');
    for (const shown of ['June Archer', '1001', 'Everything', 'june@mail.test', '“Confirm withdrawal”'])
      expect(text()).toContain(shown);
    expect(shop.current.calls).toEqual([]);
    await press('Confirm withdrawal');
    expect(document.activeElement?.textContent).toBe('We have received your withdrawal');
    expect(shop.current.calls.map(({ body }) => body)).toEqual([{ ...ENTRIES, part: '' }]);
    expect(seen.map(({ type }) => type)).toEqual(['sq-withdrawal-confirming', 'sq-withdrawal-confirmed']);
    expect(seen[1]?.detail).toEqual({ number: 'W-1', receivedAt: Date.parse('2026-11-29T10:00:00Z') });
  });

  test('has a receipt with number, time, content and log code, to print and to save', async () => {
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    await place();
    await fillIn();
    await press('Confirm withdrawal');
    for (const shown of ['W-1', 'November 29, 2026', 'abc123', 'june@mail.test']) expect(text()).toContain(shown);
    await press('Print');
    expect(printed).toHaveBeenCalledOnce();
    const file = button('Save as a file');
    expect(file?.getAttribute('download')).toBe('W-1.txt');
    expect(decodeURIComponent(file?.getAttribute('href') ?? '')).toContain('Log code: abc123');
    await press('Done');
    expect(document.activeElement).toBe(button('Withdraw from contract here'));
    await press('Withdraw from contract here');
    expect(field('name')?.value).toBe('');
  });

  test('can be changed before it is confirmed, and given up', async () => {
    await place();
    await fillIn();
    await press('Change what I entered');
    expect(field('name')?.value).toBe('June Archer');
    await enter({ part: 'only the lid' });
    await press('Continue');
    expect(text()).toContain('only the lid');
    await press('Change what I entered');
    await press('Cancel');
    expect(document.activeElement).toBe(button('Withdraw from contract here'));
    expect(shop.current.calls).toEqual([]);
  });

  test('names each field that is missing or wrong, and leads to the first one', async () => {
    await place();
    await press('Withdraw from contract here');
    await press('Continue');
    const errors = () => [...document.querySelectorAll('.sqd-error')].map(({ textContent }) => textContent);
    expect(errors()).toEqual(Array(3).fill('Please fill this in.'));
    expect(document.activeElement).toBe(field('name'));
    await enter({ ...ENTRIES, email: 'nobody' });
    await press('Continue');
    expect(errors()).toEqual(['Please enter a valid email address.']);
    expect(document.activeElement).toBe(field('email'));
    const described = field('email')?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Please enter a valid email address.');
  });

  test('is stopped by a page that prevents it', async () => {
    document.addEventListener('sq-withdrawal-confirming', (event) => event.preventDefault(), { once: true });
    await place();
    await fillIn();
    await press('Confirm withdrawal');
    expect(shop.current.calls).toEqual([]);
    await press('Confirm withdrawal');
    expect(text()).toContain('W-1');
  });

  test('is sent once by a double press', async () => {
    await place();
    await fillIn();
    const release = shop.hold('withdrawals');
    await act(async () => {
      button('Confirm withdrawal')?.click();
      button('Confirm withdrawal')?.click();
    });
    expect(said()).toBe('One moment…');
    release();
    await untilShown(shop);
    expect(shop.current.calls).toHaveLength(1);
    expect(text()).toContain('W-1');
  });
});

describe('a withdrawal that fails', () => {
  test('keeps its entries and says so, and a repeat has the same key, after a reload too', async () => {
    const seen = listen();
    await place();
    await fillIn();
    shop.current.interruptNext(
      ({ key, body }) => {
        shop.current.take(key ?? '', body);
        return lost();
      },
      lost,
      lost,
    );
    await press('Confirm withdrawal');
    await vi.waitFor(async () => {
      await untilShown(shop);
      expect(said()).toBe('Please check your internet connection.');
    }, 5000);
    expect(seen.at(-1)).toMatchObject({ type: 'sq-withdrawal-failed' });
    await act(async () => document.body.replaceChildren());
    await place();
    await press('Withdraw from contract here');
    expect(field('name')?.value).toBe('June Archer');
    await press('Continue');
    await press('Confirm withdrawal');
    expect(text()).toContain('W-1');
    expect(shop.current.receipts.size).toBe(1);
    expect(new Set(shop.current.calls.map(({ key }) => key)).size).toBe(1);
  });

  test('has a new key once its content is another', async () => {
    await place();
    await fillIn();
    shop.current.interruptNext(refusal(429, { error: 'Slow down.', code: 'RATE_LIMITED' }));
    await press('Confirm withdrawal');
    expect(said()).toBe('Please try again in a few seconds.');
    await press('Change what I entered');
    await enter({ contract: '1002' });
    await press('Continue');
    await press('Confirm withdrawal');
    const [first, second] = shop.current.calls;
    expect(first?.key).toBeTruthy();
    expect(second?.key).not.toBe(first?.key);
  });

  test('at a field leads back to it', async () => {
    await place();
    await fillIn();
    const errors = { email: 'This address cannot get mails.' };
    shop.current.interruptNext(refusal(400, { error: 'Not valid.', code: 'INVALID_REQUEST', errors }));
    await press('Confirm withdrawal');
    expect(document.querySelector('.sqd-error')?.textContent).toBe('This address cannot get mails.');
    expect(document.activeElement).toBe(field('email'));
  });
});

test('name and address of a person who is signed in stand in the fields already', async () => {
  const user = encodeURIComponent(JSON.stringify({ authenticated: true, siteUserId: 'ann' }));
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the cookie store
  document.cookie = `SiteUserInfo=${user}`;
  shop.current.isSignedIn = true;
  await place();
  await press('Withdraw from contract here');
  expect(field('name')?.value).toBe('Ann Archer');
  expect(field('email')?.value).toBe('ann@mail.test');
});

test.each([
  ['de-AT', 'Vertrag widerrufen'],
  ['fr', 'Renoncer au contrat ici'],
  ['es', 'Desistir del contrato aquí'],
  ['cs', 'Zde odstoupit od smlouvy'],
])('the button on a page in %s says "%s"', async (lang, words) => {
  document.documentElement.lang = lang;
  await place();
  expect(button(words)).toBeDefined();
});

test('the headings have the level that the page wants', async () => {
  await place('heading-level="3"');
  await press('Withdraw from contract here');
  expect(document.querySelector('.sq-declaration h3')?.textContent).toBe('Withdraw from a contract');
});
