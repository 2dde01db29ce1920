import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConfirmOptions } from '../../../runtime/ui/lightbox/confirm.ts';
import { findBrowser } from '../../browser.ts';
import { recordComplaints } from '../harness/complaints.ts';
import { idle } from '../harness/idle.ts';
import { expectRoom, NARROW } from '../harness/layout.ts';
import { connectBrowser } from '../harness/shared.ts';
import { bundle } from '../harness/site.ts';

interface LightboxWindow {
  acts: string[];
  openTall(height: number): { close(): void };
  confirmDialog(options: ConfirmOptions): Promise<boolean> & { close(): void };
  answer: boolean | undefined;
  question: { close(): void };
}

const WINDOW = { width: 800, height: 600 };

let browser: Browser;
let script: string;
let tab: Page;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [browser, script] = await Promise.all([connectBrowser(), bundle('lightbox.tsx', 'development')]);
  tab = await browser.newPage();
  complaints = recordComplaints(tab);
});
afterAll(() => browser.close());
beforeEach(() => openPage(tab));

/** Opens the page in the tab of all tests, or in a tab of the test's own. */
async function openPage(inTab: Page, reducedMotion: 'reduce' | 'no-preference' = 'reduce'): Promise<void> {
  page = inTab;
  await page.goto('about:blank');
  complaints.length = 0;
  await page.emulateMedia({ reducedMotion });
  await page.setViewportSize(WINDOW);
  await page.setContent('<!doctype html><button id="opener">Open</button><div style="height: 3000px"></div>');
  await page.addScriptTag({ content: script });
  await page.waitForSelector('#react-opener');
}

/** Opens the lightbox from its opener, as a visitor would. */
async function openTall(height: number): Promise<void> {
  await page.focus('#opener');
  await page.evaluate((height) => void (window as unknown as LightboxWindow).openTall(height), height);
  await page.waitForSelector('sq-lightbox #first');
}

const isOpen = () => page.evaluate(() => Boolean(document.querySelector('sq-lightbox, sq-confirm')));
const acts = () => page.evaluate(() => (window as unknown as LightboxWindow).acts);
const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.localName);
const part = (name: string) => page.locator(`[part=${name}]`);
const top = () => part('panel').evaluate((panel) => Math.round(panel.getBoundingClientRect().top));

describe('a lightbox', () => {
  test('a lightbox stands in the middle while it fits, and 50 px below the top when it does not', async () => {
    await openTall(100);
    const { y = 0, height = 0 } = (await part('panel').boundingBox()) ?? {};
    expect(Math.abs(y - (WINDOW.height - height) / 2)).toBeLessThan(1);
    await page.$eval('#space', (space) => {
      (space as HTMLElement).style.height = '2000px';
    });
    await expect.poll(top).toBe(50);
  });

  test('a tall lightbox scrolls to its end while the page behind stays', async () => {
    await openTall(2000);
    await page.mouse.move(400, 300);
    await page.mouse.wheel(0, 5000);
    await page.waitForFunction(() => {
      const dialog = document.querySelector('sq-lightbox')?.shadowRoot?.querySelector('dialog') as HTMLElement;
      return dialog.scrollTop > 0 && dialog.scrollTop + dialog.clientHeight >= dialog.scrollHeight - 1;
    });
    const bottom = await part('panel').evaluate((panel) => innerHeight - panel.getBoundingClientRect().bottom);
    expect(Math.round(bottom)).toBe(50);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await part('close').isVisible()).toBe(true);
    expect((await part('close').boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });

  test('a lightbox finds its place anew 100 ms after the window’s last resize', async () => {
    // A clock that was installed stays with its tab.
    await openPage(await browser.newPage());
    await openTall(300);
    const before = await top();
    expect(before).toBeGreaterThan(50);
    const margin = () => part('panel').evaluate((panel) => (panel as HTMLElement).style.marginBlock);
    const resize = () => page.evaluate(() => void window.dispatchEvent(new Event('resize')));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => Object.defineProperty(window, 'innerHeight', { value: 320, configurable: true }));
    const start = await margin();
    await resize();
    await page.clock.runFor(60);
    await resize();
    await page.clock.runFor(99);
    expect(await margin()).toBe(start);
    await page.clock.runFor(1);
    expect(await margin()).toBe('50px');
  });

  test('a lightbox is a modal dialog with a name, whose content stands in the page’s own tree', async () => {
    await openTall(100);
    const dialog = page.getByRole('dialog', { name: 'A form' });
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    expect(await page.$eval('#first', (input) => input.getRootNode() === document)).toBe(true);
    await page.click('#first');
    expect(await focused()).toBe('first');
  });

  test('a lightbox keeps the focus inside, forwards and backwards', async () => {
    await openTall(100);
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<unknown>();
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press(key);
        seen.add(await focused());
      }
      expect([...seen]).toEqual(expect.arrayContaining(['first', 'last', 'sq-lightbox']));
      expect(seen.has('opener') || seen.has('react-opener')).toBe(false);
    }
  });

  test.each([
    ['a click on its control', () => part('close').click()],
    ['Enter on its control', () => part('close').press('Enter')],
    ['Space on its control', () => part('close').press('Space')],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click beside it', () => page.mouse.click(5, 300)],
  ])('a lightbox closes by %s, once, and gives the focus back', async (_, close) => {
    await openTall(100);
    await close();
    await page.waitForFunction(() => !document.querySelector('sq-lightbox'));
    expect(await focused()).toBe('opener');
    expect(await acts()).toEqual(['undone', 'closed']);
    expect(complaints).toEqual([]);
  });

  test('a lightbox stays open when a press that begins in it ends beside it', async () => {
    await openTall(100);
    await page.hover('#first');
    await page.mouse.down();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    expect(await isOpen()).toBe(true);
  });

  test('the page scrolls again after a lightbox is closed or thrown away', async () => {
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    await openTall(100);
    expect(await overflow()).toBe('hidden');
    await page.evaluate(() => document.querySelector('sq-lightbox')?.remove());
    await page.waitForFunction(() => (window as unknown as LightboxWindow).acts.includes('closed'));
    expect(await overflow()).toBe('visible');
  });

  test('the upper of two lightboxes closes first, and the page scrolls again after the last', async () => {
    await openTall(100);
    await page.focus('#last');
    await page.evaluate(
      () => void (window as unknown as LightboxWindow).confirmDialog({ title: 'Sure?', message: 'Really?' }),
    );
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('sq-confirm'));
    expect(await focused()).toBe('last');
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('sq-lightbox'));
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });

  test('a lightbox fades out only for visitors who allow motion', async () => {
    await openTall(100);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    await openPage(tab, 'no-preference');
    await openTall(100);
    const animations = await page.evaluate(() => {
      const dialog = document.querySelector('sq-lightbox')?.shadowRoot?.querySelector('dialog') as HTMLElement;
      dialog.querySelector<HTMLElement>('[part=close]')?.click();
      return dialog.isConnected && dialog.getAnimations().length > 0;
    });
    expect(animations).toBe(true);
    await page.waitForFunction(() => !document.querySelector('sq-lightbox'));
  });

  test('a lightbox opens and closes with React’s state, and its children come and go', async () => {
    await page.click('#react-opener');
    await page.fill('#in-react', 'typed');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('sq-lightbox'));
    expect(await focused()).toBe('react-opener');
    await page.keyboard.press('Enter');
    expect(await page.inputValue('#in-react')).toBe('');
    expect(complaints).toEqual([]);
  });

  test.each([
    ['the visitor', 'reduce', () => document.querySelector('sq-lightbox')?.shadowRoot?.querySelector('button')],
    ['React, while it still fades', 'no-preference', () => document.querySelector<HTMLElement>('#react-closer')],
  ] as const)('a lightbox opens again at once after it was closed by %s', async (_, motion, closer) => {
    await openPage(tab, motion);
    await page.click('#react-opener');
    await page.fill('#in-react', 'typed');
    const control = await page.evaluateHandle(closer);
    await control.evaluate(async (control) => {
      control?.click();
      await Promise.resolve();
      document.querySelector<HTMLElement>('#react-opener')?.click();
    });
    await page.waitForFunction(() => document.querySelectorAll('sq-lightbox').length === 1);
    expect(await page.inputValue('#in-react')).toBe('');
    expect(complaints).toEqual([]);
  });
});

describe('the page behind a lightbox', () => {
  test('nothing behind a lightbox moves when the scrollbar goes', async () => {
    const own = await chromium.launch({
      executablePath: findBrowser() ?? '',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    try {
      const context = await own.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
      page = await context.newPage();
      await page.setContent(
        `<!doctype html><style>html { overflow-y: scroll } ::-webkit-scrollbar { width: 15px }</style>
         <button id="opener" style="width: 100%">Open</button>
         <b id="fixed" style="position: fixed; right: 0">x</b><div style="height: 3000px"></div>`,
      );
      await page.addScriptTag({ content: script });
      const places = () =>
        page.$$eval('#opener, #fixed', (all) =>
          all.map((element) => [element.getBoundingClientRect().left, element.getBoundingClientRect().right]),
        );
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
      const before = await places();
      await openTall(100);
      expect(await places()).toEqual(before);
    } finally {
      await own.close();
    }
  });
});

describe('a confirm dialog', () => {
  const ask = (options: Partial<Omit<ConfirmOptions, 'returnFocus'>> = {}) =>
    page.evaluate(
      (options) => {
        const view = window as unknown as LightboxWindow;
        document.querySelector<HTMLElement>('#opener')?.focus();
        const question = view.confirmDialog(options);
        view.question = question;
        question.then((answer) => {
          view.answer = answer;
        });
      },
      { title: 'Sure?', message: 'It is gone then.', ...options },
    );
  const answer = () => page.evaluate(() => (window as unknown as LightboxWindow).answer);

  test('a confirm dialog shows its question, and focuses the confirming button', async () => {
    await ask({ confirmLabel: 'Remove', cancelLabel: 'Keep' });
    const dialog = page.getByRole('alertdialog', { name: 'Sure?' });
    expect(await dialog.isVisible()).toBe(true);
    expect(await part('title').textContent()).toBe('Sure?');
    expect(await part('message').textContent()).toBe('It is gone then.');
    expect(await page.getByRole('button', { name: 'Keep' }).isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await answer()).toBe(true);
  });

  test('the confirming button is filled up to its edge, and so as high as the other', async () => {
    await ask({ confirmLabel: 'Remove', cancelLabel: 'Keep' });
    const edge = await part('confirm').evaluate((button) => getComputedStyle(button).borderTopColor);
    expect(edge).toBe('rgba(0, 0, 0, 0)');
  });

  test.each([
    ['confirming', true, () => part('confirm').click()],
    ['cancelling', false, () => part('cancel').click()],
    ['Escape', false, () => page.keyboard.press('Escape')],
    ['a click beside it', false, () => page.mouse.click(5, 300)],
  ])('a confirm dialog that ends by %s resolves to %s', async (_, expected, act) => {
    await ask();
    await act();
    await page.waitForFunction(() => !document.querySelector('sq-confirm'));
    expect(await answer()).toBe(expected);
    expect(await focused()).toBe('opener');
  });

  test('a confirm dialog fits a window of 320 px', async () => {
    await page.setViewportSize(NARROW.viewport);
    await ask();
    await expectRoom(page);
  });

  test('a confirm dialog that stays open after confirming is busy until it is closed', async () => {
    await ask({ staysOpen: true });
    await part('confirm').click();
    expect(await answer()).toBe(true);
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
    await page.mouse.click(5, 300);
    await part('cancel').dispatchEvent('click');
    await idle(page);
    expect(await isOpen()).toBe(true);
    expect(await page.getByRole('alertdialog').getAttribute('aria-busy')).toBe('true');
    await page.evaluate(() => (window as unknown as LightboxWindow).question.close());
    expect(await isOpen()).toBe(false);
  });
});
