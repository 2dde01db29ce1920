import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { expectThanks, newAddress, sendButton } from '../harness/form-filling.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { askAsOwner } from '../harness/owner-api.ts';
import { SHOP_URL } from '../harness/shop.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

test('a newsletter is joined only by the link of its mail, mailed once, and left by another link', async () => {
  const visitor = await newVisitor({}, { expectedErrors: /400/ });
  const page = await openPage(visitor, '/journal');
  const email = newAddress('reader');
  const events = await recordEvents(page);
  await signUp(page, email);
  expect(await events()).toEqual(['sq-newsletter-subscribed']);
  expect(await subscription(email)).toMatchObject({ status: 'pending' });

  await page.goto(`${SHOP_URL}/about`);
  await signUp(page, email.toUpperCase());
  const mails = await mailsOf(visitor, email);
  expect(mails).toMatchObject([{ to: email, subject: 'Please confirm your subscription to Letters from the counter' }]);
  await page.goto(`${SHOP_URL}/dev/mailbox`);
  expect(await accessibilityViolations(page)).toEqual([]);
  const [confirm = '', leave = ''] = mails[0]?.text.match(/https?:\S+\/newsletter\S+/g) ?? [];

  await page.goto(confirm);
  expect(await subscription(email)).toMatchObject({ status: 'pending' });
  expect(await page.locator('main').textContent()).toContain(
    `Would you like to get emails from Second Steep at ${email}?`,
  );
  expect(await accessibilityViolations(page)).toEqual([]);
  await press(page, 'Yes, subscribe me', 'You are subscribed');
  expect(await subscription(email)).toMatchObject({ status: 'confirmed' });

  await page.goto(leave);
  expect(await subscription(email)).toMatchObject({ status: 'confirmed' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await press(page, 'Unsubscribe', 'You are unsubscribed');
  expect(await subscription(email)).toMatchObject({ status: 'unsubscribed' });
  await page.goto(confirm.replace(/token=...../, 'token=wrong'));
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This link is incomplete');
});

async function signUp(page: Page, email: string): Promise<void> {
  const form = page.locator('.newsletter-form');
  await form.getByLabel('Email Address').fill(email);
  await sendButton(form).click();
  await expectThanks(form, 'Nearly there');
}

async function press(page: Page, button: string, heading: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
}

/** Records `sq-newsletter-subscribed`; the returned function reads the events so far. */
async function recordEvents(page: Page): Promise<() => Promise<string[]>> {
  const events: string[] = [];
  await page.exposeFunction('recordEvent', (name: string) => events.push(name));
  await page.evaluate(() => {
    document.addEventListener('sq-newsletter-subscribed', ({ type }) =>
      (window as unknown as { recordEvent(name: string): void }).recordEvent(type),
    );
  });
  return async () => events;
}

async function subscription(email: string): Promise<{ status: string } | undefined> {
  const answer = await askAsOwner('/api/owner/mailing-lists/ss-letters/subscribers?limit=200');
  return JSON.parse(answer).subscribers.find((subscriber: { email: string }) => subscriber.email === email);
}
