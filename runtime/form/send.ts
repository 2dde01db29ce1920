import { ApiFailure } from '../api/failure.ts';
import { postSubmissionKey, saveSubmission } from '../api/forms.ts';
import type { FormValues, SaveSubmissionResponse, SubmissionKeyResponse } from '../contracts/form.ts';
import type { CaptchaAction } from '../contracts/form-enumerations.ts';
import { captchaAction } from '../domain/form/captcha-action.ts';
import { report } from '../report.ts';
import type { PageFields } from './page-fields.ts';
import type { PageForm } from './page-form.ts';
import { CaptchaFailure, NoKeyFailure } from './refusal.ts';

/** What is asked of a captcha while a form is sent; `runtime/ui/captcha` has them. */
export interface FormCaptcha {
  readonly needsTick: boolean;
  isSolved(): boolean;
  token(action: CaptchaAction): Promise<string>;
  reset(): void;
}

export interface Sending {
  form: PageForm;
  values: FormValues;
  pageFields: PageFields;
  decoy: string;
  stamp: string | undefined;
  captcha: FormCaptcha | undefined;
}

/** Longest text that the Worker takes for the field that people do not see, in UTF-16 code units. */
const DECOY_MAX_LENGTH = 1_000;
/** Failures of the key call that have a text of their own. */
const TOLD_STATUSES = [401, 404, 429];

/** The key of a save of which nobody knows whether it was stored, for the visitor's next try. */
export interface HeldKey {
  key?: string | undefined;
}

/**
 * Key, captcha and save. A key that was too old, used up or too young is replaced once, unseen; one whose save may have
 * been stored is held, so that the visitor's next try is answered as its repeat. Throws ApiFailure, CaptchaFailure or
 * NoKeyFailure.
 */
export async function sendForm(sending: Sending, held: HeldKey): Promise<SaveSubmissionResponse> {
  try {
    return await sendOnce(sending, held);
  } catch (error) {
    if (!(error instanceof ApiFailure) || !isCuredByFreshKey(error)) throw error;
    return sendOnce(sending, held);
  }
}

function isCuredByFreshKey({ code }: ApiFailure): boolean {
  return code === 'SUBMISSION_KEY_INVALID' || code === 'SUBMITTED_TOO_SOON';
}

async function sendOnce(sending: Sending, held: HeldKey): Promise<SaveSubmissionResponse> {
  const { form, values, pageFields, decoy, stamp, captcha } = sending;
  const { key, waitMs } = held.key ? { key: held.key, waitMs: 0 } : await fetchKey(form.id, stamp);
  const [captchaKey] = await Promise.all([
    form.captcha ? captchaToken(form, captcha) : undefined,
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
    held.key = isOutcomeUnknown(error) ? key : undefined;
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
    const isTold = kind === 'offline' || kind === 'timeout' || kind === 'crumb' || TOLD_STATUSES.includes(status);
    throw isTold ? error : new NoKeyFailure();
  }
}

/** Fails closed: a form behind a captcha that is not there is not sent. */
async function captchaToken({ kind }: PageForm, captcha: FormCaptcha | undefined): Promise<string> {
  try {
    if (!captcha) throw new Error('The form is behind a captcha, and none is on the page.');
    return await captcha.token(captchaAction(kind));
  } catch (error) {
    report(error, 'the captcha gave no token');
    throw new CaptchaFailure();
  }
}
