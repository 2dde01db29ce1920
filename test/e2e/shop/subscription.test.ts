import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { checkoutOf, fillAddress, newBuyer, payAndArrive, payButton } from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors } from '../harness/layout.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { SHOP_URL } from '../harness/shop.ts';
import { addButton, eventually, hasFocus, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

/** The answer to a form with errors is logged by browsers. */
const REFUSED = { expectedErrors: /422/ };
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
const PRICE = '$14.95';

const main = (page: Page) => page.locator('main').innerText();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name }).click();

/** Checks the page, or the part of it that has changed. */
async function expectGoodPage(page: Page, part?: string): Promise<void> {
  expect(await accessibilityViolations(page, part)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
}

/** Expects the notice of a change, which has the focus, so that it is read out first. */
async function expectNotice(page: Page, text: string): Promise<void> {
  const notice = page.locator('.order-note[role=status]');
  await eventually(() => notice.innerText()).toContain(text);
  await eventually(() => hasFocus(notice)).toBe(true);
}

/** Opens a subscription by the mail's link without a script, at a desk, after another address than that of the order. */
async function pauseAndResume(path: string, email: string): Promise<void> {
  const visitor = await newVisitor({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false }, REFUSED);
  const page = await openPage(visitor, path);
  await eventually(() => main(page)).toContain(`The next payment of ${PRICE} is on`);
  expect(await main(page)).not.toContain('1 Main St');
  await page.getByLabel('Your email address').fill('somebody@mail.example.com');
  await press(page, 'Continue');
  await eventually(() => main(page)).toContain('This is not the email address of the subscription.');
  await eventually(() => hasFocus(page.getByLabel('Your email address'))).toBe(true);
  await page.getByLabel('Your email address').fill(email);
  await press(page, 'Continue');
  await eventually(() => main(page)).toContain('1 Main St');
  await press(page, 'Pause the subscription');
  await expectNotice(page, 'You have paused the subscription.');
  await eventually(() => main(page)).toMatch(/When you resume it, the next payment of \$14\.95 is on \w+ \d+, \d{4}\./);
  await press(page, 'Resume the subscription');
  await expectNotice(page, 'You have resumed the subscription.');
}

test('a subscription is bought, and changed by the mail’s link on a phone and without a script', async () => {
  const email = newAddress('subscriber');
  const buyer = await newBuyer(PHONE, REFUSED);
  const page = await openPage(buyer, '/shop/p/weekly-sampler');
  await addButton(page).click();
  await page.waitForURL('**/commerce/subscription?cartToken=*');
  await page.getByLabel('Your email address').fill(email);
  await press(page, 'Continue to checkout');
  await eventually(() => payButton(page).isVisible()).toBe(true);
  await fillAddress(page);
  await eventually(() => payButton(page).innerText()).toBe(`Subscribe and pay ${PRICE}`);
  const terms = await checkoutOf(page).locator('.sqc-terms li').allTextContents();
  expect(terms[0]).toBe(`Today you pay ${PRICE}.`);
  expect(terms[1]).toMatch(/^After that you pay \$14\.95 every week, next on \w+ \d+, \d{4}\.$/);
  expect(terms.join()).toContain('You pay 8 times in all');
  const next = /next on (.+)\.$/.exec(terms[1] ?? '')?.[1] ?? '';
  const confirmation = await payAndArrive(page);
  expect(confirmation).toContain(`The next payment, ${PRICE}, is taken on ${next}.`);
  expect(confirmation).toContain('$9.00 every week for 8 weeks');
  expect(await page.getByRole('link', { name: 'Change or cancel your subscription' }).count()).toBe(1);

  const mailsTo = async () => (await mailsOf(buyer, email)).filter(({ to }) => to === email);
  await eventually(async () => (await mailsTo()).length).toBe(1);
  const [confirmed] = await mailsTo();
  expect((await mailsOf(buyer, email)).map(({ to }) => to).toSorted()).toEqual(
    [email, 'okoro@second-steep.example'].toSorted(),
  );
  expect(confirmed?.text).toContain(`The next payment, ${PRICE}, is taken on ${next}.`);
  const path = /\/commerce\/my-subscription\?\S+/.exec(confirmed?.text ?? '')?.[0] ?? '';

  await pauseAndResume(path, email);
  const mine = page;
  await mine.goto(SHOP_URL + path);
  expect(await main(mine)).toContain(`The next payment of ${PRICE} is on ${next}.`);
  await expectGoodPage(mine);

  await press(mine, `Skip the payment on ${next}`);
  await expectNotice(mine, 'You have skipped one payment.');
  expect(await main(mine)).not.toContain(`is on ${next}.`);
  await expectGoodPage(mine, 'main');
  await follow(mine, 'Use another card');
  await mine.getByLabel('Test card').selectOption('A card with insufficient funds');
  await press(mine, 'Save this card');
  await eventually(() => mine.getByRole('alert').innerText()).toContain('insufficient funds');
  await expectGoodPage(mine, 'main');
  await mine.getByLabel('Test card').selectOption('A card whose renewals are declined');
  await press(mine, 'Save this card');
  await expectNotice(mine, 'You have changed the card.');

  await follow(mine, 'Change the address');
  await mine.getByLabel('Street and number').fill('9 Elm St');
  await mine.getByLabel('State').selectOption('Washington');
  await mine.getByLabel('ZIP code').fill('');
  await press(mine, 'See the new amount');
  await eventually(() => mine.getByRole('alert').innerText()).toContain('ZIP code is missing.');
  await mine.getByLabel('ZIP code').fill('98101');
  await press(mine, 'See the new amount');
  await eventually(() => main(mine)).toContain(`Each payment will be $15.93 instead of ${PRICE}.`);
  await expectGoodPage(mine, 'main');
  await press(mine, 'Change the address');
  await expectNotice(mine, 'You have changed the address.');
  await eventually(() => main(mine)).toContain('$15.93 every week');

  await follow(mine, 'Cancel the subscription');
  await press(mine, 'Cancel the subscription now');
  await expectNotice(mine, 'You have cancelled the subscription.');
  expect(await mine.getByRole('button').filter({ hasText: 'subscription' }).count()).toBe(0);
  await expectGoodPage(mine, 'main');

  await eventually(async () => (await mailsTo()).length).toBe(7);
  const mails = await mailsTo();
  expect(
    mails
      .map(({ subject }) => subject.replace(' · Second Steep', ''))
      .slice(0, 6)
      .sort(),
  ).toEqual([
    'One payment of your subscription to Weekly Sampler is skipped',
    'The address of your subscription to Weekly Sampler has changed',
    'The card of your subscription to Weekly Sampler has changed',
    'Your subscription to Weekly Sampler goes on',
    'Your subscription to Weekly Sampler is cancelled',
    'Your subscription to Weekly Sampler is paused',
  ]);
  const moved = mails.find(({ subject }) => subject.startsWith('The address'))?.text;
  for (const part of ['9 Elm St', '$15.93 every week', path.split('&')[1]]) expect(moved).toContain(part);
});
