import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boot } from '#runtime/boot.ts';
import type { Popup } from '#runtime/contracts/popup.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { waitFor } from '../../test/wait-for.ts';
import './index.ts';
import { POPUP_KEYS } from './memory.ts';

const POPUP: Popup = {
  id: 'hello',
  title: 'Tea by post',
  html: '<p>A letter a <b>month</b></p>',
  image: null,
  content: { kind: 'form', formId: 'news' },
  position: 'bottom-right',
  size: 'small',
  sign: { kind: 'scroll', percent: 60 },
  againAfterDays: 30,
  edition: 1,
};

const corner = () => document.querySelector<HTMLElement>('.sq-popup-corner');
const lightbox = () => document.querySelector<HTMLElement>('sq-lightbox.sq-popup');
const closeButton = () => corner()?.querySelector<HTMLButtonElement>('button[aria-label=Close]');
const stored = (key: keyof typeof POPUP_KEYS) => localStorage.getItem(`${POPUP_KEYS[key]}::hello`);
/** Passes the time until an element looks again, and lets scripts come. */
async function nextLook() {
  await vi.advanceTimersByTimeAsync(600);
  await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Writes a page as the Worker does. */
async function write(popup: Partial<Popup> = {}, more = '') {
  const data = JSON.stringify({ ...POPUP, ...popup });
  const body = document.createElement('body');
  body.innerHTML = `${more}<sq-popup popup="hello"><script type="application/json">${data}</script></sq-popup>`;
  document.body.replaceWith(body);
  await readByElements();
}

/** The elements read their popups in microtasks. */
async function readByElements() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** Scrolls so far that this share of the page has been seen, in percent. */
async function scrollTo(percent: number) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight * 10);
  vi.stubGlobal('scrollY', (innerHeight * 10 * percent) / 100 - innerHeight);
  dispatchEvent(new Event('scroll'));
}

async function appears(): Promise<HTMLElement> {
  await scrollTo(60);
  await waitFor(() => expect(corner()).not.toBeNull());
  return corner() as HTMLElement;
}

async function staysAway() {
  await scrollTo(60);
  await nextLook();
  expect(corner()).toBeNull();
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  document.body.replaceWith(document.createElement('body'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.assign(boot(), { base: location.origin, site: null });
});

describe('a popup beside the page', () => {
  test('it appears at its sign and not before, takes no focus and says its name', async () => {
    await write({}, '<button id="here">Here</button>');
    document.getElementById('here')?.focus();
    await scrollTo(59);
    await nextLook();
    expect(corner()).toBeNull();
    const box = await appears();
    expect(document.activeElement?.id).toBe('here');
    expect([box.getAttribute('role'), box.getAttribute('aria-modal')]).toEqual(['dialog', null]);
    expect(document.getElementById(String(box.getAttribute('aria-labelledby')))?.textContent).toBe('Tea by post');
    expect(box.className).toContain('sq-popup-at-bottom-right');
    expect(box.querySelector('sq-form-block')?.getAttribute('popup')).toBe('hello');
    await waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe('Tea by post'));
    await waitFor(() => expect(box.querySelector('.sq-popup-text b')?.textContent).toBe('month'));
  });

  test.each(['button', 'Escape'])(
    'it closes by %s, and comes back after its days or in another edition',
    async (way) => {
      await write();
      await appears();
      if (way === 'button') closeButton()?.click();
      else document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      expect([corner(), document.querySelector('[role=status]')]).toEqual([null, null]);
      expect([stored('version'), stored('submitted')]).toEqual(['1', 'false']);
      expect(Number(stored('closedDate'))).toBeCloseTo(Date.now(), -4);
      await write();
      await staysAway();
      await write({ edition: 2 });
      await appears();
      closeButton()?.click();
      localStorage.setItem(`${POPUP_KEYS.closedDate}::hello`, String(Date.now() - 30 * DAY_MS));
      await write({ edition: 2, againAfterDays: null });
      await staysAway();
      await write({ edition: 2 });
      await appears();
    },
  );

  test('it never comes again once its form was sent, also where it was closed long ago', async () => {
    await write();
    const box = await appears();
    box.querySelector('sq-form-block')?.dispatchEvent(new CustomEvent('sq-form-submitted', { bubbles: true }));
    closeButton()?.click();
    expect([stored('submitted'), stored('version')]).toEqual(['true', '1']);
    localStorage.setItem(`${POPUP_KEYS.closedDate}::hello`, '1');
    await write();
    await staysAway();
  });

  test('a press on its button is an answer', async () => {
    await write({ content: { kind: 'button', text: 'Look', url: '#shop' } });
    const box = await appears();
    box.querySelector<HTMLElement>('a[href="#shop"]')?.click();
    expect(stored('submitted')).toBe('true');
  });

  test('it is remembered for as long as the page where storage is refused', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear() {} });
    await write({ id: 'kept' });
    await appears();
    closeButton()?.click();
    await write({ id: 'kept' });
    await staysAway();
  });

  test('one appears on a page, whichever has its sign first', async () => {
    await write();
    const second = JSON.stringify({ ...POPUP, id: 'second', title: 'Second' });
    document.body.insertAdjacentHTML(
      'beforeend',
      `<sq-popup popup="second"><script type="application/json">${second}</script></sq-popup>`,
    );
    await readByElements();
    await appears();
    await nextLook();
    expect(document.querySelectorAll('.sq-popup-corner')).toHaveLength(1);
    closeButton()?.click();
    await staysAway();
  });
});

describe('a popup waits', () => {
  test.each([
    ['an open dialog', '<dialog open id="it"></dialog>'],
    ['a question about cookies', '<sq-cookie-banner id="it"><form></form></sq-cookie-banner>'],
    ['another lightbox', '<sq-lightbox id="it"></sq-lightbox>'],
    ['a modal of the page', '<div aria-modal="true" id="it"></div>'],
  ])('for the end of %s', async (_, html) => {
    await write({}, html);
    await scrollTo(60);
    await nextLook();
    expect(corner()).toBeNull();
    document.getElementById('it')?.remove();
    await waitFor(() => expect(corner()).not.toBeNull());
  });

  test('until nobody is typing', async () => {
    await write({}, '<input id="it">');
    document.getElementById('it')?.focus();
    await scrollTo(60);
    await nextLook();
    expect(corner()).toBeNull();
    document.getElementById('it')?.blur();
    await waitFor(() => expect(corner()).not.toBeNull());
  });

  test.each(['<sq-checkout></sq-checkout>', '<sq-account></sq-account>', '<sq-cart></sq-cart>'])(
    'for ever on a page with %s',
    async (html) => {
      await write({}, html);
      await staysAway();
    },
  );
});

describe('signs', () => {
  test('a popup appears after its delay', async () => {
    vi.useRealTimers();
    vi.useFakeTimers();
    await write({ sign: { kind: 'delay', seconds: 5 } });
    await vi.advanceTimersByTimeAsync(4_900);
    expect(corner()).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await waitFor(() => expect(corner()).not.toBeNull());
  });

  test('a popup appears when the pointer leaves for the tabs, and not by the side', async () => {
    await write({ sign: { kind: 'leave' } });
    const leave = (clientY: number) =>
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY, relatedTarget: null }));
    leave(10);
    await nextLook();
    expect(corner()).toBeNull();
    leave(0);
    await waitFor(() => expect(corner()).not.toBeNull());
  });

  test('on a touch screen a fast scroll up is a sign of leaving, and a slow one is not', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const scroll = (y: number, timeStamp: number) => {
      vi.stubGlobal('scrollY', y);
      dispatchEvent(Object.defineProperty(new Event('scroll'), 'timeStamp', { value: timeStamp }));
    };
    vi.stubGlobal('scrollY', 2_000);
    await write({ sign: { kind: 'leave' } });
    for (const [y, at] of [
      [1_800, 1_000],
      [1_600, 1_500],
      [1_400, 2_000],
    ] as const)
      scroll(y, at);
    await nextLook();
    expect(corner()).toBeNull();
    for (const [y, at] of [
      [1_500, 3_000],
      [1_300, 3_100],
      [1_050, 3_200],
    ] as const)
      scroll(y, at);
    await waitFor(() => expect(corner()).not.toBeNull());
  });

  test('a popup with no other sign waits for its link, which opens it again although it was answered', async () => {
    await write({ sign: { kind: 'link' } }, '<a href="/popup/hello" data-sq-opens="popup" id="open">Open</a>');
    await staysAway();
    const opener = document.getElementById('open') as HTMLElement;
    for (const _ of ['first', 'again']) {
      opener.focus();
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
      expect(opener.dispatchEvent(press)).toBe(false);
      await waitFor(() => expect(document.activeElement).toBe(corner()));
      closeButton()?.focus();
      closeButton()?.click();
      expect(document.activeElement).toBe(opener);
    }
  });
});

describe('a popup in the centre', () => {
  test('it is modal, and its close button brings the focus back', async () => {
    await write({ position: 'center' }, '<button id="here">Here</button>');
    document.getElementById('here')?.focus();
    await scrollTo(60);
    await waitFor(() => expect(lightbox()).not.toBeNull());
    const dialog = lightbox()?.shadowRoot?.querySelector('dialog');
    expect([dialog?.open, dialog?.getAttribute('aria-label'), corner()]).toEqual([true, 'Tea by post', null]);
    lightbox()?.shadowRoot?.querySelector<HTMLElement>('[part=close]')?.click();
    await waitFor(() => expect(lightbox()).toBeNull());
    expect([document.activeElement?.id, stored('version')]).toEqual(['here', '1']);
  });

  test('on a phone it lies at the foot unless it was asked for', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') }));
    await write({ position: 'center' }, '<a href="/popup/hello" data-sq-opens="popup" id="open">Open</a>');
    await appears();
    closeButton()?.click();
    document.getElementById('open')?.click();
    await waitFor(() => expect(lightbox()).not.toBeNull());
  });
});

describe('on pages of other sites', () => {
  test('it is fetched by its id, and shown as the shop says', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string | Request) => {
      asked.push(String(url instanceof Request ? url.url : url));
      return Response.json({ ...POPUP, sign: { kind: 'link' } });
    });
    Object.assign(boot(), { base: 'https://shop.example', site: 'site-1' });
    document.body.innerHTML =
      '<button data-sq-opens="popup" data-popup="other" id="other"></button><button data-sq-opens="popup" data-popup="hello" id="open"></button><sq-popup popup="hello"></sq-popup>';
    document.getElementById('other')?.click();
    document.getElementById('open')?.click();
    await waitFor(() => expect(corner()?.textContent).toContain('Tea by post'));
    expect(asked).toEqual(['https://shop.example/api/rest/popups/hello']);
  });
});
