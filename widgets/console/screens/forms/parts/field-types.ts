import type { FieldType } from '#runtime/contracts/form-enumerations.ts';

/** What people call the types of fields. */
export const TYPE_NAMES: Readonly<Record<FieldType, string>> = {
  text: 'Text',
  textarea: 'Long text',
  email: 'Email',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  date: 'Date',
  time: 'Time',
  number: 'Number',
  currency: 'Amount of money',
  website: 'Website',
  twitter: 'Twitter name',
  password: 'Password',
  radio: 'One of several (radio buttons)',
  select: 'One of several (drop-down)',
  checkbox: 'Any of several (checkboxes)',
  likert: 'Survey (agree or disagree)',
  section: 'Heading between fields',
  hidden: 'Hidden value',
};

export const TYPE_OPTIONS = Object.entries(TYPE_NAMES) as [FieldType, string][];

/** The properties that an owner edits beside the title. */
export type EditedProperty =
  | 'description'
  | 'placeholder'
  | 'required'
  | 'maxLength'
  | 'currencySymbol'
  | 'showCountryCode'
  | 'underline'
  | 'options'
  | 'key'
  | 'value';

/** The properties that the form builder shows for each type. */
export const EDITED_PROPERTIES: Readonly<Record<FieldType, readonly EditedProperty[]>> = {
  text: ['description', 'placeholder', 'required'],
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
};
