import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import { eventually, newEmbedVisitor, startBrowser } from '../harness/visitor.ts';

/** The page around the frame: another site than the framed page, or the same one. */
const OUTER = EMBED_URL.replace('127.0.0.1', '127.0.0.2');
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';
/** What the browser logs of a sandbox or a policy that forbids something. */
const FORBIDDEN = {
  expectedErrors:
    /Unsafe attempt|Blocked opening|sandboxed|violates the following|stays behind|escape its sandboxing|document.domain/,
};

startBrowser();

/** Opens the page of another site in a frame of a page, with something in the cart that this visit begins. */
async function openFrame(page: Page, outer: string, sandbox?: string): Promise<Frame> {
  const attribute = sandbox === undefined ? '' : `sandbox="${sandbox}"`;
  const body = `<!doctype html><title>Around</title><iframe src="${EMBED_URL}/" ${attribute} width="900" height="700">`;
  await page.route(`${outer}/around`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${outer}/around`);
  const frame = page.frames()[1] as Frame;
  await frame.locator('.sqs-add-to-cart-button').first().click();
  await frame.locator('sq-cart-pill [part=pill]').waitFor();
  return frame;
}

const press = (frame: Frame) => frame.locator('sq-cart-pill [part=pill]').click({ noWaitAfter: true });
const lines = (page: Page) => eventually(() => page.locator('sq-cart [part=line]').count());

test('the pill of a page in a frame leads the whole window to the cart, or a tab, or shows the cart’s address, as the frame may; where a policy forbids forms to the shop, it leads there without the cart, and the console says why', async () => {
  const visitor = await newEmbedVisitor({}, FORBIDDEN);
  // Each page of another site begins without a cart; what the browser shows of a refusal has no storage.
  await visitor.addInitScript(() => {
    if (location.protocol === 'http:' && origin !== 'null') localStorage.clear();
  });
  const page = await visitor.newPage();
  for (const [outer, sandbox] of [
    [EMBED_URL, undefined],
    [OUTER, undefined],
    [OUTER, `${SANDBOX} allow-top-navigation-by-user-activation`],
  ] as const) {
    await press(await openFrame(page, outer, sandbox));
    await page.waitForURL(`${SHOP_URL}/cart`, { waitUntil: 'commit' });
    if (outer === OUTER) await lines(page).toBe(1);
    expect(visitor.pages()).toEqual([page]);
    await page.goto('about:blank');
    await visitor.clearCookies();
  }

  for (const sandbox of [SANDBOX, `${SANDBOX} allow-popups`]) {
    const frame = await openFrame(page, OUTER, sandbox);
    await press(frame);
    await eventually(() => frame.getByRole('alertdialog').textContent()).toContain(`${SHOP_URL}/cart`);
    await eventually(() => visitor.pages().length).toBe(1);
    expect(page.frames().map((frame) => frame.url())).toEqual([`${OUTER}/around`, `${EMBED_URL}/`]);
  }

  await press(await openFrame(page, OUTER, `${SANDBOX} allow-popups allow-popups-to-escape-sandbox`));
  await eventually(() => visitor.pages().map((tab) => tab.url())).toEqual([page.url(), `${SHOP_URL}/cart`]);
  await lines(visitor.pages()[1] as Page).toBe(1);

  await visitor.clearCookies();
  await page.route(`${EMBED_URL}/`, async (route) => {
    const response = await route.fetch();
    const policy = `${response.headers()['content-security-policy']}; form-action 'self'`;
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto(`${EMBED_URL}/`);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.locator('.sqs-add-to-cart-button').first().click();
  await page.locator('sq-cart-pill [part=pill]').click({ noWaitAfter: true });
  await page.waitForURL(`${SHOP_URL}/cart`);
  expect(logged.filter((text) => text.startsWith('[storefront]'))).toEqual([
    `[storefront] The cart stays behind: this page's content security policy must allow form-action ${SHOP_URL}`,
  ]);
  expect(page.url()).not.toMatch(/token/i);
  await page.getByText('Your cart is empty.').waitFor();
});
