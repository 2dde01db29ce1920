import type { FormField } from '../../contracts/form.ts';
import type { FieldType } from '../../contracts/form-enumerations.ts';

/** Parts of multi-part fields, in the order of their values (platform.md §3, "Form summary field types"). */
export const FIELD_PARTS = {
  name: ['First', 'Last'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
} as const satisfies Partial<Record<FieldType, readonly string[]>>;
export type MultiPartType = keyof typeof FIELD_PARTS;

/** Longest part of a multi-part field, in UTF-16 code units. */
export const PART_MAX_LENGTH = 200;
/** Longest text of any other field but a textarea and an e-mail address, which have limits of their own. */
export const TEXT_MAX_LENGTH = 1_000;
/** Longest textarea whose owner has set no limit. */
export const TEXTAREA_MAX_LENGTH = 20_000;

/** Answers of a likert question, from Strongly Disagree to Strongly Agree; the engine's summary reads these numbers. */
export const LIKERT_SCALE = ['-2', '-1', '0', '1', '2'] as const;
/** Their texts in the catalogue's group `form`. */
export const LIKERT_TEXTS = ['stronglyDisagree', 'disagree', 'neutral', 'agree', 'stronglyAgree'] as const;

/** Which properties the builder lets an owner edit, beside type and title (platform.md §3). */
export const EDITABLE_PROPERTIES = {
  text: ['description', 'placeholder', 'required'],
  textarea: ['description', 'placeholder', 'required', 'maxLength'],
  email: ['description', 'placeholder', 'required'],
  currency: ['description', 'currencySymbol', 'required'],
  number: ['description', 'placeholder', 'required'],
  website: ['description', 'placeholder', 'required'],
  password: ['description', 'required'],
  twitter: ['description', 'required'],
  date: ['description', 'required'],
  time: ['description', 'required'],
  name: ['description', 'required'],
  address: ['description', 'required'],
  phone: ['description', 'showCountryCode', 'required'],
  section: ['description', 'underline'],
  radio: ['description', 'options', 'required'],
  checkbox: ['description', 'options', 'required'],
  select: ['description', 'options', 'required'],
  likert: ['description', 'options', 'required'],
  hidden: ['key', 'value'],
} as const satisfies Record<FieldType, readonly (keyof FormField)[]>;

export function isMultiPart(type: FieldType): type is MultiPartType {
  return Object.hasOwn(FIELD_PARTS, type);
}

/** A section is a heading: it has no value. */
export function isCollected({ type }: Pick<FormField, 'type'>): boolean {
  return type !== 'section';
}

/** Nobody can fill in a heading or what they do not see, and a likert is never required (storefront.md §5). */
export function isRequired({ type, required }: Pick<FormField, 'type' | 'required'>): boolean {
  return required && type !== 'likert' && type !== 'hidden' && type !== 'section';
}
