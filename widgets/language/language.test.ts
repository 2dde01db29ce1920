import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepSession } from '#runtime/account/keep-session.ts';
import { BOOT, boot } from '#runtime/boot.ts';
import { SITE_USER_COOKIE } from '#runtime/contracts/cookies.ts';
import { languageChoice } from '#runtime/domain/language-choice.ts';
import { mayBeSignedIn } from '#runtime/session/may-be-signed-in.ts';
import { hydrate } from '../../test/fixtures/hydrate.ts';
import { waitFor } from '../../test/wait-for.ts';
import './index.ts';

const SHOP = 'https://shop.example';
const LINKS = [
  { language: 'en-US', name: 'American English', url: '/shop', prefix: '', direction: 'ltr' as const },
  { language: 'ar', name: 'العربية', url: '/ar/shop', prefix: '/ar', direction: 'rtl' as const },
  { language: 'x-shop', name: 'Shopish', url: '/x-shop/shop', prefix: '/x-shop', direction: 'ltr' as const },
];
let calls: { url: string; method: string; body: unknown }[];

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    calls.push({ url, method: init.method ?? 'GET', body: init.body ? JSON.parse(String(init.body)) : undefined });
    return Response.json(url.endsWith('/languages') ? { label: 'Language', languages: LINKS } : { ok: true });
  });
});

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  document.documentElement.lang = '';
  delete document.documentElement.dataset.sqPrefix;
  delete (window as { Static?: unknown }).Static;
  window.Storefront = undefined as never;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const link = (language: string) => document.querySelector<HTMLAnchorElement>(`a[hreflang="${language}"]`);

/** A page as the Worker writes it. */
function ownPage({ isSignedIn = false } = {}) {
  const info = JSON.stringify({ authenticated: isSignedIn, siteUserId: 'ann' });
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${SITE_USER_COOKIE}=${encodeURIComponent(info)}`);
  const links = LINKS.map((entry) => ({ ...entry, isCurrent: entry.language === 'en-US' }));
  document.body.innerHTML = `<sq-language>${languageChoice(links, 'Language', 'list')}</sq-language>`;
}

describe('on the shop’s own pages', () => {
  test('the Worker’s links stay, the present language is marked, and no call is made', () => {
    ownPage();
    expect(link('en-US')?.getAttribute('aria-current')).toBe('true');
    expect(link('ar')).toMatchObject({ lang: 'ar', dir: 'rtl', textContent: 'العربية' });
    expect(calls).toEqual([]);
  });

  test('a press is followed by the browser, and the choice is remembered', () => {
    ownPage();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    link('ar')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    expect(localStorage.getItem('sq:language')).toBe('ar');
  });

  test('a signed-in visitor’s choice is sent to the shop before the page is left', async () => {
    const followed = vi.spyOn(location, 'assign').mockImplementation(() => {});
    ownPage({ isSignedIn: true });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    link('ar')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    await waitFor(() => expect(followed).toHaveBeenCalledOnce());
    expect(calls).toMatchObject([{ method: 'POST', body: { language: 'ar' } }]);
    expect(calls[0]?.url).toContain('/api/site-users/account/locale');
  });

  test('a code that the owner has made up is not sent', () => {
    ownPage({ isSignedIn: true });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    link('x-shop')?.dispatchEvent(press);
    expect([press.defaultPrevented, calls]).toEqual([false, []]);
  });
});

describe('on pages of another origin', () => {
  beforeEach(() => {
    boot();
    Object.assign(window.Storefront?.[BOOT] ?? {}, { base: SHOP, site: 'site-a' });
  });

  test('the shop’s languages are offered, and a press sets that of the widgets', async () => {
    const reloaded = vi.spyOn(location, 'reload').mockImplementation(() => {});
    document.documentElement.lang = 'en-US';
    document.body.innerHTML = '<sq-language layout="select"></sq-language>';
    await waitFor(() => expect(link('ar')).toBeTruthy());
    expect(calls[0]?.url).toBe(`${SHOP}/api/rest/languages`);
    expect(document.querySelector('summary')?.textContent).toBe('American English');
    link('ar')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(localStorage.getItem('sq:language')).toBe('ar');
    expect(reloaded).toHaveBeenCalledOnce();
  });

  test('a press of a signed-in visitor changes nothing in their account', async () => {
    const reloaded = vi.spyOn(location, 'reload').mockImplementation(() => {});
    keepSession({ xsrfToken: 'x', expiresAt: Date.now() + 60_000, sessionToken: 'a'.repeat(43) });
    expect(mayBeSignedIn()).toBe(true);
    document.body.innerHTML = '<sq-language></sq-language>';
    await waitFor(() => expect(link('ar')).toBeTruthy());
    link('ar')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(reloaded).toHaveBeenCalledOnce();
    expect(calls.map(({ url }) => url)).toEqual([`${SHOP}/api/rest/languages`]);
  });

  test('the language that was chosen before is marked, and links to the shop lead to it', async () => {
    localStorage.setItem('sq:language', 'ar');
    document.body.innerHTML = '<sq-language></sq-language>';
    await waitFor(() => expect(link('ar')?.getAttribute('aria-current')).toBe('true'));
    expect(document.documentElement.dataset.sqPrefix).toBe('/ar');
  });

  test('they stay when the page’s own React hydrates the page later', async () => {
    document.body.innerHTML = '<main><sq-language></sq-language></main>';
    await waitFor(() => expect(link('ar')).toBeTruthy());
    const offered = link('ar');
    const main = document.querySelector('main') as HTMLElement;
    expect(await hydrate(main, createElement('sq-language'))).toEqual([]);
    expect(link('ar')).toBe(offered);
  });

  test('links that the page’s author has written stay', async () => {
    document.body.innerHTML = '<sq-language><a href="/fr" hreflang="fr">Français</a></sq-language>';
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls).toEqual([]);
  });
});
