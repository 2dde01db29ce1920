import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page, Route, ViewportSize } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fixture } from '../../fixtures/load-page.ts';
import { violationsOf } from '../harness/accessibility.ts';
import { recordComplaints } from '../harness/complaints.ts';
import { idle } from '../harness/idle.ts';
import { moveUntil } from '../harness/move-until.ts';
import { refuseRecording } from '../harness/privacy.ts';
import { connectBrowser, getShared } from '../harness/shared.ts';
import { emptyTab, openEmpty } from '../harness/shared-tab.ts';
import { addBuild, type Site, serve } from '../harness/site.ts';
import { scriptTag } from '../harness/visit.ts';

const NONCE = 'bm9uY2U';
const EMAIL = '.form-item.email input';
const SUBMIT = '[type=submit]';

let browser: Browser;
let shop: Site;
let host: Site;

/** The tab of all tests but those that move its clock. */
let tab: Page;

beforeAll(async () => {
  [browser, shop, host] = await Promise.all([connectBrowser(), serve('localhost'), serve('127.0.0.1')]);
  addBuild(shop, await getShared('scripts'));
  tab = await openTab();
});
afterEach(() => {
  shop.troubles.clear();
  shop.requests.length = 0;
  host.headers = {};
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.close(), host.close()]);
});

async function openTab(): Promise<Page> {
  const context = await browser.newContext();
  await refuseRecording(context);
  return context.newPage();
}

interface Visit {
  page: Page;
  /** Last part of the path and body of every call, in order. */
  calls: [string, Record<string, unknown>][];
  /** Saved values, by field id. */
  saved(): Record<string, unknown>[];
  complaints: string[];
}

interface Answers {
  attributes?: string;
  /** Failures by a part of the path: of the next call alone, unless the failure lasts. */
  failing?: Map<string, { status: number; body: unknown; lasts?: boolean } | 'abort'>;
  change?: (html: string) => string;
  /** A tab of the test's own. */
  own?: Page;
  viewport?: ViewportSize;
  /** The loader is held back, so that the page is opened without it. */
  withoutLoader?: boolean;
}

const ANSWERS: Record<string, unknown> = {
  'form-render': { stamp: 'stamp' },
  FormSubmissionKey: { key: 'key-1', waitMs: 0 },
  SaveFormSubmission: { success: true, successRedirect: '' },
};

async function open(
  name: string,
  { attributes = '', failing, change = (html) => html, own, viewport, withoutLoader = false }: Answers = {},
): Promise<Visit> {
  host.files.set('/', change(fixture(`pages/${name}`)).replace('</head>', `${scriptTag(shop, attributes)}</head>`));
  const calls: Visit['calls'] = [];
  const page = own ?? tab;
  await emptyTab(page, { reducedMotion: 'no-preference', ...(viewport && { viewport }) });
  // A pointer over the page would turn to its form.
  await page.mouse.move(0, 0);
  await page.route('**/api/**', (route) => answer(route, calls, failing));
  const complaints = recordComplaints(page);
  await openEmpty(page, `${host.origin}/`, 'domcontentloaded');
  // These pages have no inline script that keeps what is pressed before.
  if (!withoutLoader) await page.waitForFunction(() => window.Storefront);
  const saved = () =>
    calls.filter(([path]) => path === 'SaveFormSubmission').map(([, { form }]) => JSON.parse(String(form)));
  return { page, calls, saved, complaints };
}

async function answer(route: Route, calls: Visit['calls'], failing: Answers['failing']): Promise<void> {
  const request = route.request();
  const path = new URL(request.url()).pathname;
  const name =
    /form-render|FormSubmissionKey|SaveFormSubmission/.exec(path)?.[0] ??
    (path.includes('validate') ? 'validate' : path);
  // A page of another origin asks for the shop's colours while nothing happens; that is no call of a form.
  if (request.method() !== 'OPTIONS' && path !== '/api/1/brand') calls.push([name, request.postDataJSON()]);
  const failure = failing?.get(name);
  if (failure === 'abort' || !failure?.lasts) failing?.delete(name);
  if (failure === 'abort') return route.abort('internetdisconnected');
  await route.fulfill({
    status: failure?.status ?? 200,
    json: failure?.body ?? ANSWERS[name] ?? {},
    headers: {
      'access-control-allow-origin': host.origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type,x-csrf-token,x-site,idempotency-key',
    },
  });
}

async function fillRequired(page: Page): Promise<void> {
  await page.fill('[data-title=First]', 'Ada');
  await page.fill(EMAIL, 'ada@example.org');
  await page.fill('.form-item.text input', 'Tea');
  await page.check('.form-item.checkbox [value=Green]');
  await page.check('.form-item.radio [value=Bench]');
}

const idOf = (page: Page, type: string) => page.$eval(`.form-item.${type}`, ({ id }) => id);
const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

test('a form in the markup is left alone until a visitor turns to it, and can then be sent', async () => {
  const { page, calls, saved, complaints } = await open('forms-f1');
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  const scripts = shop.requests.length;
  await fillRequired(page);
  await page.selectOption('.form-item.select select', 'The street');
  await page.click(SUBMIT);
  await shown(page, '.form-submission-text').waitFor();
  expect(shop.requests.length).toBeGreaterThan(scripts);
  expect(calls.map(([path]) => path)).toEqual(['form-render', 'validate', 'FormSubmissionKey', 'SaveFormSubmission']);
  expect(saved()[0]?.[await idOf(page, 'select')]).toBe('The street');
  expect(await page.innerHTML('.form-submission-text')).toBe('<p>We have <em>it</em>.</p>');
  expect(await page.innerHTML('.form-submission-html')).toBe('<a href="/more">Read on</a>');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('form-submission-text');
  expect(await shown(page, '.field-list, [type=submit]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a form submitted by its button and by Enter once the loader has run is sent once, without leaving the page', async () => {
  const release = shop.hold('/sq/');
  const { page, saved } = await open('forms-f1');
  await page.waitForFunction(() => 'Storefront' in window);
  await fillRequired(page);
  await page.click(SUBMIT);
  await page.press('.form-item.email input', 'Enter');
  expect(await page.getAttribute(SUBMIT, 'aria-busy')).toBe('true');
  release();
  await shown(page, '.form-submission-text').waitFor();
  expect(saved()).toHaveLength(1);
  expect(await page.getAttribute(SUBMIT, 'aria-busy')).toBe(null);
});

test('a form whose scripts cannot be fetched, without a connection or while the shop answers, says so, and can be sent once they can', async () => {
  const own = await openTab();
  // The loader pauses for seconds between its attempts.
  await own.clock.install();
  for (const [missing, title] of [
    [/\/(sq\/|newest\.js)/, 'Please check your internet connection.'],
    [/\/sq\//, 'Please try again in a few seconds.'],
  ] as const) {
    shop.requests.length = 0;
    const { page, saved } = await open('forms-f1', { own });
    await page.waitForLoadState('networkidle');
    // The alert comes with the visitor's first sign.
    await moveUntil(page, () => shop.requests.some((path) => path.startsWith('/sq/alert.')));
    const alert = shop.requests.find((path) => path.startsWith('/sq/alert.'));
    await page.evaluate(`import('${shop.origin}${alert}').then(() => {})`);
    await page.route(missing, (route) => route.abort('internetdisconnected'));
    await fillRequired(page);
    await page.click(SUBMIT);
    const heading = page.locator('sq-alert').getByRole('heading', { name: title });
    await expect
      .poll(async () => {
        await page.clock.fastForward(2_000);
        return heading.isVisible();
      })
      .toBe(true);
    await page.keyboard.press('Enter');
    await page.unroute(missing);
    await page.click(SUBMIT);
    await shown(page, '.form-submission-text').waitFor();
    expect(saved()).toHaveLength(1);
  }
  await own.context().close();
});

test('a form that has the focus before the scripts have arrived works as soon as they have', async () => {
  const release = shop.hold('storefront.js');
  const change = (html: string) => html.replace('<textarea', '<textarea autofocus');
  const { page } = await open('forms-f1', { change, withoutLoader: true });
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('textarea');
  await page.keyboard.type('Half a thought');
  release();
  await page.locator('.character-count', { hasText: '14 / 40' }).waitFor();
});

test('a press that is held until the form works is answered, because nothing moves before it ends', async () => {
  const { page } = await open('forms-f1');
  await page.hover(SUBMIT);
  await page.mouse.down();
  const module = () => shop.requests.find((path) => path.startsWith('/sq/enhance-forms'));
  await expect.poll(module).toBeTruthy();
  await page.evaluate(`import('${shop.origin}${module()}').then(() => {})`);
  await idle(page);
  expect(await page.locator('.character-count').count()).toBe(0);
  await page.mouse.up();
  await page.locator('.field-error').first().waitFor();
});

test('a hidden form appears, is filled in by keyboard alone, explains its errors, and is accessible with and without them', async () => {
  const { page, saved, complaints } = await open('forms-f2');
  await shown(page, 'form').waitFor();
  const violations = () => violationsOf(new AxeBuilder({ page }).include('form').disableRules(['color-contrast']));
  expect(await violations()).toEqual([]);
  await page.focus('[data-title=First]');
  await page.keyboard.press('Enter');
  await page.locator('.form-item.error').first().waitFor();
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.title)).toBe('First');
  expect(await page.locator('.field-error').count()).toBeGreaterThan(0);
  expect(await violations()).toEqual([]);
  await page.keyboard.type('Ada');
  for (const text of ['Lovelace', 'ada@example.org', 'Tea']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.focus('.form-item.checkbox input');
  await page.keyboard.press('Space');
  await page.focus('.form-item.radio input');
  await page.keyboard.press('Space');
  expect(await page.locator('.field-error').count()).toBe(0);
  await page.keyboard.press('Enter');
  await shown(page, '.form-submission-text').waitFor();
  expect(saved()[0]?.[await idOf(page, 'name')]).toEqual(['Ada', 'Lovelace']);
  expect(complaints).toEqual([]);
});

test('forms work on a page whose policy allows one origin and trusts no strings', async () => {
  host.headers['content-security-policy'] =
    `default-src 'none'; script-src ${shop.origin} 'nonce-${NONCE}'; style-src 'none'; connect-src ${shop.origin}; require-trusted-types-for 'script'; trusted-types 'none'`;
  for (const name of ['forms-f1', 'forms-f3']) {
    const { page, saved, complaints } = await open(name, {
      change: (html) =>
        html.replace(
          '<head>',
          `<head><script nonce="${NONCE}">violations = []; addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => violations.push(effectiveDirective + ' ' + sample))</script>`,
        ),
    });
    await shown(page, 'form').waitFor();
    await page.fill(name === 'forms-f3' ? '.form-item.name input' : '[data-title=First]', 'Ada');
    await page.fill(EMAIL, 'ada@example.org');
    if (name === 'forms-f1') await fillRequired(page);
    else await page.check('.form-item.checkbox input >> nth=0');
    await page.click(SUBMIT);
    await expect.poll(() => saved().length).toBe(1);
    const text = page.locator(':focus.form-submission-text, :focus .form-submission-text');
    expect(await text.innerHTML()).toBe('<p>We have <em>it</em>.</p>');
    // Only the fixture's own style sheet, inline handler and styles violate the policy.
    const own = (await page.evaluate('violations')) as string[];
    expect(own.filter((line) => !/^(style-src-(elem|attr)|script-src-attr) /.test(line))).toEqual([]);
    expect(complaints.filter((text) => !/Content Security Policy/.test(text))).toEqual([]);
  }
});

test('forms of a page with the platform’s scripts are taken over unless the tag says otherwise', async () => {
  const live = (html: string) =>
    html.replace(
      '</head>',
      `<script>Static = { SQUARESPACE_CONTEXT: {} }; Squarespace = {}; natives = 0; Y = { use: () => natives++ }</script></head>`,
    );
  const taken = await open('forms-f1', { change: live });
  await fillRequired(taken.page);
  await taken.page.click(SUBMIT);
  await shown(taken.page, '.form-submission-text').waitFor();
  expect([taken.saved().length, await taken.page.evaluate('natives')]).toEqual([1, 0]);

  const left = await open('forms-f1', { change: live, attributes: 'data-platform="stay-off"' });
  await left.page.waitForLoadState('networkidle');
  await fillRequired(left.page);
  await left.page.click(SUBMIT);
  expect([left.calls.length, await left.page.evaluate('natives')]).toEqual([0, 1]);
});

/** Links labels to their controls by id, as the engine writes them. */
function tieLabels(): void {
  for (const [index, label] of [...document.querySelectorAll('form label')].entries()) {
    const control = label.querySelector('input');
    if (!control) continue;
    control.id ||= `tied-${index}`;
    label.setAttribute('for', control.id);
  }
}

test('every label in a copy of a form belongs to the copy’s own control', async () => {
  const { page } = await open('forms-f1');
  await page.evaluate(tieLabels);
  await page.evaluate(() => {
    const block = document.querySelector('.sqs-block-form') as Element;
    block.after(block.cloneNode(true));
  });
  const [original, copy] = [page.locator('form').first(), page.locator('form').nth(1)];
  await original.locator(EMAIL).focus();
  await copy.locator('.character-count').waitFor();
  await copy.locator('.form-item.radio label', { hasText: 'Bench' }).click();
  expect(await copy.locator('.form-item.radio [value=Bench]').isChecked()).toBe(true);
  expect(await original.locator('.form-item.radio [value=Bench]').isChecked()).toBe(false);
  for (const form of [original, copy]) {
    await form.getByRole('textbox', { name: 'First Name' }).fill('Ada');
    await form.getByRole('checkbox', { name: 'Green' }).check();
  }
});

test('a pasted number and a pasted date fill their inputs, and a form whose button is named "submit" is sent like any other', async () => {
  const { page, saved } = await open('forms-f1', {
    change: (html) => html.replace('type="submit"', 'type="submit" name="submit"'),
  });
  await page.locator(EMAIL).click();
  await page.locator('.character-count').waitFor();
  const paste = (selector: string, text: string) =>
    page.$eval(
      selector,
      (input, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        return input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      text,
    );
  const parts = (type: string) =>
    page.$$eval(`.form-item.${type} input`, (inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(await paste('[data-title=Areacode]', '(503) 555-0142')).toBe(false);
  expect((await parts('phone')).slice(0, 3)).toEqual(['503', '555', '0142']);
  expect(await paste('[data-title=Month]', '2026-12-24')).toBe(false);
  expect(await parts('date')).toEqual(['12', '24', '2026']);
  expect(await paste('[data-title=Month]', 'soon')).toBe(true);
  expect(await paste(EMAIL, '12/24/2026')).toBe(true);
  await fillRequired(page);
  await page.click('[name=submit]');
  await shown(page, '.form-submission-text').waitFor();
  expect(saved()).toHaveLength(1);
});

test('nothing in the owner’s HTML runs', async () => {
  const evil = [
    '<script>bad = 1</script>',
    '<img src="data:x" onerror="bad = 2">',
    '<svg><script>bad = 3</script><animate onbegin="bad = 4" attributeName="x" dur="1s"></animate></svg>',
    '<a href="javascript:bad=5" onclick="bad=6">On</a>',
    '<iframe srcdoc="<script>parent.bad = 7</script>"></iframe>',
    '<form id="f"><input name="attributes"><math><mtext><style><img src=x onerror="bad=8"></style></mtext></math></form>',
  ].join('');
  const quoted = evil.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const { page } = await open('forms-f1', {
    change: (html) =>
      html
        .replace('<head>', () => '<head><script>bad = 0</script>')
        .replace(/data-submission-html="[^"]*"/, () => `data-submission-html="${quoted}"`),
  });
  await fillRequired(page);
  await page.click(SUBMIT);
  const shownHtml = page.locator('.form-submission-html');
  await shownHtml.locator('a').click();
  // A picture that is requested now fails only after the scripts of the owner's pictures and drawings have run.
  await page.evaluate(async () => {
    const picture = document.body.appendChild(document.createElement('img'));
    await new Promise((failed) => Object.assign(picture, { onerror: failed, src: 'data:x' }));
    picture.remove();
  });
  await idle(page);
  expect(await page.evaluate('bad')).toBe(0);
  expect(await shownHtml.innerHTML()).not.toMatch(
    /<script|<svg|<style|<iframe|<form|<input|\son\w+=|javascript|data:/i,
  );
});

test('a draft is shown when the visitor comes back, before the form is touched, and a script may reset or submit the form', async () => {
  const { page, saved } = await open('forms-f1');
  await page.fill('.form-item.textarea textarea', 'Half a thought');
  await page.check('.form-item.radio [value=Bench]');
  await page.fill('.form-item.password input', 'secret');
  await page.waitForFunction(() =>
    /Half a thought.*Bench|Bench.*Half a thought/.test(JSON.stringify({ ...sessionStorage })),
  );
  await page.reload();
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('.form-item.textarea textarea')?.value);
  expect(await page.inputValue('.form-item.textarea textarea')).toBe('Half a thought');
  expect(await page.isChecked('.form-item.radio [value=Bench]')).toBe(true);
  expect(await page.locator('.character-count').innerText()).toBe('14 / 40');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret');
  await page.evaluate(() => document.querySelector('form')?.reset());
  await page.locator('.character-count', { hasText: '0 / 40' }).waitFor();
  await page.waitForFunction(() => Object.keys(sessionStorage).length === 0);
  await fillRequired(page);
  await page.evaluate(() => document.querySelector('form')?.submit());
  await shown(page, '.form-submission-text').waitFor();
  expect(saved()).toHaveLength(1);
});

test('a form behind a button opens in a lightbox, keeps what is typed, and is sent from there', async () => {
  const { page, saved, complaints } = await open('forms-lightbox');
  const handle = page.getByRole('button', { name: 'Ask us' });
  await handle.click();
  const lightbox = page.locator('sq-lightbox');
  await lightbox.locator(EMAIL).fill('ada@example.org');
  await page.keyboard.press('Escape');
  await lightbox.waitFor({ state: 'detached' });
  expect(await handle.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await shown(page, 'form').count()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await lightbox.locator(EMAIL).inputValue()).toBe('ada@example.org');
  await lightbox.locator('.form-item.text input').fill('Tea');
  await lightbox.locator(SUBMIT).click();
  await lightbox.locator('.form-submission-text').waitFor();
  expect(saved()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await lightbox.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Book a table' }).focus();
  await page.keyboard.press('Space');
  await lightbox.locator(EMAIL).waitFor();
  expect(complaints).toEqual([]);
});

test('the messages of a newsletter that is sent empty or refused by the shop are in sight, not under a theme’s fixed bars', async () => {
  const bar = (inset: string) => `<i style="position:fixed;z-index:9;inset:${inset};height:120px;background:#ddd"></i>`;
  const space = '<p style="height:2000px"></p>';
  const { page, calls } = await open('forms-newsletter', {
    change: (html) =>
      html
        .replace('<main>', `${bar('0 0 auto')}${bar('auto 0 0')}<main>${space}`)
        .replace('</body>', `${space}</body>`),
    failing: new Map([['SaveFormSubmission', { status: 429, body: {} }]]),
    viewport: { width: 390, height: 700 },
  });
  const form = page.locator('.newsletter-form').first();
  const messages = form.locator('.form-submission-error');
  for (const part of await form.locator('.name input').all()) await part.fill('Ada');
  for (const email of ['', 'ada@example.org']) {
    await form.locator(EMAIL).fill(email);
    await form.locator(EMAIL).blur();
    await expect.poll(() => messages.count()).toBe(0);
    // The button is right above the lower bar, so that what comes below the button is covered.
    await form.locator(SUBMIT).evaluate((button) => {
      scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 125);
      (button as HTMLElement).click();
    });
    await expect.poll(() => messages.count()).toBeGreaterThan(0);
    for (const message of await messages.all()) {
      const isInSight = await message.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + 20, y)));
      });
      expect(isInSight, (await message.textContent()) ?? '').toBe(true);
    }
  }
  expect(calls.filter(([path]) => path === 'SaveFormSubmission')).toHaveLength(1);
});

test('a form with every error has no sideways scroll at 320 px', async () => {
  const { page } = await open('forms-newsletter', {
    viewport: { width: 320, height: 640 },
    change: (html) =>
      html
        .replace('<head>', '<head><meta name="viewport" content="width=device-width">')
        .replace('lang="en-US"', 'lang="ar" dir="rtl"'),
  });
  const before = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.click(`${SUBMIT} >> nth=0`);
  await page.locator('.field-error').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(before);
});
