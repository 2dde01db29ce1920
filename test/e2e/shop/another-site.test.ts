import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  alertDialog,
  buttonLabel,
  eventually,
  expectAdded,
  newEmbedVisitor,
  openPage,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

/** Third-party cookies are refused, and a page that a test creates may call this machine. */
startBrowser();

test('a page of another site sells under a strict policy, keeps a cart of its own, dispatches one event per action with two script tags, and transfers the cart to the shop', async () => {
  const visitor = await newEmbedVisitor();
  const page = await openPage(visitor, '/', EMBED_URL);
  await expectAdded(buttonLabel(page), () => addButton(page).click());
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  expect(await pill(page).locator('a').getAttribute('href')).toBe(`${SHOP_URL}/cart`);
  const second = await visitor.newPage();
  await second.route(`${EMBED_URL}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const tag = /<script async[^>]*><\/script>/.exec(html)?.[0] ?? '';
    await route.fulfill({ response, body: html.replace('</head>', `${tag}</head>`) });
  });
  await second.goto(`${EMBED_URL}/`);
  expect(await second.locator('script[src*="storefront.js"]').count()).toBe(2);
  await eventually(() => pill(second).locator('[part=count]').textContent()).toBe('1 item');
  const withOptions = second.locator('.sqs-add-to-cart-button').nth(2);
  await withOptions.click();
  await eventually(() => alertDialog(second).count()).toBe(1);
  expect(await accessibilityViolations(second)).toEqual([]);
  await second.keyboard.press('Escape');
  await second.getByLabel('Select Volume').selectOption('1 litre');
  await second.evaluate(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    for (const name of ['sq-cart-adding', 'sq-cart-added', 'sq-cart-changed', 'sq-cart-failed']) {
      document.addEventListener(name, () => events.push(name));
    }
  });
  await withOptions.click();
  await eventually(() => pill(page).locator('[part=subtotal]').textContent()).toBe('$46.50');
  const dispatched = () => second.evaluate(() => (window as unknown as { events: string[] }).events.toSorted());
  await eventually(dispatched).toEqual(['sq-cart-added', 'sq-cart-adding', 'sq-cart-changed']);
  await page.reload();
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('2 items');
  expect(await visitor.cookies()).toEqual([]);

  await second.goto(`${SHOP_URL}/shop/p/everyday-teapot`);
  expect(await second.evaluate(() => window.Storefront?.cart?.get())).toMatchObject({ id: '', entries: [] });
  expect(await pill(second).locator('[part=count]').count()).toBe(0);
  await addButton(second).click();
  await eventually(() => pill(second).locator('[part=count]').textContent()).toBe('1 item');

  await pill(page).locator('a').click();
  await page.waitForURL(`${SHOP_URL}/cart`);
  await eventually(() => page.locator('sq-cart [part=line]').count()).toBe(3);
  await eventually(() => pill(second).locator('[part=count]').textContent()).toBe('3 items');
  await page.goBack();
  await page.evaluate(
    (href) => document.body.append(Object.assign(document.createElement('a'), { href, textContent: 'To pay' })),
    `${SHOP_URL}/checkout`,
  );
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('3 items');
  await page.getByRole('link', { name: 'To pay' }).click();
  await page.waitForURL(`${SHOP_URL}/checkout`);
  await eventually(() => page.locator('sq-checkout').innerText()).toContain('Everyday Teapot');
});

test('a page that the shop does not know says so to its author, and the buyer reads nothing of the internet connection', async () => {
  const visitor = await newEmbedVisitor({}, { expectedErrors: /CORS|ERR_FAILED|storefront|404|403/ });
  const html = readFileSync(new URL('../../../demo/embed/index.html', import.meta.url), 'utf8');
  const page = await visitor.newPage();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  for (const [host, site, text] of [
    ['127.0.0.2', 'second-steep', /does not list this page's origin: add http:\/\/127\.0\.0\.2:\d+ to/],
    ['127.0.0.1', '', /needs the shop's key: add data-site=/],
    ['127.0.0.1', 'second-step', /has no site "second-step": correct data-site/],
  ] as const) {
    const elsewhere = EMBED_URL.replace('127.0.0.1', host);
    const body = html.replaceAll('{{SHOP}}', SHOP_URL).replaceAll('{{SITE}}', site).replace('{{EARLY_PRESSES}}', '');
    await visitor.route(`${elsewhere}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(elsewhere);
    await addButton(page).click();
    await eventually(() => alertDialog(page).textContent()).toContain('The shop cannot be used on this page.');
    expect(await alertDialog(page).textContent()).not.toContain('connection');
    expect(logged.filter((line) => text.test(line))).toHaveLength(1);
    await eventually(() => page.locator('[data-sq-note]').textContent()).toMatch(text);
  }
});
