import { ApiFailure, isFault } from '../api/failure.ts';
import { errorText } from '../domain/form/error-text.ts';
import type { FieldErrors } from '../domain/form/field-error.ts';
import { report } from '../report.ts';
import type { FormTexts } from './form-texts.ts';
import type { PageForm } from './page-form.ts';
import type { FormState } from './state.ts';

export type Refusal = Extract<FormState, { status: 'refused' }>;

/** Thrown when the captcha gives no token; the form is not sent without one. */
export class CaptchaFailure extends Error {
  override readonly name = 'CaptchaFailure';
}

/** Thrown when no submission key could be fetched, for a reason without a text of its own. */
export class NoKeyFailure extends Error {
  override readonly name = 'NoKeyFailure';
}

/** Thrown when values could not be delivered; `message` and `errors`, by field id, are for the visitor. */
export class Undelivered extends Error {
  override readonly name = 'Undelivered';
  readonly errors: Readonly<Record<string, string>>;

  constructor(message: string, errors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.errors = errors;
  }
}

export function refused(message: string, errors: Refusal['errors'] = {}): Refusal {
  return { status: 'refused', message, errors };
}

/** Returns the refusal for errors that the page itself found. */
export function refusalOfFieldErrors(invalid: FieldErrors, { fieldErrors }: FormTexts): Refusal {
  const errors = Object.entries(invalid).map(([id, error]) => [id, errorText(error, fieldErrors)]);
  return refused(fieldErrors.invalidForm, Object.fromEntries(errors));
}

/** Returns the refusal to show for a failed submission. */
export function refusalOf(error: unknown, form: PageForm, texts: FormTexts): Refusal {
  const { formFailures } = texts;
  if (error instanceof CaptchaFailure) return refused(formFailures.captchaFailed);
  if (error instanceof NoKeyFailure) return refused(formFailures.noKey);
  if (error instanceof Undelivered) {
    return Object.keys(error.errors).length > 0 ? refusalOfErrors(error.errors, form, texts) : refused(error.message);
  }
  if (isFault(error)) report(error, 'a form could not be sent');
  if (!(error instanceof ApiFailure)) return refused(formFailures.unknown);
  const { status, errors = {} } = error;
  if (status === 400 && Object.keys(errors).length > 0) return refusalOfErrors(errors, form, texts);
  return refused(failureText(error, formFailures));
}

function failureText(failure: ApiFailure, texts: FormTexts['formFailures']): string {
  const { kind, code, status = 0, message, serverText } = failure;
  if (kind === 'offline' || kind === 'timeout' || kind === 'crumb') return message;
  if (kind === 'broken' || code === 'SUBMISSION_KEY_INVALID') return texts.processing;
  if (code === 'CAPTCHA_FAILED') return texts.captchaFailed;
  if (code === 'FORM_UNPARSABLE') return texts.unparsable;
  if (status === 401) return texts.unauthorized;
  if (status === 404) return texts.notConfigured;
  if (status === 429) return texts.rateLimited;
  if (status >= 500) return texts.serverError;
  return serverText ?? texts.unknown;
}

/** The server's errors on the fields that they name; errors of other fields go to the top of the form. */
function refusalOfErrors(
  named: Readonly<Record<string, unknown>>,
  form: PageForm,
  { fieldErrors }: FormTexts,
): Refusal {
  const errors: Record<string, string> = {};
  const others: string[] = [];
  for (const [id, text] of Object.entries(named)) {
    if (form.fields.some((field) => field.id === id)) errors[id] = String(text);
    else others.push(String(text));
  }
  if (Object.keys(errors).length > 0) others.unshift(fieldErrors.invalidForm);
  return refused([...new Set(others)].join(' '), errors);
}
