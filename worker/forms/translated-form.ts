import type { FieldValue, FormValues } from '#runtime/contracts/form.ts';
import { translationOf } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { ownText, toTranslated, translationColumn, withTexts } from '../translations/service.ts';
import type { StoredForm } from './rows.ts';

/** These texts of a form have names in translations; the texts of its fields are named by themselves. */
const NAMED = [
  ...['name', 'submitButtonText', 'lightboxHandleText'],
  ...['submissionMessage', 'submissionHtml', 'disclaimerMessage'],
] as readonly (keyof StoredForm & string)[];

/** Reads a form as it is shown in the site's language; its untranslated texts are as they were written. */
export async function readTranslatedForm(db: D1Database, site: Site, form: StoredForm): Promise<StoredForm> {
  const language = translationOf(site);
  if (language === '') return form;
  const column = translationColumn({ kind: 'form', id: '?3', language: '?2' });
  const json = await db.prepare(`SELECT ${column}`).bind(site.siteId, language, form.id).first<string>('translation');
  return translatedForm(form, json);
}

/** Returns a form with the texts of its column `translation`. */
export function translatedForm(form: StoredForm, json: string | null): StoredForm {
  if (json === null) return form;
  const translated = toTranslated(json);
  const text = (own: string) => ownText(translated, own);
  const fields = form.fields.map(({ title, description, placeholder, options, ...field }) => ({
    ...field,
    title: text(title),
    description: text(description),
    ...(placeholder !== undefined && { placeholder: text(placeholder) }),
    ...(options && { options: hasOwnChoices(form) ? options : choicesIn(options, text) }),
  }));
  return { ...withTexts(form, translated, NAMED), fields };
}

/**
 * Carts compare and show the answers about an item as the owner wrote the options, so these are not translated in such
 * a form.
 */
function hasOwnChoices({ kind }: Pick<StoredForm, 'kind'>): boolean {
  return kind === 'additional-fields';
}

/** Returns choices in a language, or as they were written where two of them would be the same. */
function choicesIn(options: readonly string[], text: (own: string) => string): string[] {
  const shown = options.map(text);
  return new Set(shown).size === shown.length ? shown : [...options];
}

/**
 * Returns the answers of a form with each chosen option as its owner wrote it, so that submissions are alike in all
 * languages. A value that is no option stays as it is, of whatever type.
 */
export function inOwnLanguage(form: StoredForm, shown: StoredForm, values: FormValues): FormValues {
  if (shown === form) return values;
  const entries = form.fields.flatMap((field, index) => {
    if (!field.options || !Object.hasOwn(values, field.id)) return [];
    return [[field.id, ownAnswer(field.options, shown.fields[index]?.options ?? [], values[field.id])]];
  });
  return { ...values, ...Object.fromEntries(entries) };
}

function ownAnswer(own: readonly string[], shown: readonly string[], value: FieldValue | undefined): unknown {
  const ownTexts = new Map(shown.map((text, index) => [text, own[index] ?? text]));
  const toOwn = <Value>(answer: Value) => (typeof answer === 'string' ? (ownTexts.get(answer) ?? answer) : answer);
  if (Array.isArray(value)) return value.map(toOwn);
  if (typeof value !== 'object' || value === null) return toOwn(value);
  return Object.fromEntries(Object.entries(value).map(([question, answers]) => [toOwn(question), answers]));
}

/** Returns the texts of a form's fields that are read in further languages. */
export function fieldTexts({ kind, fields }: Pick<StoredForm, 'kind' | 'fields'>): string[] {
  const shown = fields.filter(({ type }) => type !== 'hidden');
  return shown.flatMap(({ title, description, placeholder = '', options = [] }) => [
    ...[title, description, placeholder],
    ...(hasOwnChoices({ kind }) ? [] : options),
  ]);
}
