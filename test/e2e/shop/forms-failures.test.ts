import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  CONTACT,
  complaint,
  errorsOf,
  expectThanks,
  fillContact,
  KEY,
  mainForm,
  newAddress,
  SAVE,
  sendButton,
  VALIDATE,
} from '../harness/form-filling.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { submissionsFrom } from '../harness/owner-api.ts';
import { addButton, eventually, hold, newVisitor, openPage, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const FORM = 'ss-contact';
const MESSAGE = 'Do you post to Oslo?';
const LABEL = 'Send to June';
const INVALID = 'One or more fields is invalid, please check your entries.';
const NETWORK_ERRORS = /ERR_|Failed to load/;

interface Trouble {
  call: string;
  status: number;
  body: unknown;
  text: string;
  errors?: Record<string, string>;
}

const fieldError = { [CONTACT.email]: 'We know this address too well.' };
/** A failure of each of a form's three calls. What each other answer says is shown where the form's session is tested. */
const TROUBLES: Trouble[] = [
  {
    call: VALIDATE,
    status: 400,
    body: { error: INVALID, code: 'FORM_INVALID', errors: fieldError },
    text: INVALID,
    errors: fieldError,
  },
  { call: KEY, status: 500, body: {}, text: 'Could not get a form submission key, please try again later.' },
  {
    call: SAVE,
    status: 429,
    body: { error: '', code: 'RATE_LIMITED' },
    text: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  },
];

describe('sending a form when something fails', () => {
  test('each failure is explained in the words of its kind, and the form keeps what was typed and can be sent', async () => {
    const visitor = await newVisitor({}, { expectedErrors: /ERR_|Failed to load|a form could not be sent/ });
    const page = await openPage(visitor, '/contact');
    const email = newAddress('ada');
    const form = await fillContact(page, email, MESSAGE);
    for (const { call, status, body, text, errors = {} } of TROUBLES) {
      const what = `${call} ${status}`;
      await visitor.route(call, (route) => answer(route, status, body));
      await sendButton(form).click();
      await eventually(() => complaint(form).locator('div').last().textContent()).toBe(text);
      expect(await errorsOf(form), what).toEqual(errors);
      expect(await typed(page), what).toEqual([email, MESSAGE]);
      expect(await button(page), what).toEqual([LABEL, null, null]);
      await visitor.unroute(call);
      // An edit clears the message, so that the next message is a new one.
      await form.getByLabel('Email').fill('');
      await form.getByLabel('Email').fill(email);
    }
    await sendButton(form).click();
    await expectThanks(form, 'Thank you!');
    expect(await submissionsFrom(email, FORM)).toHaveLength(1);
  });

  test('a form that loses the network, and then each answer, is stored once and mailed once', async () => {
    const visitor = await newVisitor({}, { expectedErrors: NETWORK_ERRORS });
    const page = await openPage(visitor, '/contact');
    const email = newAddress('mary');
    const form = await fillContact(page, email, MESSAGE);
    await visitor.route(SAVE, async (route) => {
      await visitor.setOffline(true);
      await route.fallback();
    });
    await sendButton(form).click();
    await eventually(() => complaint(form).textContent()).toBe('Please check your internet connection.');
    expect(await typed(page)).toEqual([email, MESSAGE]);
    expect(await submissionsFrom(email, FORM)).toEqual([]);
    await visitor.unroute(SAVE);
    await visitor.setOffline(false);

    let answers = 0;
    await visitor.route(SAVE, async (route) => {
      const response = await route.fetch();
      if (response.ok()) answers += 1;
      await route.abort('connectionreset');
    });
    await sendButton(form).click();
    await eventually(() => answers).toBe(3);
    await eventually(() => button(page)).toEqual([LABEL, null, null]);
    expect(await complaint(form).textContent()).toBe('Please check your internet connection.');
    await visitor.unroute(SAVE);
    await sendButton(form).click();
    await expectThanks(form, 'Thank you!');
    expect(await submissionsFrom(email, FORM)).toHaveLength(1);
    expect(await mailsOf(visitor, email)).toHaveLength(1);
  });

  test('a slow form shows its progress, and is sent once however often it is pressed', async () => {
    const visitor = await newVisitor({}, { expectedErrors: /403/ });
    const page = await openPage(visitor, '/contact');
    const email = newAddress('joan');
    const form = await fillContact(page, email, MESSAGE);
    const calls: string[] = [];
    page.on(
      'request',
      (request) =>
        /\/(validate|FormSubmissionKey|SaveFormSubmission)/.test(request.url()) &&
        calls.push(request.url().replace(/.*\//, '')),
    );
    const validation = await hold(page, VALIDATE);
    const save = await hold(page, SAVE);
    await sendButton(form).dblclick();
    await eventually(() => button(page)).toEqual(['Saving…', 'true', 'true']);
    await form.getByLabel('First Name').press('Enter');
    validation.release();
    await eventually(() => button(page)).toEqual(['Submitting…', 'true', 'true']);
    await save.arrived;
    await sendButton(form).dblclick({ force: true });
    await form.getByLabel('First Name').press('Enter');
    // The visitor gets a cart, and so another crumb, while the form is being sent.
    const second = await openPage(visitor, '/shop/p/house-blend');
    await addButton(second).click();
    await eventually(() => pill(second).locator('[part=count]').textContent()).toBe('1 item');
    save.release();
    await expectThanks(form, 'Thank you!');
    expect(calls.filter((call) => call !== 'SaveFormSubmission')).toEqual([FORM, 'FormSubmissionKey']);
    expect(await submissionsFrom(email, FORM)).toHaveLength(1);
  });
});

function answer(route: Route, status: number, body: unknown): Promise<void> {
  const contentType = 'application/json';
  return route.fulfill({ status, contentType, body: typeof body === 'string' ? body : JSON.stringify(body) });
}

async function typed(page: Page): Promise<string[]> {
  const form = mainForm(page);
  return [await form.getByLabel('Email').inputValue(), await form.getByLabel('Message').inputValue()];
}

/** Returns the button's label, and whether it is locked and busy. */
async function button(page: Page): Promise<(string | null)[]> {
  const control = sendButton(mainForm(page));
  const [label, locked, busy] = [
    control.inputValue(),
    control.getAttribute('aria-disabled'),
    control.getAttribute('aria-busy'),
  ];
  return Promise.all([label, locked, busy]);
}
