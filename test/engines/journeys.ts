import { DEMO_OWNER } from '../../demo/owner.ts';
import { walk } from '../e2e/harness/tab-walk.ts';
import { KEYS, type Page } from './page.ts';

/** Where the demo runs. */
export interface Addresses {
  shop: string;
  embed: string;
}

type Journey = (page: Page, addresses: Addresses) => Promise<void>;

const PRODUCT = '/shop/p/house-blend';
const ADD = '.sqs-add-to-cart-button';

async function addToCart(page: Page, address: string): Promise<void> {
  await page.open(address);
  await page.click(ADD, 'Add');
  await page.shows('[part=count]', '1 item');
}

/** Signs in to the console, where the products are listed then. */
export async function signIn(page: Page, { shop }: Pick<Addresses, 'shop'>): Promise<void> {
  await page.open(`${shop}/config/products`);
  await page.fill('input[type=email]', DEMO_OWNER.email);
  await page.fill('input[type=password]', DEMO_OWNER.password);
  await page.click('button', 'Sign in');
  await page.shows('main a', 'House Blend No. 4');
}

/** What people do with a shop, by the names under which the table lists it. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  async 'product and cart'(page, { shop }) {
    await addToCart(page, shop + PRODUCT);
    await page.open(`${shop}/cart`);
    await page.shows('[part=line]', 'House Blend');
    await page.click('button[aria-label^="One more"]');
    await page.until(`engineTest.find('[part=line] input')?.value === '2'`);
  },

  async checkout(page, { shop }) {
    await addToCart(page, shop + PRODUCT);
    await page.open(`${shop}/checkout`);
    const field = (name: string) => `#sq-checkout-${name}`;
    await page.choose(field('countryCode'), 'US');
    await page.fill(field('email'), 'engines@mail.example.com');
    await page.fill(field('firstName'), 'June');
    await page.fill(field('lastName'), 'Park');
    await page.fill(field('line1'), '1 Main St');
    await page.fill(field('city'), 'Portland');
    await page.choose(field('region'), 'OR');
    await page.fill(field('postalCode'), '97201');
    await page.until(`!document.querySelector('.sqc-pay button')?.matches('[aria-disabled=true]')`);
    // The delivery costs are part of the amount to pay.
    await page.until(`!!document.querySelector('[name=sq-checkout-delivery]:checked')`, 'a way of delivery is chosen');
    await page.click('.sqc-pay button');
    await page.until(`location.pathname === '/commerce/order-confirmed'`, 'the order is placed');
    await page.shows('h1', 'Thank');
  },

  async 'a page’s files come without an error'(page, { shop }) {
    for (const path of ['/', '/shop', PRODUCT, '/checkout']) {
      await page.open(shop + path);
      await page.until(`performance.getEntriesByType('resource').some(({ name }) => name.includes('/telemetry.'))`);
      await page.until(`document.readyState === 'complete'`);
      const errors = await page.errors();
      if (errors[0]) throw new Error(`${path}: ${errors.join('; ')}`);
    }
  },

  async 'a form'(page, { shop }) {
    await page.open(`${shop}/contact`);
    const field = (start: string) => `main form [id^="${start}"]`;
    await page.click('main form input[type=submit]');
    await page.shows('.field-error');
    await page.fill('main form input[name=fname]', 'Ada');
    await page.fill('main form input[name=email]', 'engines@mail.example.com');
    await page.choose(`${field('select-')}.field-element`, 'Something else');
    await page.fill(`${field('textarea-')}.field-element`, 'Do you post to Oslo?');
    await page.click('main form input[type=submit]');
    await page.shows('.form-submission-text');
  },

  async 'quick view by keyboard'(page, { shop }) {
    await page.open(`${shop}/shop`);
    await page.run(`document.querySelector('.sqs-product-quick-view-button').focus()`);
    await page.type(KEYS.enter);
    await page.shows('sq-lightbox [part=button], [part=button]', 'Add');
    await walk(page, 'sq-lightbox');
    await page.type(KEYS.escape);
    await page.until(`document.activeElement?.matches('.sqs-product-quick-view-button')`);
  },

  async 'the cart’s drawer'(page, { embed }) {
    await addToCart(page, `${embed}/`);
    await page.click('[data-sq-opens=cart]');
    await page.shows('[part=drawer] [part=line]');
    await walk(page, 'sq-cart');
    await page.type(KEYS.escape);
    await page.until(`document.activeElement?.matches('[data-sq-opens=cart]')`, 'the focus is back at the opener');
  },

  async 'an alert by keyboard'(page, { shop }) {
    await page.open(`${shop}/shop/p/linen-towel`);
    await page.run(`document.querySelector('${ADD}').focus()`);
    await page.type(KEYS.enter);
    await page.shows('[part=message]', 'Please select');
    await walk(page, 'sq-alert');
    await page.type(KEYS.escape);
    await page.until(`document.activeElement?.matches('${ADD}')`, 'the focus is back at the button');
  },

  async 'another site’s page'(page, { shop, embed }) {
    await addToCart(page, `${embed}/`);
    await page.open(`${embed}/`);
    await page.shows('[part=count]', '1 item');
    await page.click('[part=pill]');
    await page.until(`location.href === ${JSON.stringify(`${shop}/cart`)}`);
    await page.shows('[part=line]', 'House Blend');
  },

  async 'the console and a price'(page, { shop }) {
    await signIn(page, { shop });
    await page.open(String(await page.run(`engineTest.find('main a', 'House Blend No. 4').href`)));
    const price = 'input[aria-label^="Price of variant 1"]';
    await page.shows(price);
    const before = String(await page.run(`document.querySelector(${JSON.stringify(price)}).value`));
    const after = before === '14.50' ? '14.75' : '14.50';
    await page.fill(price, after);
    await page.click('.c-save-bar button', 'Save');
    await page.until(`!document.querySelector('.c-save-bar')`, 'the change is saved');
    await page.open(shop + PRODUCT);
    await page.shows('main', `$${after}`);
  },
};
