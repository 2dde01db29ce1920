import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EARLY_PRESSES_SCRIPT } from '../../../runtime/contracts/early-presses.ts';
import { connectBrowser } from '../harness/shared.ts';
import type { Site } from '../harness/site.ts';
import { openSites, scriptTag, type Visit, visit } from '../harness/visit.ts';

const SNIPPET = `<script>${EARLY_PRESSES_SCRIPT}</script>`;
const button = (id: string) =>
  `<div class="sqs-add-to-cart-button" id="${id}" role="button" tabindex="0"><b>Add To Cart</b></div>`;
/** The opening tag of a form as the engine writes it, and one that sends to an address of the author's own. */
const ENGINE_FORM = '<form data-form-id="f1" method="GET" novalidate>';
const OWN_FORM = '<form data-form-id="f1" method="GET" novalidate action="/own">';
const form = (tag: string) =>
  `<div class="form-block sqs-block-form">${tag}<input name="email" type="email"><input type="submit"></form></div>`;

let browser: Browser;
let shop: Site;
let host: Site;
let release: () => void;

beforeAll(async () => {
  [browser, { shop, host }] = await Promise.all([connectBrowser(), openSites()]);
  host.files.set('/other', '<!doctype html><title>Other</title>');
});
afterAll(() => Promise.all([browser.close(), shop.close(), host.close()]));
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
beforeEach(() => {
  shop.troubles.clear();
  release = shop.hold('/storefront.js');
});

const open = (html: string) => visit(browser, host, html);
const acts = ({ page }: Visit) => page.evaluate(() => window.acts);

test('the inline script has less than 200 bytes, and none that must be escaped in HTML', () => {
  expect(Buffer.byteLength(EARLY_PRESSES_SCRIPT)).toBeLessThan(200);
  expect(EARLY_PRESSES_SCRIPT).not.toMatch(/<\/|<!--/);
});

describe.each([
  ['once', SNIPPET, scriptTag],
  ['twice', SNIPPET + SNIPPET, scriptTag],
  ['before a tag of type "module"', SNIPPET, (site: Site) => scriptTag(site).replace('async', 'type="module"')],
])('the inline script, %s', (_, snippet, tag) => {
  test('a click and keys before the loader has come act once for each button', async () => {
    const opened = await open(
      `${snippet}${tag(shop)}${button('click')}${button('enter')}${button('space')}<button class="sqs-add-to-cart-button" id="real">Add</button>${button('typed')}`,
    );
    const { page } = opened;
    await page.click('#click b');
    await page.click('#click');
    for (const [id, key] of [
      ['enter', 'Enter'],
      ['space', 'Space'],
      ['real', 'Enter'],
      ['typed', 'a'],
    ] as const) {
      await page.focus(`#${id}`);
      await page.keyboard.press(key);
    }
    release();
    await opened.untilIdle();
    expect((await acts(opened)).toSorted()).toEqual(['kept click', 'kept enter', 'kept real', 'kept space']);
    await page.click('#click');
    expect(await acts(opened)).toHaveLength(5);
    expect(opened.complaints).toEqual([]);
  });

  test('a form that was submitted before the loader has come stays, and its button is pressed once', async () => {
    const sent = `<script>leavesPending = true; addEventListener('submit', (event) => { if (window.Storefront) { event.preventDefault(); acts.push('submit'); } })</script>`;
    const opened = await open(`${snippet}${tag(shop)}${form(ENGINE_FORM)}${sent}`);
    const { page } = opened;
    await page.fill('[name=email]', 'ann@example.org');
    await page.press('[name=email]', 'Enter');
    await page.click('[type=submit]');
    expect(page.url()).toBe(`${host.origin}/`);
    release();
    await opened.untilIdle();
    expect(await acts(opened)).toEqual(['submit']);
    expect(await page.inputValue('[name=email]')).toBe('ann@example.org');
    expect(page.url()).toBe(`${host.origin}/`);
  });
});

test('a press is shown as busy as soon as the loader has come', async () => {
  const releaseModule = shop.hold('/sq/page');
  const { page, untilIdle } = await open(`${SNIPPET}${scriptTag(shop)}${button('a')}`);
  await page.click('#a');
  release();
  await page.locator('#a[aria-busy=true]').waitFor();
  releaseModule();
  await untilIdle();
  expect(await page.getAttribute('#a', 'aria-busy')).toBe(null);
});

test('a press that the page’s own script has answered is not repeated', async () => {
  const own = `<script>document.addEventListener('click', (event) => { event.preventDefault(); acts.push('own') }, { once: true })</script>`;
  const opened = await open(`${SNIPPET}${own}${scriptTag(shop)}${button('a')}${button('b')}`);
  await opened.page.click('#a');
  await opened.page.click('#b');
  release();
  await opened.untilIdle();
  expect(await acts(opened)).toEqual(['own', 'kept b']);
});

test('a press inside another script’s shadow root, or on a button that has gone, does no harm', async () => {
  const shadow = '<div id="host"><template shadowrootmode="open"><button>Theirs</button></template></div>';
  const opened = await open(`${SNIPPET}${scriptTag(shop)}${shadow}${button('a')}${button('b')}`);
  const { page } = opened;
  await page.evaluate(() => {
    window.leavesPending = true;
  });
  await page.click('#host button');
  await page.click('#a');
  await page.click('#b');
  await page.evaluate(() => document.querySelector('#a')?.remove());
  release();
  await opened.untilIdle();
  expect(await acts(opened)).toEqual(['clicked b']);
  expect(opened.complaints).toEqual([]);
});

test('nothing is kept where the tag leaves engine HTML to the platform’s live scripts', async () => {
  const platform = `<script>Static = { SQUARESPACE_CONTEXT: {} }; Squarespace = {}; document.addEventListener('click', () => acts.push('native'))</script>`;
  const opened = await open(`${SNIPPET}${platform}${scriptTag(shop, 'data-platform="stay-off"')}${button('a')}`);
  await opened.page.click('#a');
  release();
  await opened.untilIdle();
  expect(await acts(opened)).toEqual(['native']);
});

test('the inline script after the loader, or again in a page that is put back, keeps nothing any more', async () => {
  shop.troubles.clear();
  const opened = await open(`${scriptTag(shop).replace('async', '')}${SNIPPET}${button('a')}`);
  await opened.untilIdle();
  await opened.page.evaluate((text) => {
    document.body.append(Object.assign(document.createElement('script'), { text }));
  }, EARLY_PRESSES_SCRIPT);
  await opened.page.click('#a');
  expect(await acts(opened)).toEqual(['clicked a']);
  expect(await opened.page.evaluate(() => window._sq)).toBe(0);
});

describe('where the loader never comes', () => {
  test('links lead on, other scripts hear every press, and forms of others are sent', async () => {
    const heard = `<script>document.addEventListener('click', ({ target }) => acts.push(target.id))</script>`;
    const others =
      '<form id="others" data-form-id="theirs" action="/other"><input name="q"><input type="submit"></form>';
    const html = `${SNIPPET}${heard}${scriptTag(shop)}${button('a')}${others}<a id="link" href="/other">Other</a>`;
    const opened = await open(html);
    const { page } = opened;
    await page.click('#a');
    expect(await acts(opened)).toEqual(['a']);
    await page.click('#link');
    await page.waitForURL('**/other');
    await page.goto(`${host.origin}/`, { waitUntil: 'commit' });
    await page.click('#others [type=submit]');
    await page.waitForURL('**/other?q=');
  });

  test('a form of the engine’s that sends to an address of the author’s own is sent there', async () => {
    host.files.set('/own', '<!doctype html><title>Own</title>');
    const { page } = await open(`${SNIPPET}${scriptTag(shop)}${form(OWN_FORM)}`);
    await page.fill('[name=email]', 'ann@example.org');
    await page.click('[type=submit]');
    await page.waitForURL('**/own?email=*');
  });

  test('a form of the engine’s, which could only reload the page, keeps what was typed', async () => {
    const { page } = await open(`${SNIPPET}${scriptTag(shop)}${form(ENGINE_FORM)}`);
    await page.fill('[name=email]', 'ann@example.org');
    await page.click('[type=submit]');
    expect(page.url()).toBe(`${host.origin}/`);
    expect(await page.inputValue('[name=email]')).toBe('ann@example.org');
  });
});
