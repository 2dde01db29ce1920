import type { FormField, FormValues } from '#runtime/contracts/form.ts';
import { MAX_FIELDS } from '#runtime/contracts/limits.ts';
import { canonicalValues } from '#runtime/domain/form/canonical-values.ts';
import { errorText } from '#runtime/domain/form/error-text.ts';
import { formErrors } from '#runtime/domain/form/validate.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import type { Site } from '../site/site.ts';
import { keptValues } from '../submissions/service.ts';
import { readItemForms } from './repository.ts';

/** A map with more keys is refused; a form has far fewer fields. */
const MAX_KEYS = 2 * MAX_FIELDS;

/**
 * Checks an item's additional fields and returns the JSON text to store; '' where there are none. Fields of an item
 * with a form are checked against it and written in one canonical way, so that equal answers are equal texts; passwords
 * are left out. An item without a form asks nothing, so nothing is stored. Lone surrogates are refused, because the
 * database would change them.
 */
export async function checkAdditionalFields(
  db: D1Database,
  site: Site,
  itemId: string,
  text: string | null | undefined,
): Promise<string> {
  const json = text ? parseJson(text) : undefined;
  const forms = await readItemForms(db, site.siteId, [itemId]);
  if (!forms.has(itemId)) return '';
  const form = forms.get(itemId);
  if (!form) throw new ApiError('FORM_NOT_CONFIGURED');
  if (json !== undefined && !isMap(json)) throw new ApiError('ADDITIONAL_FIELDS_INVALID');
  await checkValues(site, form.fields, json ?? {});
  // The visitor must see the form even if none of its fields is required.
  if (json === undefined) throw new ApiError('ADDITIONAL_FIELDS_INVALID');
  return JSON.stringify(keptValues(form.fields, canonicalValues(form.fields, json)));
}

function parseJson(text: string): unknown {
  try {
    if (text.isWellFormed()) return JSON.parse(text);
  } catch {
    // The check below refuses a text that is not JSON.
  }
  throw new ApiError('INVALID_REQUEST', { fields: ['additionalFields'] });
}

/** Single values are not checked here: the form's rules accept a value of any type. */
function isMap(json: unknown): json is FormValues {
  return typeof json === 'object' && json !== null && !Array.isArray(json) && Object.keys(json).length <= MAX_KEYS;
}

async function checkValues(site: Site, fields: readonly FormField[], values: FormValues): Promise<void> {
  const invalid = Object.entries(formErrors(fields, values));
  if (invalid.length === 0) return;
  const texts = await textsIn(site.language);
  const errors = Object.fromEntries(invalid.map(([id, error]) => [id, errorText(error, texts.fieldErrors)]));
  throw new ApiError('ADDITIONAL_FIELDS_INVALID', { errors });
}
