import type { Cover, Slice } from '#runtime/contracts/covers.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { sanitiseHtml } from '../forms/service.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { formsOf } from '../site/lock-screen-forms.ts';

/** Only lock screens have these slices. */
const LOCKING: ReadonlySet<Slice['type']> = new Set(['lock', 'password']);

interface CoverUse {
  /** The cover's name in the body of the call, for errors. */
  field: string;
  isLockScreen: boolean;
  /** Whether forms may be missing, as in the preview of an import, where an earlier record may bring them. */
  skipsReferences?: boolean;
}

/**
 * Returns a cover as it is stored: its HTML is sanitised. Throws INVALID_REQUEST with a text for each wrong slice, and
 * FORM_NOT_FOUND.
 */
export async function checkCover({ db, site, readerLanguage }: OwnerCall, cover: Cover, use: CoverUse): Promise<Cover> {
  const { content, ownerFields } = await textsIn(readerLanguage);
  const errors: Record<string, string> = {};
  const slices = cover.slices.map((slice, index) => {
    const name = `${use.field}.slices.${index}`;
    const isSecondForm = slice.type === 'password' && cover.slices.findIndex(({ type }) => type === 'password') < index;
    if (isSecondForm || (LOCKING.has(slice.type) && !use.isLockScreen)) {
      errors[`${name}.type`] = fill(content.notAnOption, { val: slice.type });
    }
    if (slice.type !== 'body') return slice;
    const html = sanitiseHtml(slice.html);
    if (html.trim() === '') errors[`${name}.html`] = ownerFields.empty;
    return { ...slice, html };
  });
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_REQUEST', { errors });
  const missing = use.skipsReferences ? undefined : await findMissingForm(db, site.siteId, cover.slices);
  if (missing !== undefined) {
    throw new ApiError('FORM_NOT_FOUND', { fields: [`${use.field}.slices.${missing}.formId`] });
  }
  return { ...cover, slices };
}

/** Finds the place of a slice whose form the site does not have, or not as one for pages, or for newsletters. */
async function findMissingForm(db: D1Database, siteId: string, slices: readonly Slice[]): Promise<number | undefined> {
  const used = formsOf(slices);
  if (used.length === 0) return undefined;
  const { results } = await db
    .prepare(
      `SELECT id, kind FROM forms
       WHERE site_id = ?1 AND id IN (SELECT value FROM json_each(?2)) AND kind <> 'additional-fields'`,
    )
    .bind(siteId, JSON.stringify(used.map(({ formId }) => formId)))
    .all<{ id: string; kind: string }>();
  const kinds = new Map(results.map(({ id, kind }) => [id, kind]));
  const isFitting = (formId: string, isNewsletter: boolean) =>
    isNewsletter ? kinds.get(formId) === 'newsletter' : kinds.has(formId);
  return used.find(({ formId, isNewsletter }) => !isFitting(formId, isNewsletter))?.index;
}
