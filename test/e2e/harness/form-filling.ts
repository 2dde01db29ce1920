import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './visitor.ts';

/** Ids of the demo's fields consist of their type and a number. */
export const CONTACT = {
  name: 'name-yui_3_17_2_1_1772000000002_2001',
  email: 'email-yui_3_17_2_1_1772000000002_2002',
  topic: 'select-yui_3_17_2_1_1772000000002_2003',
  order: 'text-yui_3_17_2_1_1772000000002_2004',
  message: 'textarea-yui_3_17_2_1_1772000000002_2005',
  found: 'radio-yui_3_17_2_1_1772000000002_2006',
} as const;

/** Calls of forms on the shop's own pages. */
export const VALIDATE = '**/api/rest/forms/validate/*';
export const KEY = '**/api/form/FormSubmissionKey';
export const SAVE = '**/api/form/SaveFormSubmission';

/** Returns an address that no other test uses. */
export function newAddress(name: string): string {
  return `${name}-${randomHex(4)}@mail.example.com`;
}

export const mainForm = (page: Page) => page.locator('main form');
export const sendButton = (form: Locator) => form.locator('[type=submit]');
export const fieldErrors = (form: Locator) => form.locator('.form-item .field-error');
/** The message about the whole form, below it. */
export const complaint = (form: Locator) => form.getByRole('alert');
/** The message that replaces a form that was sent. */
const thanks = (form: Locator) => form.locator('.form-submission-text').filter({ visible: true });

/** Fills in the contact form. */
export async function fillContact(page: Page, email: string, message = 'Do you post to Oslo?'): Promise<Locator> {
  const form = mainForm(page);
  await form.getByLabel('First Name').fill('Ada');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('What is it about?').selectOption('Something else');
  await form.getByLabel('Message').fill(message);
  return form;
}

/** The texts at the fields that were refused, by field id. */
export async function errorsOf(form: Locator): Promise<Record<string, string>> {
  const texts = await fieldErrors(form).evaluateAll((errors) =>
    errors.map((error) => [error.closest('.form-item')?.id ?? '', error.textContent ?? '']),
  );
  return Object.fromEntries(texts);
}

export async function expectThanks(form: Locator, text: string): Promise<void> {
  await eventually(() => thanks(form).count()).toBe(1);
  expect(await thanks(form).textContent()).toContain(text);
}

function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}
