import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { idle } from '../harness/idle.ts';
import { EMBED_URL } from '../harness/shop.ts';
import { newEmbedVisitor, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const ELEMENTS = ['cart', 'cart-pill', 'form-block', 'installments', 'product-block'];
const EXPECTED = { expectedErrors: /404|storefront/ };

/** What the page's own examples show: each tag, with the number of its controls, in the tag and in its shadow root. */
function shown(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => /^sq-(?!alert)/.test(element.localName))
      .map((element) => {
        const roots = [element, ...(element.shadowRoot ? [element.shadowRoot] : [])];
        const count = (selector: string) =>
          roots.reduce((sum, root) => sum + root.querySelectorAll(selector).length, 0);
        return `${element.localName} ${count('form')} forms, ${count('input,select,textarea')} fields, ${count('a,button')} buttons`;
      }),
  );
}

/** Adds what the pages of these elements show to the page. */
async function addDemos(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(async (names) => {
    for (const name of names) {
      const answer = await fetch(`/widgets/${name}`);
      const { body } = new DOMParser().parseFromString(await answer.text(), 'text/html');
      for (const script of body.querySelectorAll('script')) script.remove();
      document.body.append(...body.childNodes);
    }
  }, names);
}

/** Puts something into the cart, and returns what the page shows once nothing more comes. */
async function settle(page: Page, names: readonly string[] = []): Promise<string[]> {
  await page.waitForFunction(() => window.Storefront);
  await page.evaluate(() => window.Storefront?.cart?.add({ itemId: 'ss-house-blend' }));
  if (names.length > 0) await addDemos(page, names);
  else await page.reload();
  await page.evaluate(() => window.Storefront?.ready?.());
  await page.waitForLoadState('networkidle');
  let before: string[] = [];
  await expect
    .poll(
      async () => {
        const last = before.join();
        before = await shown(page);
        return before.join() === last;
      },
      { interval: 500 },
    )
    .toBe(true);
  return before;
}

test('elements on a page of another site show everything once when it comes back, is moved or is copied', async () => {
  const [first = '', ...others] = ELEMENTS;
  const page = await openPage(await newEmbedVisitor({}, EXPECTED), `/widgets/${first}`, EMBED_URL);
  const before = await settle(page, others);
  const tags = new Set(before.map((text) => text.split(' ')[0]));
  for (const name of ELEMENTS) expect(tags).toContain(`sq-${name}`);
  await expectSameAfterAll(page, before);
});

test('<sq-checkout> shows everything once on a page that comes back, is moved or is copied', async () => {
  const page = await openPage(await newVisitor({}, EXPECTED), '/checkout');
  await expectSameAfterAll(page, await settle(page));
});

async function expectSameAfterAll(page: Page, before: readonly string[]): Promise<void> {
  const expectSame = (change: string) => expect.poll(() => shown(page), { message: change }).toEqual(before);

  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  await idle(page);
  await expectSame('the browser says that the page has come back');

  for (const way of ['moveBefore', 'append'] as const) {
    await page.evaluate((way) => {
      const place = document.createElement('section') as HTMLElement &
        Record<typeof way, (node: Node, before?: null) => void>;
      document.body.append(place);
      const elements = [...document.querySelectorAll<HTMLElement>('*')].filter(
        ({ localName, parentElement }) =>
          localName.startsWith('sq-') && parentElement !== place && !parentElement?.closest('sq-checkout'),
      );
      for (const element of elements) {
        if (way === 'append') place.append(element);
        else place.moveBefore(element, null);
      }
    }, way);
    await idle(page);
    await expectSame(`moved by ${way}`);
  }

  // Turbo restores a page as a copy.
  await page.evaluate(() => {
    const { body } = document;
    const copy = body.cloneNode(true);
    const next = document.createElement('body');
    body.replaceWith(next);
    next.textContent = 'Another page';
    setTimeout(() => next.replaceWith(copy), 300);
  });
  await page.waitForFunction(() => document.body.textContent !== 'Another page');
  await expectSame('copied');
  await page.waitForTimeout(1000);
  expect(await shown(page), 'a second after it was copied').toEqual(before);
}
