import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { entryForm, hiddenField, inputField } from './field.ts';
import type { Markup } from './page-layout.ts';

interface EmailForm {
  action: string;
  /** The value of the hidden entry `action`, where the page has several forms. */
  step?: string;
  /** An address that was sent and refused. */
  refused: string | undefined;
  /** Says why an address is refused; by default that it is not the order's. */
  refusal?: string;
  submitText: string;
  note: string;
}

/** Returns the form that asks for the email address of an order, by which a reader proves to be its buyer. */
export function emailForm({ action, step, refused, refusal, submitText, note }: EmailForm, texts: Catalogue): Markup {
  const error = refused === undefined ? undefined : (refusal ?? texts.placedOrders.proofWrong);
  const field = { name: 'email', type: 'email', label: texts.orders.email, value: refused ?? '', error } as const;
  const email = inputField({ ...field, autocomplete: 'email', maxLength: EMAIL_MAX_LENGTH }, texts);
  const fields = step === undefined ? [email] : [hiddenField('action', step), email];
  return entryForm({ action, fields, submitText, note }, texts);
}
