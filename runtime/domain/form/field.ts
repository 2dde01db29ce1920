import type { FormField } from '../../contracts/form.ts';
import type { FieldType } from '../../contracts/form-enumerations.ts';

/** Parts of multi-part fields, in the order of their values. */
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
/** Longest text of the other fields; textareas and email addresses have limits of their own. */
export const TEXT_MAX_LENGTH = 1_000;
/** Longest text of a textarea for which the owner has set no limit. */
export const TEXTAREA_MAX_LENGTH = 20_000;

/** Answers of a likert question, from Strongly Disagree to Strongly Agree; the engine's summary reads these numbers. */
export const LIKERT_SCALE = ['-2', '-1', '0', '1', '2'] as const;
/** Keys of their texts in the group `form`. */
export const LIKERT_TEXTS = ['stronglyDisagree', 'disagree', 'neutral', 'agree', 'stronglyAgree'] as const;

/** Properties that an owner can edit for each type, beside type and title. */
export const EDITABLE_PROPERTIES = {
  text: ['description', 'placeholder', 'maxLength', 'required'],
  textarea: ['description', 'placeholder', 'maxLength', 'required'],
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

/** Whether a field has a value; a section is a heading and has none. */
export function isCollected({ type }: Pick<FormField, 'type'>): boolean {
  return type !== 'section';
}

/** Whether a field must be filled in. Sections and hidden fields cannot be, and a likert never must. */
export function isRequired({ type, required }: Pick<FormField, 'type' | 'required'>): boolean {
  return required && type !== 'likert' && type !== 'hidden' && type !== 'section';
}
