import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  CONTACT,
  complaint,
  errorsOf,
  expectThanks,
  fillContact,
  mainForm,
  newAddress,
  sendButton,
} from '../harness/form-filling.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { askAsOwner, type Submission, submissionsFrom } from '../harness/owner-api.ts';
import { SHOP_URL } from '../harness/shop.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const FORMULA = '=HYPERLINK("https://bad.example","#12")';
const HTML = 'A <b>bold</b> question & "one" more';

describe('the contact page', () => {
  test('a message written by keyboard alone is shown to the owner and mailed once', async () => {
    const visitor = await newVisitor();
    const page = await openPage(visitor, '/contact');
    const email = newAddress('ada');
    await tabTo(page, `${CONTACT.name}-First`);
    for (const text of ['Ada', 'Lovelace', email, 'Which', FORMULA, HTML]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectThanks(mainForm(page), 'June reads these over the second pot.');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('form-submission-text');
    expect(await sendButton(mainForm(page)).isVisible()).toBe(false);

    expect(await submissionsFrom(email, 'ss-contact')).toMatchObject([
      {
        values: {
          [CONTACT.name]: ['Ada', 'Lovelace'],
          [CONTACT.email]: email,
          [CONTACT.topic]: 'Which tea to pick',
          [CONTACT.order]: FORMULA,
          [CONTACT.message]: HTML,
          [CONTACT.found]: 'A friend',
        },
        pageTitle: 'Write to us',
        pagePath: '/contact',
        pagePermissionTypeValue: '1',
        isSpam: false,
      },
    ]);
    const mails = await mailsOf(visitor, email);
    expect(mails).toMatchObject([
      { to: 'june@second-steep.example', subject: expect.stringMatching(/^Form Submission - Contact( \(\d+\))?$/) },
    ]);
    expect(mails[0]?.text).toContain(HTML);
    expect(mails[0]?.html).toContain('A &lt;b&gt;bold&lt;/b&gt; question &amp; ');
    expect(mails[0]?.html).not.toContain('<b>bold');
    const file = await askAsOwner('/api/owner/forms/ss-contact/submissions.csv');
    const line = file.split('\r\n').find((text) => text.includes(email));
    expect(line).toContain(`,"'=HYPERLINK(""https://bad.example"",""#12"")",`);
  });

  test('each wrong field is explained, the first gets the focus, and the corrected form is sent', async () => {
    const page = await openPage(await newVisitor(), '/contact');
    const form = mainForm(page);
    await sendButton(form).click();
    await eventually(() => errorsOf(form)).toEqual({
      [CONTACT.name]: 'Required',
      [CONTACT.email]: 'Required',
      [CONTACT.topic]: 'Required',
      [CONTACT.message]: 'Required',
    });
    await eventually(() => focusedId(page)).toBe(`${CONTACT.name}-First`);
    expect(await form.locator('.form-submission-error').first().textContent()).toBe(
      'Your form has encountered a problem. Please scroll down to review.',
    );
    expect(await complaint(form).locator('div').allTextContents()).toEqual([
      'Your form has encountered a problem. Please scroll up to review.',
      'One or more fields is invalid, please check your entries.',
    ]);

    await fillContact(page, 'ada.example.com', 'x'.repeat(1001));
    expect(await errorsOf(form)).toEqual({});
    const counter = form.locator('.character-count');
    expect(await counter.textContent()).toBe('1001 / 1000');
    expect(await counter.getAttribute('class')).toContain('error');
    await form.getByLabel('Message').press('Tab');
    await sendButton(form).click();
    await eventually(() => errorsOf(form)).toEqual({
      [CONTACT.email]: 'Email is not valid. Email addresses should follow the format user@domain.com.',
      [CONTACT.message]: 'You have exceeded the character limit.',
    });
    await eventually(() => focusedId(page)).toBe(`${CONTACT.email}-field`);
    const described = await form.getByLabel('Email').getAttribute('aria-describedby');
    expect(described?.split(' ')).toContain(await form.locator('.form-item.email .field-error').getAttribute('id'));

    const email = newAddress('grace');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Message').fill('x'.repeat(1000));
    expect(await counter.textContent()).toBe('1000 / 1000');
    await page.keyboard.press('Tab');
    await sendButton(form).click();
    await expectThanks(form, 'Thank you!');
    expect(await submissionsFrom(email, 'ss-contact')).toHaveLength(1);
  });

  test('a program that fills in every field is thanked, and its message is kept as spam without a mail', async () => {
    const visitor = await newVisitor();
    const page = await openPage(visitor, '/contact');
    const email = newAddress('robot');
    const form = await fillContact(page, email);
    const decoy = form.locator('[data-sq-decoy]');
    expect(await form.getByRole('textbox', { name: 'Leave this field empty' }).count()).toBe(0);
    await decoy.evaluate((input: HTMLInputElement) => {
      input.value = 'Buy now';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await sendButton(form).click();
    await expectThanks(form, 'Thank you!');
    expect(await submissionsFrom(email, 'ss-contact')).toEqual([]);
    const all = JSON.parse(await askAsOwner('/api/owner/forms/ss-contact/submissions?spam=true&limit=100'));
    expect(all.submissions.filter(({ values }: Submission) => values[CONTACT.email] === email)).toMatchObject([
      { isSpam: true },
    ]);
    expect(await mailsOf(visitor, email)).toEqual([]);
  });

  test('what was typed is kept over a reload and another page until the form is sent', async () => {
    const page = await openPage(await newVisitor(), '/contact');
    const email = newAddress('mary');
    const typed = async () => {
      const form = mainForm(page);
      return [
        await form.getByLabel('First Name').inputValue(),
        await form.getByLabel('Email').inputValue(),
        await form.getByLabel('What is it about?').inputValue(),
        await form.getByLabel('Message').inputValue(),
        await form.getByLabel('Walked past').isChecked(),
      ];
    };
    await fillContact(page, email);
    await mainForm(page).getByLabel('Walked past').check();
    const kept = ['Ada', email, 'Something else', 'Do you post to Oslo?', true];
    await eventually(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Walked past');
    await page.reload();
    await eventually(typed).toEqual(kept);
    await page.getByRole('link', { name: 'About' }).first().click();
    await page.waitForURL('**/about');
    await page.goBack();
    await eventually(typed).toEqual(kept);
    await sendButton(mainForm(page)).click();
    await expectThanks(mainForm(page), 'Thank you!');
    await page.goto(`${SHOP_URL}/contact`);
    await page.waitForLoadState('networkidle');
    expect(await typed()).toEqual(['', '', '', '', false]);
  });
});

async function tabTo(page: Page, id: string): Promise<void> {
  const MAX_STOPS = 40;
  for (let stops = 0; stops < MAX_STOPS && (await focusedId(page)) !== id; stops += 1) await page.keyboard.press('Tab');
}

function focusedId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}
