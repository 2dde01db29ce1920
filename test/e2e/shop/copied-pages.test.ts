import type { Locator, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { addItems } from '../harness/checkout-steps.ts';
import { expectThanks, fieldErrors, fillContact, mainForm, newAddress, sendButton } from '../harness/form-filling.ts';
import { copyPage, movePage } from '../harness/replaced-page.ts';
import { openEmpty } from '../harness/shared-tab.ts';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  buttonLabel,
  eventually,
  hold,
  newEmbedVisitor,
  newVisitor,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

startBrowser();

interface Use {
  path: string;
  base?: string;
  /** What the visitor does before the page is changed, so that all code is there, and what after each change. */
  before?(page: Page): Promise<unknown>;
  after(page: Page): Promise<unknown>;
  /** The calls that this makes, as "METHOD /path/…" each. */
  calls?: readonly string[];
  /** The changes of the page; by default it is moved, and then copied. */
  changes?: readonly Change[];
  /** Whether it can be done only once, so that the page is opened anew for each change. */
  isLast?: boolean;
}

type Change = (page: Page) => Promise<void>;

const ADD = 'POST /api/commerce/shopping-cart/entries';
const SAVE = 'POST /api/form/SaveFormSubmission';
const lines = (page: Page) => page.locator('sq-cart [part=line]');
const dialogs = (page: Page) => page.locator('sq-lightbox').count();
const shownForm = (page: Page) => page.locator('sq-lightbox form');
const letters = (page: Page) => page.locator('sq-form-block[form=ss-newsletter] form');
const value = (name: string) => `.variant-radiobtn-wrapper label:text-is("${name}")`;

async function addOne(page: Page): Promise<void> {
  const indicator = page.locator('.sqs-cart-quantity').first();
  const after = Number(await indicator.textContent()) + 1;
  await addButton(page).click();
  await eventually(() => indicator.textContent()).toBe(String(after));
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe(`${after} item${after > 1 ? 's' : ''}`);
}

async function send(form: Locator): Promise<void> {
  await form.getByLabel('Email').fill(newAddress('copied'));
  await sendButton(form).click();
  await expectThanks(form, '');
}

/** Sends a form that is not filled in: it is refused in the browser, each field once. */
async function sendEmpty(page: Page): Promise<void> {
  const form = page.locator('main form').filter({ visible: true });
  await eventually(() => form.count()).toBe(1);
  await eventually(() => fieldErrors(form).count()).toBe(0);
  await sendButton(form).click();
  await eventually(() => fieldErrors(form).count()).toBeGreaterThan(0);
  expect(await form.locator('.form-item:has(.field-error + .field-error)').count()).toBe(0);
  expect(await form.locator('[data-sq-decoy]').count()).toBeLessThan(2);
}

async function openQuickView(page: Page): Promise<void> {
  await page.locator('.sqs-product-quick-view-button').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Quick View' }).waitFor();
  await page
    .locator('sq-lightbox')
    .getByRole('button', { name: /Add To Cart|Purchase/ })
    .waitFor();
  expect(await dialogs(page)).toBe(1);
}

async function openTastings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book a tasting' }).click();
  await shownForm(page).getByLabel('First Name').waitFor();
  expect(await dialogs(page)).toBe(1);
  expect(await shownForm(page).count()).toBe(1);
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await eventually(() => dialogs(page)).toBe(0);
}

const BUYING: Record<string, Use> = {
  'a choice of variants': {
    path: '/shop/p/linen-towel',
    before: (page) => page.click(value('Coral')),
    async after(page) {
      await page.click(value('Indigo'));
      await page.click(value('Small'));
      await addOne(page);
    },
    calls: [ADD],
  },
  'a quick view': {
    path: '/shop',
    before: async (page) => openQuickView(page).then(() => close(page)),
    after: openQuickView,
  },
  'the cart page': {
    path: '/cart',
    async before(page) {
      await addItems(page, { itemId: 'ss-house-blend' }, { itemId: 'ss-everyday-teapot' });
      await eventually(() => lines(page).count()).toBe(2);
    },
    async after(page) {
      expect(await page.locator('sq-cart').count()).toBe(1);
      const left = (await lines(page).count()) - 1;
      await lines(page).first().locator('[part=remove]').click();
      await eventually(() => lines(page).count()).toBe(left);
    },
    calls: ['DELETE /api/commerce/shopping-cart/entries'],
  },
  'a product block': {
    path: '/counter',
    async after(page) {
      await page.locator('sq-product-block').getByRole('button', { name: 'Add To Cart' }).click();
      await page.locator('.sq-checkout').getByLabel('Email address').waitFor();
      expect(await page.locator('.sq-checkout').count()).toBe(1);
    },
    changes: [copyPage],
    calls: [ADD],
  },
};

const FORMS: Record<string, Use> = {
  'a newsletter': {
    path: '/journal',
    before: (page) => page.locator('.newsletter-form').getByLabel('Email').focus(),
    after: (page) => send(page.locator('.newsletter-form')),
    changes: [copyPage],
    calls: [SAVE],
  },
  'a form in the markup': {
    path: '/contact',
    before: (page) => mainForm(page).getByLabel('Email').focus(),
    after: async (page) => send(await fillContact(page, newAddress('copied'))),
    isLast: true,
    calls: [SAVE],
  },
  'a form by its context': {
    path: '/wholesale',
    before: (page) => mainForm(page).waitFor(),
    after: sendEmpty,
  },
  'a form by its block': {
    path: '/about',
    async before(page) {
      await page.locator('main .form-block').scrollIntoViewIfNeeded();
      await mainForm(page).waitFor();
    },
    after: sendEmpty,
  },
  'a form behind a button, which was not pressed at first': {
    path: '/tastings',
    after: openTastings,
    changes: [(page) => movePage(page).then(() => copyPage(page)), movePage, copyPage],
  },
};

const FORM_BLOCK: Use = {
  path: '/',
  base: EMBED_URL,
  before: (page) => letters(page).waitFor(),
  async after(page) {
    expect(await letters(page).count()).toBe(1);
    await letters(page).getByLabel('Email').fill(newAddress('copied'));
    await sendButton(letters(page)).click();
    await page.locator('.slip').getByText('Nearly there').waitFor();
  },
  changes: [copyPage],
  calls: [SAVE],
};

/** Opens the page in a tab that was emptied, so that no late answer to its last page brings a cookie back. */
async function open(page: Page, { path, base = SHOP_URL, before }: Use): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
  await openEmpty(page, base + path);
  await page.waitForFunction(() => window.Storefront);
  await page.evaluate(() => window.Storefront?.ready?.());
  await before?.(page);
  await page.waitForLoadState('networkidle');
}

async function expectWorksOnce(page: Page, use: Use, change: Change): Promise<void> {
  const made: string[] = [];
  const record = (request: Request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (/(entries|SaveFormSubmission)/.test(call) && !/^(GET|OPTIONS)/.test(call)) made.push(call);
  };
  page.on('request', record);
  await change(page);
  await use.after(page);
  // A widget shows what a call will bring before the call is made.
  await eventually(() => made.map((call, at) => call.startsWith(use.calls?.[at] ?? 'nothing'))).toEqual(
    (use.calls ?? []).map(() => true),
  );
  page.off('request', record);
}

async function expectWorks(page: Page, use: Use): Promise<void> {
  for (const [index, change] of (use.changes ?? [movePage, copyPage]).entries()) {
    if (index === 0 || use.isLast) await open(page, use);
    if ((await dialogs(page)) > 0) await close(page);
    await expectWorksOnce(page, use, change);
  }
  if ((await dialogs(page)) === 0) return;
  // A dialog that was open when the page was copied is gone, and the next press opens it.
  await expectWorksOnce(page, use, async () => {
    await copyPage(page);
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
  });
}

test.each([
  ['controls that buy', newVisitor, BUYING],
  ['forms', newVisitor, FORMS],
  ['a form of another site', newEmbedVisitor, { 'a form block': FORM_BLOCK }],
])('%s: each works once on a page that is moved, and on one that is copied', async (_, newcomer, uses) => {
  const page = await (await newcomer({}, { expectedErrors: /404/ })).newPage();
  for (const [name, use] of Object.entries(uses)) {
    await expectWorks(page, use).catch((cause) => {
      throw new Error(name, { cause });
    });
  }
});

test('a button whose item was being added when the page was copied says its own label again, and adds the next one', async () => {
  const page = await (await newVisitor()).newPage();
  await open(page, { path: '/shop/p/everyday-teapot', after: addOne });
  const call = await hold(page, '**/shopping-cart/entries*');
  await addButton(page).click();
  await call.arrived;
  await copyPage(page);
  call.release();
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  await eventually(() => buttonLabel(page).textContent()).toBe('Add To Cart');
  await addOne(page);
});
