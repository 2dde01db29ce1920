import { ApiFailure } from '../api/failure.ts';
import { postSubmissionKey, saveSubmission } from '../api/forms.ts';
import type { FormValues, SaveSubmissionResponse, SubmissionKeyResponse } from '../contracts/form.ts';
import type { CaptchaAction } from '../contracts/form-enumerations.ts';
import { captchaAction } from '../domain/form/captcha-action.ts';
import { report } from '../report.ts';
import type { PageFields } from './page-fields.ts';
import type { PageForm } from './page-form.ts';
import { CaptchaFailure, NoKeyFailure } from './refusal.ts';

/** The part of a captcha that sending a form needs; `runtime/ui/captcha` implements it. */
export interface FormCaptcha {
  readonly needsTick: boolean;
  isSolved(): boolean;
  token(action: CaptchaAction): Promise<string>;
  reset(): void;
}

interface Sending {
  form: PageForm;
  values: FormValues;
  pageFields: PageFields;
  decoy: string;
  stamp: string | undefined;
  captcha: FormCaptcha | undefined;
}

/** Longest decoy text that the Worker accepts, in UTF-16 code units. */
const DECOY_MAX_LENGTH = 1_000;
/** Statuses of a failed key call that have a text of their own. */
const STATUSES_WITH_TEXT = [401, 404, 429];

/** The key of a save that may have been stored, kept for the visitor's next try. */
export interface UncertainKey {
  key?: string | undefined;
}

/**
 * Sends a form: requests a key and a captcha token, then saves. A key that is too old, used or too young is replaced
 * once. The key of a save that may have been stored is kept, so that the next try is answered as its repeat. Throws
 * ApiFailure, CaptchaFailure or NoKeyFailure.
 */
export async function sendForm(sending: Sending, uncertain: UncertainKey): Promise<SaveSubmissionResponse> {
  try {
    return await sendOnce(sending, uncertain);
  } catch (error) {
    if (!(error instanceof ApiFailure) || !needsFreshKey(error)) throw error;
    return sendOnce(sending, uncertain);
  }
}

function needsFreshKey({ code }: ApiFailure): boolean {
  return code === 'SUBMISSION_KEY_INVALID' || code === 'SUBMITTED_TOO_SOON';
}

async function sendOnce(sending: Sending, uncertain: UncertainKey): Promise<SaveSubmissionResponse> {
  const { form, values, pageFields, decoy, stamp, captcha } = sending;
  const { key, waitMs } = uncertain.key ? { key: uncertain.key, waitMs: 0 } : await fetchKey(form.id, stamp);
  const [captchaKey] = await Promise.all([
    form.captcha ? captchaToken(form, captcha, pageFields.popupId !== undefined) : undefined,
    new Promise((resolve) => setTimeout(resolve, waitMs)),
  ]);
  try {
    return await saveSubmission({
      key,
      form: JSON.stringify(values),
      ...pageFields,
      ...(captchaKey && { captchaKey }),
      ...(decoy && { decoy: decoy.slice(0, DECOY_MAX_LENGTH) }),
    });
  } catch (error) {
    uncertain.key = isOutcomeUnknown(error) ? key : undefined;
    throw error;
  }
}

function isOutcomeUnknown(error: unknown): boolean {
  const { kind, status = 0 } = error as Partial<ApiFailure>;
  return kind === 'offline' || kind === 'timeout' || kind === 'broken' || status >= 500;
}

async function fetchKey(formId: string, stamp: string | undefined): Promise<SubmissionKeyResponse> {
  try {
    return await postSubmissionKey({ formId, ...(stamp && { stamp }) });
  } catch (error) {
    const { kind, status = 0 } = error as Partial<ApiFailure>;
    const hasText = kind === 'offline' || kind === 'timeout' || kind === 'crumb' || STATUSES_WITH_TEXT.includes(status);
    throw hasText ? error : new NoKeyFailure();
  }
}

/**
 * Returns a captcha token; throws CaptchaFailure when the captcha is missing, so that the form is not sent without one.
 */
async function captchaToken({ kind }: PageForm, captcha: FormCaptcha | undefined, isInPopup: boolean): Promise<string> {
  try {
    if (!captcha) throw new Error('The form needs a captcha, and the page has none.');
    return await captcha.token(captchaAction(kind, isInPopup));
  } catch (error) {
    report(error, 'the captcha gave no token');
    throw new CaptchaFailure();
  }
}
