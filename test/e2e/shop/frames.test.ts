import type { BrowserContext, Frame, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import { eventually, newEmbedVisitor, openPage, startBrowser } from '../harness/visitor.ts';

/** The page around the frame: another site than the framed page, or the same one. */
const OUTER = EMBED_URL.replace('127.0.0.1', '127.0.0.2');
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';
/** What the browser logs of a sandbox or a policy that forbids something. */
const FORBIDDEN = {
  expectedErrors:
    /Unsafe attempt|Blocked opening|sandboxed|violates the following|stays behind|escape its sandboxing|document.domain/,
};

startBrowser();

/** Opens the page of another site in a frame of a page, with something in its cart. */
async function openFrame(
  visitor: BrowserContext,
  outer: string,
  sandbox?: string,
): Promise<{ page: Page; frame: Frame }> {
  const attribute = sandbox === undefined ? '' : `sandbox="${sandbox}"`;
  const html = `<!doctype html><title>Around</title><iframe src="${EMBED_URL}/" ${attribute} width="900" height="700">`;
  await visitor.route(`${outer}/around`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const page = await openPage(visitor, '/around', outer);
  const frame = page.frames()[1] as Frame;
  await frame.locator('.sqs-add-to-cart-button').first().click();
  await frame.locator('sq-cart-pill [part=pill]').waitFor();
  return { page, frame };
}

const press = (frame: Frame) => frame.locator('sq-cart-pill [part=pill]').click({ noWaitAfter: true });
const lines = (page: Page) => eventually(() => page.locator('sq-cart [part=line]').count());

describe('a page of another site in a frame', () => {
  test.each([
    ['of its own site', EMBED_URL, undefined],
    ['of a foreign site', OUTER, undefined],
    ['in a sandbox that allows it', OUTER, `${SANDBOX} allow-top-navigation`],
    ['in a sandbox that allows it after a press', OUTER, `${SANDBOX} allow-top-navigation-by-user-activation`],
  ])('the pill leads the whole window to the cart, with what is in it, from a frame %s', async (_, outer, sandbox) => {
    const { page, frame } = await openFrame(await newEmbedVisitor({}, FORBIDDEN), outer, sandbox);
    await press(frame);
    await page.waitForURL(`${SHOP_URL}/cart`);
    await lines(page).toBe(1);
  });

  test('the pill opens a tab where the sandbox keeps the window', async () => {
    const visitor = await newEmbedVisitor({}, FORBIDDEN);
    const popups = 'allow-popups allow-popups-to-escape-sandbox';
    const { page, frame } = await openFrame(visitor, OUTER, `${SANDBOX} ${popups}`);
    await press(frame);
    await eventually(() => visitor.pages().map((tab) => tab.url())).toEqual([page.url(), `${SHOP_URL}/cart`]);
    await lines(visitor.pages()[1] as Page).toBe(1);
  });

  test.each([
    ['allows nothing', SANDBOX],
    ['lets tabs inherit it', `${SANDBOX} allow-popups`],
  ])('the pill shows the address of the cart where the sandbox %s', async (_, sandbox) => {
    const visitor = await newEmbedVisitor({}, FORBIDDEN);
    const { page, frame } = await openFrame(visitor, OUTER, sandbox);
    await press(frame);
    await eventually(() => frame.getByRole('alertdialog').textContent()).toContain(`${SHOP_URL}/cart`);
    await eventually(() => visitor.pages().length).toBe(1);
    expect(page.frames().map((each) => each.url())).toEqual([`${OUTER}/around`, `${EMBED_URL}/`]);
  });
});

test('where the page’s policy forbids forms to the shop, the pill still leads to it, and the console says why', async () => {
  const visitor = await newEmbedVisitor({}, FORBIDDEN);
  await visitor.route(`${EMBED_URL}/`, async (route) => {
    const response = await route.fetch();
    const policy = `${response.headers()['content-security-policy']}; form-action 'self'`;
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  const page = await openPage(visitor, '/', EMBED_URL);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.locator('.sqs-add-to-cart-button').first().click();
  await page.locator('sq-cart-pill [part=pill]').click({ noWaitAfter: true });
  await page.waitForURL(`${SHOP_URL}/cart`);
  expect(logged.filter((text) => text.startsWith('[storefront]'))).toEqual([
    `[storefront] The cart stays behind: this page's content security policy must allow form-action ${SHOP_URL}`,
  ]);
  expect(page.url()).not.toMatch(/token/i);
});
