import * as z from 'zod/mini';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from './errors.ts';

type FieldErrors = Catalogue['ownerFields'];

/** Longest part of a wrong value that its error repeats. */
const SHOWN_MAX_LENGTH = 60;

/**
 * Parses request data by its schema. Throws UNKNOWN_FIELD or INVALID_REQUEST with a text for each wrong field, in this
 * language; a field is named by its path: `options.0.name`. A schema's own `error` is a key of the texts.
 */
export async function parseFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  language: string,
): Promise<z.output<Schema>> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap(withinUnions);
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [],
  );
  if (unknown.length > 0) throw new ApiError('UNKNOWN_FIELD', { fields: unknown });
  const { ownerFields } = await textsIn(language);
  const errors = issues.map((issue) => [
    issue.path.join('.'),
    issueText(issue, valueAt(value, issue.path), ownerFields),
  ]);
  throw new ApiError('INVALID_REQUEST', { errors: Object.fromEntries(errors.filter(([path]) => path !== '')) });
}

type Issue = z.core.$ZodIssue;

/** Returns, for a union of types, the errors of the alternative with the value's own type, which are the most useful. */
function withinUnions(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const closest = issue.errors.find((errors) => errors.every(({ code }) => code !== 'invalid_type')) ?? [];
  return closest.length > 0 ? closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) : [issue];
}

function issueText(issue: Issue, value: unknown, texts: FieldErrors): string {
  const val = String(typeof value === 'object' ? JSON.stringify(value) : value).slice(0, SHOWN_MAX_LENGTH);
  if (Object.hasOwn(texts, issue.message)) return fill(texts[issue.message as keyof FieldErrors], { val });
  if (value === undefined) return texts.missing;
  if (issue.code === 'invalid_type') return texts[TYPES[issue.expected] ?? 'other'];
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return fill(texts.choice, { val });
  if (issue.code === 'too_small') {
    return issue.origin === 'number' || issue.origin === 'int'
      ? fill(texts.least, { limit: Number(issue.minimum) })
      : texts.empty;
  }
  if (issue.code === 'too_big') return fill(texts[LIMITS[issue.origin] ?? 'most'], { limit: Number(issue.maximum) });
  return texts.other;
}

const TYPES: Readonly<Record<string, keyof FieldErrors>> = {
  int: 'number',
  number: 'number',
  string: 'text',
  boolean: 'yesOrNo',
  array: 'list',
  object: 'object',
};
const LIMITS: Readonly<Record<string, keyof FieldErrors>> = { string: 'longest', array: 'entries' };

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key], value);
}
