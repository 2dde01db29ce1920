import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addItems } from '../harness/checkout-steps.ts';
import { openConsole } from '../harness/console.ts';
import { goInside } from '../harness/console-screens.ts';
import { openDrawer } from '../harness/drawer.ts';
import { moveUntil } from '../harness/move-until.ts';
import { EMBED_URL, GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { walk } from '../harness/tab-walk.ts';
import {
  addButton,
  eventually,
  hasFocus,
  newEmbedVisitor,
  newVisitor,
  openPage,
  startBrowser,
} from '../harness/visitor.ts';

startBrowser();

const STILL = { reducedMotion: 'reduce' } as const;
/** What a visitor has filled in for the scoop. */
const ENGRAVING = {
  'text-yui_3_17_2_1_1772000000001_1001': 'June',
  'select-yui_3_17_2_1_1772000000001_1002': 'Slanted',
};

const walkIn = (page: Page, selector: string, options?: { isModal: boolean }) =>
  walk(
    {
      run: (expression) => page.evaluate(expression),
      tab: () => page.keyboard.press('Tab'),
    },
    selector,
    options,
  );

interface Dialog {
  /** What has the dialog, in the page or in its own shadow root. */
  selector: string;
  /** The page that has it, unless it is the page of the dialog before. */
  path?: string;
  opener(page: Page): Locator;
  prepare?(page: Page): Promise<unknown>;
  /** Some of its controls, the last ones to come. */
  controls: string[];
}

/** Puts the demo's popup on the page, and a link that opens it. */
async function addPopup(page: Page): Promise<void> {
  await page.route('**/rest/popups/ss-letters*', async (route) => {
    const response = await route.fetch();
    const settings = { position: 'center', sign: { kind: 'link' } };
    await route.fulfill({ response, json: { ...(await response.json()), ...settings } });
  });
  const answered = page.waitForResponse('**/rest/popups/ss-letters*');
  await page.evaluate(() => {
    const link = '<a href="/popup/ss-letters" data-sq-opens="popup">Letters</a>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `${link}<sq-popup popup="ss-letters"></sq-popup>`);
  });
  await answered;
}

const DIALOGS: Readonly<Record<string, Dialog>> = {
  'a quick view': {
    selector: 'sq-lightbox',
    path: '/shop',
    opener: (page) => page.locator('.sqs-product-quick-view-button[data-id=ss-linen-towel]'),
    controls: ['button Add To Cart'],
  },
  'an enlarged picture': {
    selector: 'sq-lightbox',
    path: '/workshop',
    opener: (page) => page.locator('.js-gallery-lightbox-opener[aria-haspopup=dialog]').first(),
    controls: ['button Close'],
  },
  'an enlarged picture of a product': {
    selector: 'sq-lightbox',
    path: '/shop/p/linen-towel',
    opener: (page) => page.getByRole('button', { name: 'Enlarge picture 1' }),
    controls: ['button Next picture'],
  },
  'a popup': {
    selector: 'sq-lightbox',
    opener: (page) => page.getByRole('link', { name: 'Letters', exact: true }),
    prepare: addPopup,
    controls: ['button Close'],
  },
  'a form in a lightbox': {
    selector: 'sq-lightbox',
    path: '/tastings',
    opener: (page) => page.getByRole('button', { name: 'Book a tasting' }),
    controls: ['button Close'],
  },
  'a product’s own form': {
    selector: 'sq-lightbox',
    path: '/shop/p/engraved-scoop',
    opener: addButton,
    controls: ['button Close'],
  },
  'an alert': {
    selector: 'sq-alert',
    path: '/shop/p/linen-towel',
    opener: addButton,
    controls: ['button OK'],
  },
  'the explanation of instalments': {
    selector: 'sq-lightbox',
    opener: (page) => page.locator('sq-installments [part=pill]'),
    prepare: (page) => moveUntil(page, () => page.locator('sq-installments [part=pill]').count()),
    controls: ['button Close'],
  },
  'a question': {
    selector: 'sq-confirm',
    path: '/cart',
    opener: (page) => page.getByRole('button', { name: /^Remove / }),
    prepare: (page) => addItems(page, { itemId: 'ss-brass-scoop', additionalFields: JSON.stringify(ENGRAVING) }),
    controls: ['button Keep', 'button Remove'],
  },
};

/** Opens a dialog by its control, goes round it by Tab until it has all its controls, and closes it by Escape. */
async function openAndWalk(page: Page, opener: Locator, selector: string, controls: readonly string[]): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.locator(selector).first().waitFor({ state: 'attached' });
  await eventually(() => walkIn(page, selector)).toEqual(expect.arrayContaining([...controls]));
  await page.keyboard.press('Escape');
  await eventually(() => hasFocus(opener)).toBe(true);
}

test(`Tab reaches each control and stays in the dialog, and Escape leads back: ${Object.keys(DIALOGS).join(', ')}`, async () => {
  const page = await (await newVisitor(STILL)).newPage();
  for (const { selector, path, opener, prepare, controls } of Object.values(DIALOGS)) {
    if (path) await page.goto(SHOP_URL + path);
    await page.evaluate(() => window.Storefront?.ready?.());
    await prepare?.(page);
    await openAndWalk(page, opener(page), selector, controls);
  }
});

test('Tab reaches each control of the cart’s drawer and stays in it; Escape leads back', async () => {
  const page = await openPage(await newEmbedVisitor(STILL), '/', EMBED_URL);
  await addItems(page, { itemId: 'ss-house-blend' });
  // A press that comes before the drawer has been rendered leads to the cart's page.
  await page.evaluate(() => window.Storefront?.ready?.('sq-cart'));
  await openDrawer(page);
  await page.keyboard.press('Escape');
  await eventually(() => page.getByRole('dialog').count()).toBe(0);
  const opener = page.getByRole('link', { name: 'Your cart', exact: true });
  await openAndWalk(page, opener, 'sq-cart', ['button Close', 'a Check out']);
});

test('Tab reaches each control of a phone’s cookie banner, which covers a quarter at most, and leads on into the page', async () => {
  const viewport = { width: 390, height: 844 };
  const page = await openPage(await newVisitor({ viewport }, { undecided: true }), '/', GERMAN_SHOP_URL);
  await page.locator('sq-cookie-banner form').waitFor();
  const box = await page.locator('.sq-cookie-box').boundingBox();
  expect(box?.height, 'what a phone’s page loses').toBeLessThanOrEqual(viewport.height / 4);
  const reached = await walkIn(page, 'sq-cookie-banner', { isModal: false });
  expect(reached.filter((name) => name.startsWith('button'))).toHaveLength(3);
});

test('Tab reaches each control of a dialog of the console and stays in it; Escape leads back', async () => {
  const page = await openConsole(await newVisitor(STILL, { expectedErrors: /status of 4(03|12)/ }), 'popups');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = '.c-dialog';
  await openAndWalk(page, button('New popup'), dialog, ['button Cancel', 'button Create']);

  await goInside(page, 'items/ss-post-second-pot');
  await openAndWalk(page, button('Add a picture'), dialog, ['button Cancel']);

  await goInside(page, 'forms');
  await openAndWalk(page, button('Delete Contact'), dialog, ['button Cancel', 'button Delete']);

  await goInside(page, 'forms/ss-contact');
  let refusal = { status: 403, json: { code: 'CONFIRMATION_NEEDED', error: 'Please confirm that it is you.' } };
  let isStale = false;
  await page.route('**/api/owner/forms/ss-contact', async (route) => {
    if (route.request().method() === 'PUT') {
      isStale = refusal.status === 412;
      return route.fulfill(refusal);
    }
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), ...(isStale && { name: 'Theirs' }) } });
  });
  await page.getByLabel('Name of the form').fill('Mine');
  await openAndWalk(page, button('Save'), dialog, ['button Cancel', 'button Confirm']);
  refusal = { status: 412, json: { code: 'VERSION_STALE', error: 'Somebody has changed it.' } };
  await openAndWalk(page, button('Save'), dialog, ['button Use these choices']);
});
