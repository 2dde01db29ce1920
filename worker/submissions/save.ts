import type { SaveSubmissionRequest, SaveSubmissionResponse } from '#runtime/contracts/form.ts';
import { captchaAction } from '#runtime/domain/form/captcha-action.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { verifyCaptcha } from '../captcha/service.ts';
import type { Bindings } from '../env.ts';
import { inOwnLanguage, readTranslatedForm, readVisitorsForm, redirectOf, type StoredForm } from '../forms/service.ts';
import { ApiError } from '../http/errors.ts';
import type { Networks } from '../http/network.ts';
import { log } from '../log.ts';
import type { DueMail } from '../mail/service.ts';
import { sha256 } from '../session/service.ts';
import type { Site } from '../site/site.ts';
import { checkValues, keptValues, readValues, refuseEmpty } from './check-values.ts';
import { findKey } from './keys.ts';
import { store } from './store.ts';

const MS_PER_SECOND = 1_000;

/** A call that saves a submission, without Hono's context. */
interface SaveCall {
  env: Bindings;
  site: Site;
  visitorHash: string;
  /** The origin that the call was made to. */
  origin: string;
  /** The networks of the visitor's address. */
  networks: Networks;
  request: SaveSubmissionRequest;
  now: number;
}

interface SaveOutcome {
  answer: SaveSubmissionResponse;
  /** The mails to dispatch. */
  mails: DueMail[];
  /** The form of which this is a new submission of a person's; undefined for a repeat and for spam. */
  sentForm: string | undefined;
}

/**
 * Saves a submission once. A repeat with the same key and contents gets the same answer before anything else is
 * checked, because the first answer may have been lost. A used key with other contents is refused.
 */
export async function saveSubmission(call: SaveCall): Promise<SaveOutcome> {
  const { env, site, request, origin, networks, now } = call;
  const requestHash = hashOf(request);
  const key = await findKey(env.DB, site.siteId, request.key, call.visitorHash);
  const form = key && (await readVisitorsForm(env.DB, site, key.formId));
  if (!form) throw new ApiError('SUBMISSION_KEY_INVALID');
  if (key.earlier) return replay(call, form, key.earlier.requestHash === requestHash);
  if (now >= key.expiresAt) throw new ApiError('SUBMISSION_KEY_INVALID');
  if (now < key.notBefore) {
    const seconds = Math.ceil((key.notBefore - now) / MS_PER_SECOND);
    throw new ApiError('SUBMITTED_TOO_SOON', { headers: { 'Retry-After': String(seconds) } });
  }

  const texts = await textsIn(site.language);
  const shown = await readTranslatedForm(env.DB, site, form);
  const values = inOwnLanguage(form, shown, readValues(request.form));
  checkValues(form.fields, values, texts.fieldErrors);
  refuseEmpty(form.fields, values, texts.fieldErrors);

  const isPerson = await passesCaptcha(call, form);
  const content = { form, values: keptValues(form.fields, values), request, requestHash, texts };
  const stored = isPerson ? await store({ env, site, origin, networks, now }, content) : 'captcha';
  if (typeof stored !== 'string') {
    const { mails, isSpam } = stored;
    return { answer: await answerFor(call, form), mails, sentForm: isSpam ? undefined : form.id };
  }
  // A repeat of this call may have been faster; a captcha's token is accepted for only one of them.
  const winner = await findKey(env.DB, site.siteId, request.key, call.visitorHash);
  if (winner?.earlier) return replay(call, form, winner.earlier.requestHash === requestHash);
  throw new ApiError(stored === 'captcha' ? 'CAPTCHA_FAILED' : 'SUBMISSION_KEY_INVALID');
}

/**
 * Returns the hash by which a repeat is recognised. It leaves out the captcha, which is solved again for each attempt.
 * It includes the key, which is not stored, so the hash reveals nothing about the values.
 */
function hashOf({ captchaKey: _, ...rest }: SaveSubmissionRequest): string {
  const { key, form, pageTitle, pageId, contentSource, pagePath, pagePermissionTypeValue, decoy } = rest;
  const contents = [form, pageTitle, pageId, contentSource, pagePath, pagePermissionTypeValue, decoy];
  return sha256(JSON.stringify([key, ...contents]));
}

async function replay(call: SaveCall, form: StoredForm, isSame: boolean): Promise<SaveOutcome> {
  if (!isSame) throw new ApiError('SUBMISSION_KEY_INVALID');
  return { answer: await answerFor(call, form), mails: [], sentForm: undefined };
}

async function answerFor({ env, site, origin }: SaveCall, form: StoredForm): Promise<SaveSubmissionResponse> {
  return { success: true, successRedirect: await redirectOf(env.DB, site.siteId, form.successRedirect, origin) };
}

async function passesCaptcha({ env, site, request }: SaveCall, form: StoredForm): Promise<boolean> {
  if (!form.captchaEnabled) return true;
  const action = captchaAction(form.kind, request.popupId !== undefined);
  const verdict = await verifyCaptcha({ env, site, token: request.captchaKey, action });
  if (verdict !== 'unreachable') return verdict === 'passed';
  log('error', 'captcha_unreachable', { site: site.siteId, form: form.id, open: String(form.captchaFailsOpen) });
  return form.captchaFailsOpen;
}
