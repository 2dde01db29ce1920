import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Captcha, mountCaptcha } from '#runtime/ui/captcha/captcha.ts';
import { idle } from '../harness/idle.ts';
import { connectBrowser } from '../harness/shared.ts';
import { type Site, serveBundle } from '../harness/site.ts';

interface CaptchaWindow {
  mountCaptcha: typeof mountCaptcha;
  captcha: Captcha;
  rendered: Record<string, unknown>[];
  violations: string[];
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self' https://www.google.com https://challenges.cloudflare.com",
  "require-trusted-types-for 'script'",
  'trusted-types storefront',
].join('; ');

/** Replaces Google's script: a badge, and boxes that are solved by a click. */
const RECAPTCHA = `
  window.rendered = [];
  document.body.append(Object.assign(document.createElement('div'), { className: 'grecaptcha-badge' }));
  window.grecaptcha = { enterprise: {
    ready: (callback) => setTimeout(callback),
    execute: async (key, { action }) => key + ' ' + action,
    reset() {},
    render(box, options) {
      rendered.push({ size: options.size, theme: options.theme });
      box.addEventListener('click', () => options.callback('ticked'));
      return 0;
    },
  } };`;

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([connectBrowser(), serveBundle('captcha.ts')]);
  site.headers['content-security-policy'] = POLICY;
  site.files.set('/watch.js', WATCH);
});
afterAll(() => Promise.all([browser.close(), site.close()]));
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

const WATCH = `violations = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => violations.push(effectiveDirective + sample));`;
const PAGE = `<!doctype html><title>Page</title><script src="/watch.js"></script>
  <form><input name="email"><div id="box"></div></form><button id="elsewhere">x</button><script src="/captcha.js"></script>`;

interface Opened {
  page: Page;
  asked: string[];
}

async function open(width: number, script: string | undefined = RECAPTCHA): Promise<Opened> {
  site.files.set('/', PAGE);
  const page = await (await browser.newContext({ viewport: { width, height: 600 } })).newPage();
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return script ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort();
  });
  await page.goto(site.origin);
  return { page, asked };
}

/** Mounts a captcha in the form, of this provider and mode. */
function mount(page: Page, provider: 'recaptcha-enterprise' | 'local', mode: 'score' | 'checkbox') {
  return page.evaluate(
    ([provider, mode]) => {
      const view = window as unknown as CaptchaWindow;
      const form = document.querySelector('form');
      const box = document.querySelector('#box') as HTMLElement;
      view.captcha = view.mountCaptcha(box, { provider, siteKey: 'pass', mode } as never, {
        theme: 'dark',
        alignment: 'center',
        form,
      });
    },
    [provider, mode],
  );
}
const token = (page: Page) =>
  page.evaluate(() => (window as unknown as CaptchaWindow).captcha.token('FORM_BLOCK_SUBMISSION').catch(String));
const violations = (page: Page) => page.evaluate(() => (window as unknown as CaptchaWindow).violations);
const badge = (page: Page) => page.$eval('.grecaptcha-badge', (element) => getComputedStyle(element).visibility);

test('a score captcha asks nothing of the visitor, and its badge shows while a field has the focus', async () => {
  const { page, asked } = await open(800);
  await mount(page, 'recaptcha-enterprise', 'score');
  await idle(page);
  expect(asked).toEqual([]);
  await page.focus('input');
  await page.waitForSelector('.grecaptcha-badge', { state: 'attached' });
  expect(await badge(page)).toBe('visible');
  await page.focus('#elsewhere');
  expect(await badge(page)).toBe('hidden');
  expect(await token(page)).toBe('pass FORM_BLOCK_SUBMISSION');
  expect(asked).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=pass']);
  expect(await violations(page)).toEqual([]);
});

test.each([
  [800, 'normal'],
  [320, 'compact'],
])('on a screen of %i px the captcha’s box is %s', async (width, size) => {
  const { page } = await open(width);
  await mount(page, 'recaptcha-enterprise', 'checkbox');
  await page.waitForFunction(() => (window as unknown as CaptchaWindow).rendered?.length);
  const rendered = await page.evaluate(() => (window as unknown as CaptchaWindow).rendered);
  expect(rendered).toEqual([{ size, theme: 'dark' }]);
  expect(await violations(page)).toEqual([]);
});

test('a captcha in a closed lightbox appears once the lightbox is opened', async () => {
  const { page } = await open(800);
  await page.$eval('form', (form) => {
    form.hidden = true;
  });
  await mount(page, 'recaptcha-enterprise', 'checkbox');
  await page.waitForFunction(() => 'grecaptcha' in window);
  await idle(page);
  expect(await page.evaluate(() => (window as unknown as CaptchaWindow).rendered)).toEqual([]);
  await page.$eval('form', (form) => {
    form.hidden = false;
  });
  await page.waitForFunction(() => (window as unknown as CaptchaWindow).rendered.length);
});

test('a captcha whose script cannot be fetched leaves the form usable, and rejects the token', async () => {
  const { page, asked } = await open(800, '');
  await mount(page, 'recaptcha-enterprise', 'checkbox');
  expect(await token(page)).toContain('could not be loaded');
  expect(await page.evaluate(() => (window as unknown as CaptchaWindow).captcha.needsTick)).toBe(false);
  await token(page);
  expect(asked.length).toBeGreaterThan(1);
});

test('the built-in captcha is ticked with the keyboard, and large enough for a finger', async () => {
  const { page, asked } = await open(320);
  await mount(page, 'local', 'checkbox');
  const label = page.getByLabel('I am a person');
  await label.focus();
  await page.keyboard.press('Space');
  expect(await token(page)).toMatch(/^local\.pass\.FORM_BLOCK_SUBMISSION\.127\.0\.0\.1\.[\w-]{22}$/);
  expect((await page.locator('label').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(asked).toEqual([]);
  expect(await violations(page)).toEqual([]);
});
