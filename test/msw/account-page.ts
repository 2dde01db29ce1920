import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { $account } from '#runtime/account/state.ts';
import { waitFor } from '../wait-for.ts';
import { openAccountShop } from './server.ts';
import { untilShown } from './until-shown.ts';

/** The form that the Worker writes into the tag. */
export const PLAIN_FORM =
  '<form><input name="email" value=""><input name="password" type="password"><input type="hidden" name="action" value="sign-in"></form>';

/** What a person sees of `<sq-account>`, and does there. */
export const content = () => document.querySelector<HTMLElement>('.sq-account');
export const text = () => content()?.textContent ?? '';
export const field = (name: string) => content()?.querySelector<HTMLInputElement>(`[name=${name}]`);
export const button = (name: string) =>
  [...(content()?.querySelectorAll<HTMLElement>('button, summary') ?? [])].find(
    ({ textContent }) => textContent === name,
  );
/** The section or part with a heading. */
export const part = (title: string) =>
  [...(content()?.querySelectorAll('h2, h3') ?? [])].find(({ textContent }) => textContent === title)?.parentElement;
export const linesOf = (title: string) =>
  [...(part(title)?.querySelectorAll('.sqa-list li') ?? [])].map(({ textContent }) => textContent);

/** Opens pages with the element in every test of the file. The element's module is fetched first. */
export function openAccountPages(load: () => Promise<unknown>) {
  const shop = openAccountShop();
  const events: [name: string, detail: unknown][] = [];
  let ending: AbortController;

  beforeAll(async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    await load();
  });
  beforeEach(() => {
    events.length = 0;
    ending = new AbortController();
    for (const name of ['sq-account-signedin', 'sq-account-signedout']) {
      const record = (event: Event) => void events.push([name, (event as CustomEvent).detail]);
      document.addEventListener(name, record, { signal: ending.signal });
    }
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(async () => {
    ending.abort();
    await act(async () => document.body.replaceChildren());
    $account.set({ status: 'loading' });
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  async function place(attributes = '', plain = PLAIN_FORM): Promise<HTMLElement> {
    document.body.innerHTML = '<main></main>';
    const holder = document.createElement('div');
    holder.innerHTML = `<sq-account ${attributes}>${plain}</sq-account>`;
    const element = holder.firstElementChild as HTMLElement;
    await act(async () => document.querySelector('main')?.append(element));
    await waitFor(async () => {
      await act(async () => {});
      expect(content()?.children.length).toBe(1);
    });
    await untilShown(shop);
    return element;
  }

  /** Presses a button by mouse or keyboard, which gives it the focus. */
  async function press(name: string): Promise<void> {
    const pressed = button(name);
    expect(pressed, name).toBeDefined();
    await act(async () => {
      pressed?.focus();
      pressed?.click();
    });
    await untilShown(shop);
  }

  /** Fills in fields and sends the form of the first. */
  async function enter(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) (field(name) as HTMLInputElement).value = value;
    await act(async () => field(Object.keys(values)[0] ?? '')?.form?.requestSubmit());
    await untilShown(shop);
  }

  return { shop, events, place, press, enter };
}
