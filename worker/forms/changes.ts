import type { AuditChange } from '#runtime/contracts/owner.ts';
import { guard, isClash, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { deleteFormMailStatement } from '../mail/service.ts';
import { type AuditEntry, auditStatement } from '../owner/service.ts';
import type { CheckedDefinition } from './definition.ts';

/** The data of every change of a form: the owner's key, the form and the time. */
interface FormChange {
  siteId: string;
  formId: string;
  keyId: string;
  /** Ms since the epoch. */
  now: number;
  /** What it changes, for the audit log. */
  changes?: readonly AuditChange[] | undefined;
}

export async function insertForm(
  db: D1Database,
  change: FormChange,
  definition: CheckedDefinition,
  reservation: D1PreparedStatement[] = [],
): Promise<void> {
  const { siteId, formId, now } = change;
  await writeForm(db, [
    ...reservation,
    db
      .prepare(
        `INSERT INTO forms (site_id, id, kind, name, fields, submit_button_text, submission_message, submission_html,
           disclaimer_message, success_redirect, captcha_enabled, captcha_theme, captcha_alignment, captcha_fails_open,
           use_lightbox, lightbox_handle_text, notify_emails, mailing_list_id, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?19)`,
      )
      .bind(siteId, formId, ...columns(definition), now),
    auditStatement(db, entry(change, 'form.created', { fields: definition.fields.length }), now),
  ]);
}

/** Replaces the whole definition if the form is still at `version`. */
export async function replaceForm(
  db: D1Database,
  change: FormChange,
  version: number,
  definition: CheckedDefinition,
): Promise<void> {
  const { siteId, formId, now } = change;
  await writeForm(db, [
    expectForm(db, change, version),
    db
      .prepare(
        `UPDATE forms SET kind = ?3, name = ?4, fields = ?5, submit_button_text = ?6, submission_message = ?7,
           submission_html = ?8, disclaimer_message = ?9, success_redirect = ?10, captcha_enabled = ?11,
           captcha_theme = ?12, captcha_alignment = ?13, captcha_fails_open = ?14, use_lightbox = ?15,
           lightbox_handle_text = ?16, notify_emails = ?17, mailing_list_id = ?18, version = version + 1,
           updated_at = ?19
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(siteId, formId, ...columns(definition), now),
    auditStatement(db, { ...entry(change, 'form.changed', { version: version + 1 }), changes: change.changes }, now),
  ]);
}

/**
 * Deletes the form, its submissions and the mail that quotes them, if the form is still at `version`; `kept` put the form
 * alone into the bin.
 */
export async function deleteForm(
  db: D1Database,
  change: FormChange,
  version: number,
  { submissions, kept }: { submissions: number; kept: readonly D1PreparedStatement[] },
): Promise<void> {
  const { siteId, formId, now } = change;
  await writeForm(db, [
    expectForm(db, change, version),
    deleteFormMailStatement(db, siteId, formId),
    db.prepare(`DELETE FROM stat_days WHERE site_id = ?1 AND key = ?2 AND kind = 'formsShown'`).bind(siteId, formId),
    db.prepare(`DELETE FROM stat_days WHERE site_id = ?1 AND key = ?2 AND kind = 'formsSent'`).bind(siteId, formId),
    auditStatement(db, entry(change, 'form.deleted', { submissions }), now),
    ...kept,
    db.prepare('DELETE FROM forms WHERE site_id = ?1 AND id = ?2').bind(siteId, formId),
  ]);
}

/** The values of `?3` to `?18` in the statements above. */
function columns(form: CheckedDefinition): (string | number | null)[] {
  return [
    form.kind,
    form.name,
    JSON.stringify(form.fields),
    form.submitButtonText,
    form.submissionMessage,
    form.submissionHTML,
    form.disclaimerMessage,
    form.successRedirect,
    Number(form.captchaEnabled),
    form.captchaTheme,
    form.captchaAlignment,
    Number(form.captchaFailsOpen),
    Number(form.useLightbox),
    form.lightboxHandleText,
    JSON.stringify(form.notifyEmails),
    form.mailingListId,
  ];
}

/**
 * Returns a guard that undoes the batch if the form has changed, so that the audit log records no change that failed.
 */
function expectForm(db: D1Database, { siteId, formId }: FormChange, version: number): D1PreparedStatement {
  const form = 'SELECT 1 FROM forms WHERE site_id = ?1 AND id = ?2';
  return guard(
    db,
    siteId,
    { FORM_NOT_FOUND: `NOT EXISTS (${form})`, VERSION_STALE: `NOT EXISTS (${form} AND version = ?3)` },
    formId,
    version,
  );
}

function entry(
  { siteId, formId, keyId }: FormChange,
  action: string,
  details: NonNullable<AuditEntry['details']>,
): AuditEntry {
  return { siteId, keyId, action, target: formId, details };
}

async function writeForm(db: D1Database, statements: D1PreparedStatement[]): Promise<void> {
  try {
    await db.batch(statements);
  } catch (error) {
    if (isClash(error, 'forms.')) throw new ApiError('FORM_ID_TAKEN');
    // The mailing list is the only foreign key, and it may have been deleted since the definition was checked.
    if (String(error).includes('FOREIGN KEY constraint failed')) throw new ApiError('MAILING_LIST_NOT_FOUND');
    throw refusalOf(error);
  }
}
