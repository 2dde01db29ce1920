import { type FormField, type FormValues, MAX_FIELDS } from '#runtime/contracts/form.ts';
import { canonicalValues } from '#runtime/domain/form/canonical-values.ts';
import { faultText } from '#runtime/domain/form/fault-text.ts';
import { formFaults } from '#runtime/domain/form/validate.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import type { Site } from '../site/site.ts';
import { keptValues } from '../submissions/service.ts';
import { readItemForms } from './repository.ts';

/** A map of at most this many keys is held to the form; a form has no more fields. */
const MAX_KEYS = 2 * MAX_FIELDS;

/**
 * The additional fields of an item as they are kept: JSON text, empty for none. Where the item has a form they are held
 * to it, and written in one way, so that equal answers are equal text; a password is not kept. Where it has none they
 * are kept as they were sent. Half a character would come back from the database changed.
 */
export async function checkAdditionalFields(
  db: D1Database,
  site: Site,
  itemId: string,
  text: string | null | undefined,
): Promise<string> {
  const json = text ? parseJson(text) : undefined;
  const forms = await readItemForms(db, site.siteId, [itemId]);
  if (!forms.has(itemId)) return text ?? '';
  const form = forms.get(itemId);
  if (!form) throw new ApiError('FORM_NOT_CONFIGURED');
  if (json !== undefined && !isMap(json)) throw new ApiError('ADDITIONAL_FIELDS_INVALID');
  await checkValues(site, form.fields, json ?? {});
  // A form without required fields has to be seen all the same.
  if (json === undefined) throw new ApiError('ADDITIONAL_FIELDS_INVALID');
  return JSON.stringify(keptValues(form.fields, canonicalValues(form.fields, json)));
}

function parseJson(text: string): unknown {
  try {
    if (text.isWellFormed()) return JSON.parse(text);
  } catch {
    // Said below.
  }
  throw new ApiError('INVALID_REQUEST', { fields: ['additionalFields'] });
}

/** What the values are, the rules say: they take anything. */
function isMap(json: unknown): json is FormValues {
  return typeof json === 'object' && json !== null && !Array.isArray(json) && Object.keys(json).length <= MAX_KEYS;
}

async function checkValues(site: Site, fields: readonly FormField[], values: FormValues): Promise<void> {
  const invalid = Object.entries(formFaults(fields, values));
  if (invalid.length === 0) return;
  const texts = await textsIn(site.language);
  const errors = Object.fromEntries(invalid.map(([id, error]) => [id, faultText(error, texts.formFaults)]));
  throw new ApiError('ADDITIONAL_FIELDS_INVALID', { errors });
}
