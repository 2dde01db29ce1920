import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openDeclarationShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';

const shop = openDeclarationShop();

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
});
beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  document.documentElement.lang = '';
  vi.restoreAllMocks();
});

async function place(lang = 'en'): Promise<void> {
  document.documentElement.lang = lang;
  const holder = document.createElement('div');
  holder.innerHTML = '<sq-cancel-contract><a href="/cancel-contract">Cancel</a></sq-cancel-contract>';
  await act(async () => document.body.append(...holder.children));
  await untilShown(shop);
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = async (name: string) => {
  expect(button(name), name).toBeDefined();
  await act(async () => button(name)?.click());
  await untilShown(shop);
};
const field = (name: string) => document.querySelector<HTMLInputElement>(`.sq-declaration [name=${name}]`);
async function enter(name: string, value: string): Promise<void> {
  const input = field(name);
  await act(async () => {
    if (!input) throw new Error(`There is no field ${name}`);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}
const names = () => [...document.querySelectorAll<HTMLInputElement>('.sq-declaration [name]')].map(({ name }) => name);
const text = () => document.querySelector('.sq-declaration')?.textContent ?? '';

test('an ordinary cancellation asks for no reason, and ends at the earliest time where no day is named', async () => {
  await place();
  await press('Cancel contracts here');
  expect(names()).toEqual(['notice', 'name', 'contract', 'endsOn', 'email']);
  await enter('name', 'June Archer');
  await enter('contract', 'Monthly tin');
  await enter('email', 'june@mail.test');
  await press('Continue');
  expect(text()).toContain('Ordinary notice');
  expect(text()).toContain('At the earliest time');
  const confirmed = vi.fn();
  document.addEventListener('sq-cancellation-confirmed', confirmed, { once: true });
  await press('Cancel now');
  expect(shop.current.calls.map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/commerce/cancellations',
      {
        name: 'June Archer',
        contract: 'Monthly tin',
        email: 'june@mail.test',
        isExtraordinary: false,
        reason: '',
        endsOn: '',
      },
    ],
  ]);
  expect(text()).toContain('W-1');
  expect(confirmed).toHaveBeenCalledOnce();
});

test('an extraordinary cancellation has a reason, which is dropped where the kind changes back', async () => {
  await place();
  await press('Cancel contracts here');
  await enter('notice', 'extraordinary');
  expect(document.querySelector('[name=reason]')?.getAttribute('maxlength')).toBe('2000');
  await enter('reason', 'It never came');
  await enter('name', 'June');
  await enter('contract', '1001');
  await enter('email', 'june@mail.test');
  await enter('endsOn', '2026-12-31');
  await press('Continue');
  for (const shown of ['Extraordinary notice', 'It never came', 'December 31, 2026']) expect(text()).toContain(shown);
  await press('Change what I entered');
  await enter('notice', 'ordinary');
  await press('Continue');
  expect(text()).not.toContain('It never came');
  await press('Cancel now');
  expect(shop.current.calls[0]?.body).toMatchObject({ isExtraordinary: false, reason: '', endsOn: '2026-12-31' });
});

test.each([
  ['de', 'Verträge hier kündigen'],
  ['fr', 'Résilier votre contrat'],
])('the button on a page in %s has the prescribed words', async (lang, words) => {
  await place(lang);
  expect(button(words)).toBeDefined();
});
