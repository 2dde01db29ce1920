import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { untilIdle } from '../../test/msw/until-idle.ts';
import { startShare } from './start-share.ts';

const row = (links = '') =>
  `<div class="squarespace-social-buttons button-style" data-asset-url="/a.jpg" data-full-url="/journal/tea" data-title="Tea &amp; cups">${links}</div>`;
const OURS = '<a class="sq-share" data-service="x" href="https://x.com/intent/post">X</a>';

let stop: () => void;
const written = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  written.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText: written } });
});
afterEach(() => {
  stop();
  document.documentElement.removeAttribute('data-sq-serves');
  document.documentElement.removeAttribute('lang');
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function open(html: string, of: 'ours' | 'others' = 'ours', lang = 'en'): Promise<void> {
  document.body.innerHTML = html;
  document.documentElement.lang = lang;
  if (of === 'ours') document.documentElement.setAttribute('data-sq-serves', 'share');
  stop = startShare();
  await untilIdle();
}

const names = () => [...document.querySelectorAll('.sq-share')].map(({ textContent }) => textContent);
const press = (service: string) => document.querySelector<HTMLElement>(`[data-service=${service}]`)?.click();
const message = () => document.querySelector('.sq-share-message');
const showsMessage = (text: string) => vi.waitFor(() => expect(message()?.textContent).toBe(text));
const address = () => document.querySelector<HTMLInputElement>('.sq-share-address');
const URL_OF_ITEM = new URL('/journal/tea', location.href).href;

describe('a row of the shop’s own pages', () => {
  test('keeps its links, and copies the item’s address with a text that is announced', async () => {
    const saved =
      '<button class="sq-share" data-service="copy">Copy link</button><span class="sq-share-message">Old</span>';
    await open(row(OURS + saved));
    expect(names()).toEqual(['X', 'Copy link']);
    expect([message()?.getAttribute('role'), message()?.textContent]).toEqual(['status', '']);
    press('copy');
    await showsMessage('The link has been copied.');
    expect(written).toHaveBeenCalledExactlyOnceWith(URL_OF_ITEM);
  });

  test('shows the address selected where it cannot be copied, and hides it after a copy that works', async () => {
    written.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await open(row(OURS));
    press('copy');
    await showsMessage('The link could not be copied. Its address is selected, so that you can copy it yourself.');
    const { value = '', readOnly, selectionStart, selectionEnd } = address() ?? ({} as HTMLInputElement);
    expect([value, readOnly, address()?.getAttribute('aria-label')]).toEqual([
      URL_OF_ITEM,
      true,
      'Address of this page',
    ]);
    expect([selectionStart, selectionEnd]).toEqual([0, URL_OF_ITEM.length]);
    expect(document.activeElement).toBe(address());
    press('copy');
    await showsMessage('The link has been copied.');
    expect(address()).toBeNull();
  });

  test('a browser without a clipboard shows the address too', async () => {
    vi.stubGlobal('navigator', {});
    await open(row(OURS), 'ours', 'de');
    press('copy');
    await vi.waitFor(() => expect(address()?.getAttribute('aria-label')).toBe('Adresse dieser Seite'));
  });

  test('begins with the browser’s own way to share, where it has one', async () => {
    const share = vi.fn(async (_: ShareData) => {});
    vi.stubGlobal('navigator', { clipboard: { writeText: written }, share });
    await open(row(OURS), 'ours', 'de');
    expect(names()).toEqual(['Teilen', 'X', 'Link kopieren']);
    press('browser');
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: URL_OF_ITEM, title: 'Tea & cups' });
    share.mockRejectedValueOnce(new DOMException('', 'AbortError')).mockRejectedValueOnce(new TypeError('no'));
    press('browser');
    press('browser');
    await showsMessage('Der Link wurde kopiert.');
    expect(written).toHaveBeenCalledOnce();
  });

  test('a row that comes later is completed, and one that is moved is not completed twice', async () => {
    await open(row(OURS));
    document.body.insertAdjacentHTML('beforeend', row());
    await vi.waitFor(() => expect(names()).toEqual(['X', 'Copy link', 'Copy link']));
    document.body.append(document.querySelector('.squarespace-social-buttons') as Element);
    await untilIdle();
    expect(names()).toEqual(['Copy link', 'X', 'Copy link']);
  });
});

describe('a row on a page of others', () => {
  test('gets the links of the page’s own site, with the address there', async () => {
    const website = { shareButtonOptions: { 1: true, 3: true, 8: true }, baseUrl: 'https://www.theirs.example' };
    vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { website } });
    await open(row('<div class="ss-social-button">Share</div>'), 'others');
    expect(names()).toEqual(['Facebook', 'Pinterest', 'Copy link']);
    const link = document.querySelector<HTMLAnchorElement>('a[data-service=pinterest]');
    expect([link?.target, link?.rel, link?.getAttribute('aria-label')]).toEqual([
      '_blank',
      'noopener',
      'Share on Pinterest',
    ]);
    const { searchParams } = new URL(link?.href ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      url: 'https://www.theirs.example/journal/tea',
      media: 'https://www.theirs.example/a.jpg',
      description: 'Tea & cups',
    });
    expect(document.body.textContent).not.toContain('Share');
  });

  test.each(['javascript:alert(1)', '', 'https://['])(
    'an item with the address %j shares the page',
    async (fullUrl) => {
      await open(row().replace('/journal/tea', fullUrl), 'others');
      press('copy');
      await showsMessage('The link has been copied.');
      expect(written).toHaveBeenCalledExactlyOnceWith(location.href);
    },
  );
});
