import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boot } from '#runtime/boot.ts';
import { SITE_USER_COOKIE } from '#runtime/contracts/cookies.ts';
import { emit } from '#runtime/events.ts';
import { sessionDataKey } from '#runtime/session/session-data.ts';
import { waitFor } from '../../test/wait-for.ts';
import { startAccountLinks } from './enhance-links.ts';

/** As Brine writes it, for phones and for the header. */
const BRINE = `
<div class="Header-account" data-controller="UserAccountLink">
  <button class="user-accounts-text-link"><span class="unauth">Sign In</span> <span class="auth">My Account</span></button>
  <div class="user-accounts-icon"><svg></svg></div>
</div>`;
let stop = () => {};
let opened: string[];

beforeEach(() => {
  opened = [];
  vi.spyOn(location, 'assign').mockImplementation((address) => void opened.push(String(address)));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
  document.cookie = `${SITE_USER_COOKIE}=; max-age=0`;
  document.body.replaceChildren();
});

function open(html: string, base?: string): void {
  if (base) vi.spyOn(boot(), 'base', 'get').mockReturnValue(base);
  document.body.innerHTML = html;
  stop = startAccountLinks();
}
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const label = () => find('.user-accounts-icon').getAttribute('aria-label');
const isShown = (selector: string) => getComputedStyle(find(selector)).display !== 'none';
const shown = () => ['.unauth', '.auth'].filter(isShown);
const keepSession = () =>
  localStorage.setItem(sessionDataKey(), JSON.stringify({ xsrfToken: 'x', expiresAt: Date.now() + 60_000 }));

describe('where the links lead', () => {
  test.each(['.user-accounts-text-link', '.user-accounts-icon', 'svg'])(
    'a press on %s opens the account',
    (pressed) => {
      open(BRINE);
      find(pressed).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      expect(opened).toEqual([`${location.origin}/account`]);
    },
  );

  test('the icon is a link with a name, also by keyboard', () => {
    open(BRINE);
    const icon = find('.user-accounts-icon');
    expect([icon.role, icon.tabIndex, label()]).toEqual(['link', 0, 'Sign In']);
    icon.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    icon.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    expect(opened).toEqual([`${location.origin}/account`]);
    expect(find('.user-accounts-text-link').role).toBe('link');
    expect(find('[data-controller]').role).toBeFalsy();
  });

  test.each([
    ['a link', '<a class="user-accounts-link" href="#">Login</a>'],
    [
      'a link in an item of a menu',
      '<div class="header-menu-nav-item--user-account"><a href="/account/login">Login</a></div>',
    ],
    [
      'a link around its text',
      '<a data-controller="UserAccountLink" href="#"><span class="user-accounts-text-link">Login</span></a>',
    ],
  ])('%s has the address of the shop’s account, on pages of another origin too', (_, html) => {
    open(html, 'https://shop.test');
    expect(find('a').getAttribute('href')).toBe('https://shop.test/account');
    expect(document.querySelectorAll('[role=link]')).toHaveLength(0);
  });

  test('a link that comes later leads there too, and any other link is left alone', async () => {
    open('<a id="other" href="/about">About</a>');
    document.body.insertAdjacentHTML('beforeend', BRINE);
    await waitFor(() => expect(label()).toBe('Sign In'));
    expect(find('#other').getAttribute('href')).toBe('/about');
  });
});

describe('the texts of the links', () => {
  test('a visitor’s link offers to sign in, and a signed-in person’s link leads to the account', () => {
    open(BRINE);
    expect(shown()).toEqual(['.unauth']);
    stop();
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
    document.cookie = `${SITE_USER_COOKIE}=${encodeURIComponent('{"authenticated":true,"siteUserId":"ann"}')}`;
    open(BRINE);
    expect(shown()).toEqual(['.auth']);
    expect(label()).toBe('My Account');
  });

  test('a page of another origin knows that by the session which it keeps', () => {
    keepSession();
    open(BRINE, 'https://shop.test');
    expect(shown()).toEqual(['.auth']);
  });

  test('the links follow a sign-in and sign-out of the page, and of other tabs', () => {
    open(BRINE, 'https://shop.test');
    keepSession();
    emit(document.body, 'sq-account-signedin', { siteUserId: 'ann' });
    expect(shown()).toEqual(['.auth']);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: sessionDataKey() }));
    expect(shown()).toEqual(['.unauth']);
    expect(label()).toBe('Sign In');
  });
});
