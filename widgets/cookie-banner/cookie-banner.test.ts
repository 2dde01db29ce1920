import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boot } from '#runtime/boot.ts';
import { VISITOR_NAMES } from '#runtime/consent/keep-choice.ts';
import { cookieBanner } from '#runtime/domain/cookie-form.ts';
import { consent as english } from '#runtime/i18n/en/consent.ts';
import { forget, keep, readKept } from '#runtime/kept.ts';
import { waitFor } from '../../test/wait-for.ts';
import './index.ts';
import { LOOK_MS } from './tool-comes.ts';

const ASKING = {
  isRestrictiveCookiePolicyEnabled: true,
  isRestrictiveCookiePolicyAbsolute: false,
  isCookieBannerEnabled: true,
  isAnalyticsDisabled: false,
};
type Globals = Record<string, unknown>;
const page = window as unknown as Globals;

/** Writes a page as the Worker does. */
function writePage(settings: object = ASKING): HTMLElement {
  document.documentElement.dataset.sqServes = '';
  page.Static = { SQUARESPACE_CONTEXT: { cookieSettings: settings, website: {} } };
  const banner = cookieBanner({ texts: english, returnPath: '/' });
  document.body.innerHTML = `<sq-cookie-banner>${banner}</sq-cookie-banner><main>Tea</main>`;
  return document.querySelector('sq-cookie-banner') as HTMLElement;
}

const button = (answer: string) => document.querySelector(`button[value=${answer}]`) as HTMLButtonElement;
const box = (purpose: string) => document.querySelector(`input[name=${purpose}]`) as HTMLInputElement;
let answers: unknown[];
/** Calls for the shop's settings. */
let asked: number;
let settings: object | undefined;

beforeEach(() => {
  answers = [];
  asked = 0;
  settings = undefined;
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method === 'POST') answers.push(JSON.parse(String(init.body)).choice);
    else asked++;
    if (init?.method !== 'POST' && settings) return Response.json({ pageLoadId: 'x', tracking: settings });
    return new Response(null, { status: init?.method === 'POST' ? 204 : 500 });
  });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  boot().base = location.origin;
  delete page.Static;
  delete page.__tcfapi;
  delete page.dataLayer;
  document.documentElement.removeAttribute('data-sq-serves');
  document.documentElement.lang = '';
  for (const name of [...VISITOR_NAMES, 'ss_cookieAllowed']) forget(name);
  localStorage.clear();
});

describe('the banner of the shop’s own pages', () => {
  test.each([
    ['accept', [], ['analytics', 'marketing']],
    ['refuse', ['analytics'], []],
    ['save', ['analytics'], ['analytics']],
    ['save', [], []],
  ])('the answer %s with %j ticked is kept without a new page', async (answer, ticked, expected) => {
    const banner = writePage();
    const heard: unknown[] = [];
    addEventListener('sq-consent-changed', (event) => heard.push((event as CustomEvent).detail), { once: true });
    for (const purpose of ticked) box(purpose).click();
    button(answer).click();
    expect(banner.childElementCount).toBe(0);
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(answers).toEqual([expected]);
    expect(heard).toEqual([{ analytics: expected.includes('analytics'), marketing: expected.includes('marketing') }]);
  });

  test('the content of the page gets the focus that the banner had, and no other', async () => {
    writePage();
    button('refuse').focus();
    button('refuse').click();
    const main = document.querySelector('main') as HTMLElement;
    expect(document.activeElement).toBe(main);
    main.blur();
    expect(main.hasAttribute('tabindex')).toBe(false);
    writePage();
    button('accept').click();
    expect(document.activeElement).toBe(document.body);
  });

  test('a banner closes when another tab has the answer, and when a consent tool of the page asks', async () => {
    const banner = writePage();
    keep('ss_cookieAllowed', 'none', 1_000_000);
    document.dispatchEvent(new CustomEvent('sq-consent-changed', { bubbles: true }));
    expect(banner.childElementCount).toBe(0);
    forget('ss_cookieAllowed');
    page.__tcfapi = () => {};
    const second = writePage();
    await waitFor(() => expect(second.childElementCount).toBe(0));
  });
});

describe('the banner of other pages', () => {
  const keepElsewhere = (choice: string) => {
    boot().base = 'https://shop.example';
    keep('ss_cookieAllowed', choice, 1_000_000);
  };
  const press = (target: Element, init: MouseEventInit = {}) =>
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }));
  const put = (attributes = '') => {
    boot().base = 'https://shop.example';
    document.body.innerHTML = `<sq-cookie-banner ${attributes}></sq-cookie-banner>`;
    return document.querySelector('sq-cookie-banner') as HTMLElement;
  };

  test('it shows nothing where the shop cannot be reached', async () => {
    const banner = put();
    await new Promise((resolve) => setTimeout(resolve));
    expect(banner.childElementCount).toBe(0);
  });

  test('it shows the question in the page’s language where the shop asks', async () => {
    settings = { ...ASKING, isCloneableTemplate: false };
    document.documentElement.lang = 'de-AT';
    const banner = put('privacy="https://shop.example/datenschutz"');
    await waitFor(() => expect(banner.textContent).toContain('Alle ablehnen'));
    expect(banner.querySelector('a')?.getAttribute('href')).toBe('https://shop.example/datenschutz');
    expect(
      [...banner.querySelectorAll('input[type=checkbox]')].map((input) => (input as HTMLInputElement).checked),
    ).toEqual([false, false]);
    button('save').click();
    await waitFor(() => expect(answers).toEqual([[]]));
    expect(readKept('ss_cookieAllowed')).toBe('none');
  });

  test('a browser with Global Privacy Control is not asked, and asks nothing', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const banner = put();
    await new Promise((resolve) => setTimeout(resolve));
    expect([banner.childElementCount, asked]).toEqual([0, 0]);
  });

  test('a press of its opener shows the answer, which can be changed, and gives the focus back', async () => {
    keepElsewhere('analytics');
    const banner = put();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a href="https://shop.example/cookies" data-sq-opens="cookies">Cookies</a>',
    );
    const opener = document.querySelector('a') as HTMLElement;
    opener.focus();
    expect(press(opener)).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(box('analytics')));
    expect([box('analytics').checked, box('marketing').checked]).toEqual([true, false]);
    box('marketing').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([banner.childElementCount, document.activeElement]).toEqual([0, opener]);
    press(opener);
    await waitFor(() => expect(banner.childElementCount).toBe(1));
    button('refuse').click();
    await waitFor(() => expect(answers).toEqual([[]]));
    expect([readKept('ss_cookieAllowed'), asked]).toEqual(['none', 0]);
  });

  test('a press that asks for another tab, or on a page with a consent tool, is left to the link', async () => {
    keepElsewhere('none');
    const banner = put();
    document.body.insertAdjacentHTML('beforeend', '<a href="#cookies" data-sq-opens="cookies">Cookies</a>');
    const opener = document.querySelector('a') as HTMLElement;
    expect(press(opener, { ctrlKey: true })).toBe(true);
    page.__tcfapi = () => {};
    expect(press(opener)).toBe(true);
    expect(banner.childElementCount).toBe(0);
  });

  test('the question that Escape is pressed on stays open', async () => {
    settings = { ...ASKING, isCloneableTemplate: false };
    const banner = put();
    await waitFor(() => expect(banner.childElementCount).toBe(1));
    button('refuse').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(banner.childElementCount).toBe(1);
  });

  test('it closes for a consent tool that comes after it, whose answer counts', async () => {
    settings = { ...ASKING, isCloneableTemplate: false };
    const banner = put();
    await waitFor(() => expect(banner.childElementCount).toBe(1));
    page.dataLayer = [['consent', 'update', { analytics_storage: 'granted' }]];
    await waitFor(() => expect(banner.childElementCount).toBe(0));
    await waitFor(() => expect(answers).toEqual([['analytics']]));
  });

  test('it waits for a tool that has sent only a default, and asks where no tool comes', async () => {
    settings = { ...ASKING, isCloneableTemplate: false };
    const dataLayer: unknown[] = [['consent', 'default', { analytics_storage: 'denied' }]];
    page.dataLayer = dataLayer;
    const banner = put();
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    expect(banner.childElementCount).toBe(0);
    await waitFor(() => expect(banner.childElementCount).toBe(1));
    dataLayer.push(['consent', 'update', { analytics_storage: 'granted' }]);
    await waitFor(() => expect(banner.childElementCount).toBe(0));
  });

  test('a page that the browser restores does not ask again after an answer on another page', async () => {
    settings = { ...ASKING, isCloneableTemplate: false };
    const banner = put();
    await waitFor(() => expect(banner.childElementCount).toBe(1));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(banner.childElementCount).toBe(1);
    keep('ss_cookieAllowed', 'analytics', 1_000_000);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(banner.childElementCount).toBe(0);
  });

  test('it shows nothing to a visitor who has answered, without a call', async () => {
    settings = { ...ASKING, isCloneableTemplate: false };
    boot().base = 'https://shop.example';
    keep('ss_cookieAllowed', 'analytics', 1_000_000);
    const banner = put();
    await new Promise((resolve) => setTimeout(resolve));
    expect([banner.childElementCount, asked]).toEqual([0, 0]);
  });
});
