import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CART_WAIT_MS } from '../../../runtime/cart/store.ts';
import { HAS_CART_COOKIE } from '../../../runtime/contracts/cookies.ts';
import type { Product } from '../../../runtime/contracts/product.ts';
import { anEntry, cartOfOne } from '../../fixtures/cart/cart.ts';
import { lamp, lampReviews, lampStock, reviewedLamp } from '../../fixtures/cart/product.ts';
import { axeViolations } from '../harness/accessibility.ts';
import { recordComplaints } from '../harness/complaints.ts';
import { idle } from '../harness/idle.ts';
import { connectBrowser } from '../harness/shared.ts';
import { emptyTab, type Look, openEmpty } from '../harness/shared-tab.ts';
import { type Site, serveBundle } from '../harness/site.ts';

const POLICY = `default-src 'none'; script-src 'self'; style-src 'none'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types storefront`;
const BLOCK = '<sq-product-block product="lamp"></sq-product-block>';
const PRODUCT = '/api/commerce/products/lamp';
const ENTRIES = '/api/commerce/shopping-cart/entries';
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="teal"/></svg>`;
const pictures = [1, 2, 3].map((n) => ({ ...lamp.images[0], id: `image-${n}`, assetUrl: `/picture-${n}.svg` }));
const illustrated = { ...lamp, images: pictures } as Product;
const monthly: Product = {
  ...lamp,
  isSubscribable: true,
  subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 6 },
  variantOptionOrdering: [],
  variants: lamp.variants.slice(0, 1).map((variant) => ({ ...variant, attributes: {}, onSale: false })),
};

let browser: Browser;
let site: Site;
/** The tab of all tests but those that move its clock. */
let tab: Page;

beforeAll(async () => {
  [browser, site] = await Promise.all([connectBrowser(), serveBundle('product-block.ts', 'development')]);
  tab = await openTab();
});
afterAll(() => Promise.all([browser.close(), site.close()]));
afterEach(() => site.troubles.clear());

/** Opens a tab that records events on each of its pages. */
async function openTab(): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events });
    for (const name of ['variant:change', 'sq-cart-adding', 'sq-cart-added']) {
      addEventListener(name, ({ type, target }) => events.push([type, (target as Element).localName]));
    }
  });
  return page;
}

/** Puts a further product into the shop. */
function addProduct(product: Product, name: string): void {
  const renamed = { ...product, id: name, urlSlug: name, name };
  site.files.set(`/api/commerce/products/${name}`, JSON.stringify(renamed));
}

interface Opening {
  product?: Product | null;
  html?: string;
  language?: string;
  look?: Look;
  /** Whether the visitor has a cart, as the shop's cookie says. */
  hasCart?: boolean;
  /** Whether the test moves the page's clock. */
  clock?: boolean;
}

/** Opens a page with a block under a strict content security policy, and records console errors and violations. */
async function open(opening: Opening = {}): Promise<{ page: Page; complaints: string[] }> {
  const { product = lamp, html = BLOCK, language = 'en-US' } = opening;
  site.headers['content-security-policy'] = POLICY;
  site.requests.length = 0;
  if (product) site.files.set(PRODUCT, JSON.stringify(product));
  else site.files.delete(PRODUCT);
  for (const n of [1, 2, 3]) site.files.set(`/picture-${n}.svg`, PICTURE);
  site.files.set(`/api/commerce/products/${lamp.id}/reviews`, JSON.stringify(lampReviews));
  site.files.set('/api/commerce/inventory/stock/', JSON.stringify(lampStock));
  site.files.set(ENTRIES, JSON.stringify({ shoppingCart: cartOfOne, newlyAdded: anEntry() }));
  site.files.set(
    '/',
    `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width">
     <meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>Page</title>
     <main><h1>Page</h1>${html}</main><script src="/product-block.js"></script></html>`,
  );
  const page = opening.clock ? await openTab() : tab;
  await emptyTab(page, opening.look);
  if (opening.hasCart) await page.context().addCookies([{ name: HAS_CART_COOKIE, value: 'true', url: site.origin }]);
  const complaints = recordComplaints(page, /data:,/);
  if (opening.clock) await page.clock.install();
  await openEmpty(page, site.origin);
  return { page, complaints };
}

const part = (page: Page, name: string) => page.locator(`sq-product-block [part~="${name}"]`);
const events = (page: Page) => page.evaluate('events');
/** Records announcements to screen readers in `announced`. */
const recordAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    for (const region of document.querySelector('sq-product-block')?.shadowRoot?.querySelectorAll('[role=status]') ??
      [])
      new MutationObserver(() => region.textContent && announced.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
const adds = () => site.requests.filter((path) => path === ENTRIES).length;
const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read);
const alertText = (page: Page) => page.getByRole('alertdialog').locator('p').textContent();

describe('a product block', () => {
  test('a block shows its fallback content until the product has arrived', async () => {
    const release = site.hold(PRODUCT);
    const { page, complaints } = await open({
      html: '<sq-product-block product="lamp"><a href="/lamp">A lamp</a></sq-product-block>',
    });
    expect(await page.getByRole('link', { name: 'A lamp' }).isVisible()).toBe(true);
    release();
    await page.getByRole('heading', { name: 'Lamp', level: 2 }).waitFor();
    expect(await page.locator('a[href="/lamp"]').isVisible()).toBe(false);
    expect(await part(page, 'price').innerText()).toBe('from $15.00');
    expect(await part(page, 'mark').innerText()).toBe('Sale');
    expect(await part(page, 'description').innerText()).toBe('Shines.');
    expect(await part(page, 'link').getAttribute('href')).toBe(`${site.origin}/store/p/lamp`);
    expect(complaints).toEqual([]);
  });

  test('a block shows what the law asks, and nothing that could run in it', async () => {
    const information =
      '<p>For people aged 18 and over</p><p><strong>Product information</strong></p><dl><dt>Manufacturer</dt><dd>Kettle</dd></dl><img src="/picture-1.svg" alt="Notice"><script>alert(1)</script>';
    const { page, complaints } = await open({ product: { ...lamp, information } });
    await part(page, 'information').waitFor();
    await eventually(() => part(page, 'information').innerText()).toMatch(
      /aged 18 and over[\s\S]*Manufacturer\s*Kettle/,
    );
    expect(await page.getByAltText('Notice').isVisible()).toBe(true);
    expect(await part(page, 'information').locator('script').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a block without its product keeps its fallback content, or says that the product is not sold', async () => {
    const { page, complaints } = await open({
      product: null,
      html: '<sq-product-block product="lamp"><p>Come by</p></sq-product-block><sq-product-block product="lamp"></sq-product-block>',
    });
    await part(page, 'message').waitFor();
    expect(await part(page, 'message').allInnerTexts()).toEqual(['Sorry, this product is no longer available.']);
    expect(await page.getByText('Come by').isVisible()).toBe(true);
    // A slow machine's browser has complaints of its own, about the network.
    const [ours = '', ...others] = complaints.filter((text) => text.startsWith('[storefront]'));
    expect(ours).toMatch(/^\[storefront] sq-product-block lamp ApiFailure: /);
    const noteText =
      '[storefront] <sq-product-block product="lamp">: the shop has none. The value must be the id or slug of a product.';
    expect(others).toEqual([ours, noteText]);
  });

  test('a block fetches its product again when the connection is back', async () => {
    site.troubles.set(PRODUCT, { failures: 3 });
    const { page } = await open();
    await part(page, 'message').waitFor();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await part(page, 'button').waitFor();
  });

  test('the author’s own content replaces a part of a block, and a picture takes the gallery’s column', async () => {
    addProduct({ ...lamp, images: [] }, 'bare');
    const { page } = await open({
      product: illustrated,
      html: `<sq-product-block product="lamp" heading-level="4"><h2 slot="title">My lamp</h2><img slot="picture" src="/picture-1.svg" alt="Mine"></sq-product-block>
        <sq-product-block product="bare"><h2 slot="title">Bare</h2><img slot="picture" src="/picture-1.svg" alt="Of the bare"></sq-product-block>`,
      look: { viewport: { width: 1000, height: 800 } },
    });
    await eventually(() => part(page, 'button').count()).toBe(2);
    expect(await page.getByRole('heading').allInnerTexts()).toEqual(['Page', 'My lamp', 'Bare']);
    expect([await part(page, 'gallery').count(), await page.getByAltText('Mine').isVisible()]).toEqual([0, true]);
    const [picture, details] = await Promise.all([
      page.getByAltText('Of the bare').boundingBox(),
      part(page, 'details').nth(1).boundingBox(),
    ]);
    expect(picture && details && details.x > picture.x && details.y < picture.y + picture.height).toBe(true);
    await page
      .locator('h2[slot=title]')
      .first()
      .evaluate((title) => title.remove());
    await page.getByRole('heading', { name: 'Lamp', level: 4 }).waitFor();
  });

  test('a block follows the last of its attributes, and keeps its choice when it is moved', async () => {
    const { page, complaints } = await open();
    const block = page.locator('sq-product-block');
    await page.getByLabel('Size').selectOption('Small');
    await block.evaluate((element) => document.querySelector('main')?.prepend(element));
    expect(await page.getByLabel('Size').inputValue()).toBe('Small');
    await block.evaluate((element) => element.setAttribute('options', 'radios'));
    expect(await page.getByRole('radio', { name: 'Small' }).isChecked()).toBe(true);

    for (const name of ['slow', 'quick']) addProduct(lamp, name);
    const release = site.hold('slow');
    await block.evaluate((element) => element.setAttribute('product', 'slow'));
    await block.evaluate((element) => element.setAttribute('product', 'quick'));
    await page.getByRole('heading', { name: 'quick' }).waitFor();
    release();
    // The answer to a later call of the same address comes after the one that was held.
    await page.evaluate(async () => (await fetch('/api/commerce/products/slow')).text());
    await idle(page);
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['quick']);
    expect(await page.getByRole('radio', { name: 'Small' }).isChecked()).toBe(false);
    await block.evaluate((element) => element.removeAttribute('product'));
    await eventually(() => page.getByRole('heading', { level: 2 }).count()).toBe(0);
    // A moment later, the console explains the missing attribute.
    expect(complaints.filter((text) => !text.includes('needs the id or slug'))).toEqual([]);
  });

  test('a block speaks the language of its page', async () => {
    const { page } = await open({ language: 'de-DE', product: { ...lamp, store: { ...lamp.store, locale: 'de-DE' } } });
    await eventually(() => part(page, 'button').innerText()).toBe('In den Warenkorb');
    expect(await part(page, 'price').innerText()).toBe('ab 15,00\u00a0$');
    expect(await part(page, 'select').locator('option').first().innerText()).toBe('Size wählen');
  });

  test('a block has no accessibility violation, wide in the light and narrow in the dark', async () => {
    const { page } = await open({
      product: {
        ...illustrated,
        reviews: reviewedLamp.reviews,
        isSubscribable: true,
        subscriptionPlan: monthly.subscriptionPlan,
      },
      html: `${BLOCK}<sq-product-block product="lamp" options="radios"></sq-product-block>`,
    });
    await part(page, 'reviews-summary').first().click();
    await part(page, 'review').first().waitFor();
    for (const [colorScheme, viewport] of [
      ['light', { width: 1000, height: 800 }],
      ['dark', { width: 375, height: 800 }],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      expect(await axeViolations(page), colorScheme).toEqual([]);
      const overhang = 'document.documentElement.scrollWidth - innerWidth';
      expect(await page.evaluate(overhang)).toBeLessThanOrEqual(0);
    }
  });
});

describe('choosing in a product block', () => {
  test('a choice updates price, mark and the note that little is left, and fires the themes’ event; a value that is sold out says so', async () => {
    const merchandising = { ...lamp.merchandising, scarcityText: 'Only {qtyInStock} left', scarcityThreshold: 8 };
    const { page, complaints } = await open({ product: { ...lamp, merchandising } });
    const select = page.getByLabel('Size');
    await eventually(() => select.locator('option').allInnerTexts()).toEqual([
      'Select Size',
      'Small',
      'Large (sold out)',
    ]);
    expect(await select.inputValue()).toBe('');
    await select.selectOption('Small');
    expect(await part(page, 'price').innerText()).toMatch(/Sale Price:\s*\$15\.00/);
    expect(await part(page, 'original-price').innerText()).toMatch(/Original Price:\s*\$20\.00/);
    expect(await part(page, 'scarcity').innerText()).toBe('Only 8 left');
    await select.selectOption('Large');
    expect(await part(page, 'mark').innerText()).toMatch(/^sold out$/i);
    expect(await events(page)).toEqual([
      ['variant:change', 'sq-product-block'],
      ['variant:change', 'sq-product-block'],
    ]);
    expect(complaints).toEqual([]);
  });

  test('radios are chosen by arrow keys', async () => {
    const { page } = await open({ html: '<sq-product-block product="lamp" options="radios"></sq-product-block>' });
    await page.getByRole('radio', { name: 'Small' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: 'Large (sold out)' }).isChecked()).toBe(true);
    await eventually(() => part(page, 'status').innerText()).toContain('$30.00');
  });

  test('a subscription and buying once are offered with their prices', async () => {
    const { page } = await open({ product: monthly });
    expect(await part(page, 'price').innerText()).toBe('$20.00 every month for 6 months');
    expect([await part(page, 'button').innerText(), await part(page, 'quantity').count()]).toEqual(['Subscribe', 0]);
    await page.getByRole('radio', { name: 'One-time purchase' }).check();
    expect(await part(page, 'price').innerText()).toBe('$20.00');
    expect([await part(page, 'button').innerText(), await part(page, 'quantity').count()]).toEqual(['Add To Cart', 1]);
  });
});

describe('instalments in a product block', () => {
  const installments = {
    afterPayAvailable: true,
    afterPayMin: 100,
    afterPayMax: 200_000,
    shopperLanguage: 'fr-CA',
    stripeAccountCountry: 'CA',
  };
  const offering = (terms: typeof installments | null) => ({ ...lamp, store: { ...lamp.store, installments: terms } });
  const offered = (page: Page, product: string) =>
    page
      .locator(`sq-product-block[product=${product}] [part~="installments"]`)
      .evaluateAll((all) =>
        all.map((element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))),
      );

  test('instalments follow the choice and the quantity where the shop and its country offer them, and a choice that is sold out has none', async () => {
    const variants = lamp.variants.map((variant) => ({ ...variant, qtyInStock: 8 }));
    addProduct(offering(installments), 'last');
    addProduct(offering(null), 'plain');
    addProduct(offering({ ...installments, stripeAccountCountry: 'DE' }), 'abroad');
    const names = ['lamp', 'last', 'plain', 'abroad'];
    const { page } = await open({
      product: { ...offering(installments), variants },
      html: names.map((name) => `<sq-product-block product="${name}"></sq-product-block>`).join(''),
    });
    await eventually(() => part(page, 'button').count()).toBe(names.length);
    const terms = { country: 'CA', currency: 'USD', language: 'fr-CA', min: '100', max: '200000' };
    for (const name of ['lamp', 'last']) {
      expect(await offered(page, name), name).toMatchObject([{ amount: '1500', ...terms }]);
      await page.locator(`[product=${name}]`).getByLabel('Size').selectOption('Large');
    }
    await page.locator('[product=lamp]').getByRole('button', { name: 'One more' }).click();
    await eventually(() => offered(page, 'lamp')).toMatchObject([{ amount: '6000', ...terms }]);
    for (const name of ['last', 'plain', 'abroad']) await eventually(() => offered(page, name)).toEqual([]);
  });
});

describe('the quantity of a product block', () => {
  test('the quantity is stepped within its bounds; one that cannot be bought is explained, and not bought', async () => {
    const { page } = await open();
    const field = page.getByLabel('Quantity');
    const fewer = page.getByRole('button', { name: 'One fewer' });
    expect(await fewer.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'One more' }).click();
    expect(await field.inputValue()).toBe('2');
    for (let press = 0; press < 3; press += 1) await fewer.click({ force: true });
    expect(await field.inputValue()).toBe('1');
    await page.getByLabel('Size').selectOption('Small');
    for (const [typed, text] of [
      ['1.5', 'Quantity must be a whole number'],
      ['', 'Quantity must be a number.'],
      ['0', 'Quantity must be between 1 and 9999.'],
      ['10000', 'Quantity must be between 1 and 9999.'],
    ] as const) {
      await field.fill(typed);
      await page.keyboard.press('Tab');
      await eventually(() => part(page, 'quantity-message').innerText()).toBe(text);
      await part(page, 'button').click();
      await eventually(() => alertText(page)).toBe(text);
      await page.keyboard.press('Escape');
      await eventually(() => page.getByRole('alertdialog').count()).toBe(0);
    }
    expect(adds()).toBe(0);
  });
});

describe('the button of a product block', () => {
  test.each([
    ['a visitor without a cart sees the button at once', false, true],
    ['a visitor with a cart sees it once the cart is known', true, false],
  ])('as on engine pages, %s', async (_, hasCart, isVisible) => {
    site.files.set('/api/commerce/shopping-cart', JSON.stringify(cartOfOne));
    const release = site.hold('/api/commerce/shopping-cart');
    const { page } = await open({ hasCart });
    await part(page, 'title').waitFor();
    expect(await part(page, 'button').isVisible()).toBe(isVisible);
    const before = await part(page, 'button').boundingBox();
    release();
    await eventually(() => part(page, 'button').isVisible()).toBe(true);
    expect(await part(page, 'button').boundingBox()).toEqual(before);
  });

  test('a button that has waited long enough for the cart shows without it', async () => {
    site.hold('/api/commerce/shopping-cart');
    const { page } = await open({ hasCart: true, clock: true });
    await part(page, 'title').waitFor();
    expect(await part(page, 'button').isVisible()).toBe(false);
    await page.clock.runFor(CART_WAIT_MS);
    await eventually(() => part(page, 'button').isVisible()).toBe(true);
  });

  test('the button adds once however often it is pressed, says so, and becomes idle again', async () => {
    const release = site.hold(ENTRIES);
    const { page, complaints } = await open();
    await page.getByLabel('Size').selectOption('Small');
    await recordAnnouncements(page);
    await part(page, 'button').evaluate((button: HTMLElement) => {
      const pressOnce = (_: unknown, observer: MutationObserver) => {
        if (button.innerText !== 'Added!') return;
        observer.disconnect();
        button.click();
      };
      new MutationObserver(pressOnce).observe(button, { childList: true, characterData: true, subtree: true });
      button.click();
      button.click();
    });
    expect(await part(page, 'button').innerText()).toBe('Adding…');
    expect(await part(page, 'button').getAttribute('aria-busy')).toBe('true');
    release();
    await eventually(() => part(page, 'button').innerText()).toBe('Add To Cart');
    expect(await page.evaluate('announced')).toEqual(['Adding…', 'Added!']);
    expect(adds()).toBe(1);
    expect(((await events(page)) as string[][]).slice(1)).toEqual([
      ['sq-cart-adding', 'sq-product-block'],
      ['sq-cart-added', 'sq-product-block'],
    ]);
    expect(complaints).toEqual([]);
  });

  test('the button says what is missing and what the server says, gets the focus back, and is idle again', async () => {
    const { page } = await open();
    await part(page, 'button').click();
    await eventually(() => alertText(page)).toBe('Please select the Size option.');
    await page.keyboard.press('Escape');
    await eventually(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.part.value)).toBe(
      'button',
    );
    await page.getByLabel('Size').selectOption('Large');
    await part(page, 'button').click();
    await eventually(() => alertText(page)).toBe('Sorry, we do not have enough of that item available.');
    await page.keyboard.press('Escape');
    expect(adds()).toBe(0);
    const body = JSON.stringify({ error: 'Not today.', code: 'INTERNAL' });
    await page.route(`**${ENTRIES}`, (route) => route.fulfill({ status: 422, contentType: 'application/json', body }));
    await page.getByLabel('Size').selectOption('Small');
    await part(page, 'button').click();
    await eventually(() => alertText(page)).toBe('Not today.');
    expect(await page.getByRole('alertdialog').getByRole('heading').innerText()).toBe('Unable to Add Item');
    await page.keyboard.press('Escape');
    await eventually(() => part(page, 'button').getAttribute('data-sq-state')).toBe('idle');
  });

  test('blocks of one product fetch it once, and all say sold out once the shop has nothing left', async () => {
    const { page } = await open({ html: BLOCK.repeat(3) });
    await expect.poll(() => part(page, 'button').count()).toBe(3);
    expect(site.requests.filter((path) => path === PRODUCT).length).toBe(1);
    const results = lampStock.results.map((result) => ({ ...result, qtyInStock: 0 }));
    site.files.set('/api/commerce/inventory/stock/', JSON.stringify({ results }));
    await page.getByLabel('Size').first().selectOption('Small');
    await part(page, 'button').first().click();
    await eventually(() => alertText(page)).toBe('Sorry, we do not have enough of that item available.');
    await eventually(() => part(page, 'mark').allInnerTexts()).toEqual(Array(3).fill('Sold out'));
    expect(await page.getByLabel('Size').first().inputValue()).toBe('Small');
    expect(adds()).toBe(0);
  });
});

describe('the gallery of a product block', () => {
  const shown = (page: Page) =>
    part(page, 'thumbnail').evaluateAll((all) =>
      all.findIndex((element) => element.getAttribute('aria-current') === 'true'),
    );

  test('the gallery turns by thumbnails, by keys, and to the picture of the chosen variant; it enlarges the one that shows, and gets the focus back', async () => {
    const variants = illustrated.variants.map((variant) => ({ ...variant, mainImageId: 'image-3' }));
    const { page, complaints } = await open({ product: { ...illustrated, variants } });
    await eventually(() => shown(page)).toBe(0);
    await page.getByRole('button', { name: 'Picture 2 of 3' }).click();
    await eventually(() => shown(page)).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await eventually(() => shown(page)).toBe(0);
    await page.getByLabel('Size').selectOption('Small');
    await eventually(() => shown(page)).toBe(2);

    await page.getByRole('button', { name: 'Picture 2 of 3' }).click();
    await eventually(() => shown(page)).toBe(1);
    await page.getByRole('button', { name: 'Enlarge picture' }).click();
    const large = page.locator('sq-lightbox img');
    await large.waitFor();
    expect(await large.getAttribute('src')).toContain('picture-2');
    await page.keyboard.press('ArrowRight');
    expect(await large.getAttribute('src')).toContain('picture-3');
    await page.keyboard.press('Escape');
    await eventually(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.part.value)).toBe(
      'enlarge',
    );
    expect(complaints).toEqual([]);
  });

  test('the gallery counts each of several quick key presses while it glides', async () => {
    const { page } = await open({ product: illustrated, look: { reducedMotion: 'no-preference' } });
    await page.getByRole('button', { name: 'Picture 1 of 3' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await eventually(() => shown(page)).toBe(2);
    await page.keyboard.press('ArrowLeft');
    await eventually(() => shown(page)).toBe(1);
  });

  test('the gallery goes the other way from right to left, large or small', async () => {
    const { page } = await open({
      product: illustrated,
      html: '<div dir="rtl"><sq-product-block product="lamp"></sq-product-block></div>',
    });
    await page.getByRole('button', { name: 'Picture 1 of 3' }).focus();
    await page.keyboard.press('ArrowLeft');
    await eventually(() => shown(page)).toBe(1);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.getByRole('button', { name: 'Enlarge picture' }).click();
    const large = page.locator('sq-lightbox img');
    await large.waitFor();
    await page.keyboard.press('ArrowLeft');
    expect(await large.getAttribute('src')).toContain('picture-3');

    // Each arrow points away from the picture: the next one to the left, as the previous one does from left to right.
    const next = await page.getByRole('button', { name: 'Next picture' }).screenshot();
    await page.evaluate(() => {
      document.documentElement.dir = 'ltr';
    });
    expect(next.equals(await page.getByRole('button', { name: 'Previous picture' }).screenshot())).toBe(true);
  });
});

describe('the reviews of a product block', () => {
  const REVIEWS = `/api/commerce/products/${lamp.id}/reviews`;

  /** Opens a product with two reviews at first and more page by page; some answers fail. */
  async function openReviews(answers: (object | number)[]) {
    const { page } = await open({ product: reviewedLamp });
    const asked: string[] = [];
    await page.route(`**${REVIEWS}*`, (route) => {
      asked.push(route.request().url());
      const answer = answers.shift() ?? 400;
      if (typeof answer === 'number') return route.fulfill({ status: answer, json: { error: 'Not today.' } });
      return route.fulfill({ json: { ...lampReviews, ...answer } });
    });
    expect(await part(page, 'rating').innerText()).toMatch(/2 reviews/);
    expect([asked, site.requests.filter((path) => path.startsWith(REVIEWS))]).toEqual([[], []]);
    await part(page, 'reviews-summary').click();
    return page;
  }
  const older = [1, 2].map((n) => ({ ...lampReviews.reviews[0], id: `older-${n}`, title: `Older ${n}` }));
  const more = { hasNextPage: true, nextPageCursor: 'next' };
  const focusedPart = (page: Page) =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.part.value ?? '');

  test('reviews are fetched when they are opened, again by a press where that failed, and say their stars', async () => {
    const page = await openReviews([400, {}]);
    await eventually(() => part(page, 'reviews-message').innerText()).toBe('Not today.');
    await page.getByRole('button', { name: 'More reviews' }).click();
    await eventually(() => part(page, 'review').count()).toBe(2);
    expect([await part(page, 'reviews-message').count(), await part(page, 'more-reviews').count()]).toEqual([0, 0]);
    expect(await part(page, 'review').first().locator('[part="stars"]').getAttribute('aria-label')).toBe('4 out of 5');
    expect(await part(page, 'review-body').first().innerText()).toBe('Bright.\nVery.');
  });

  test('more reviews are appended once however often they are asked for, and the first gets the focus', async () => {
    const page = await openReviews([more, 400, { reviews: older }]);
    const button = page.getByRole('button', { name: 'More reviews' });
    await button.focus();
    await page.keyboard.press('Enter');
    await eventually(() => part(page, 'reviews-message').innerText()).toBe('Not today.');
    expect([await part(page, 'review').count(), await focusedPart(page)]).toEqual([2, 'more-reviews']);
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await eventually(() => part(page, 'review').count()).toBe(4);
    await eventually(() => focusedPart(page)).toBe('review');
    expect(
      await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent?.includes('Older 1')),
    ).toBe(true);
  });
});
