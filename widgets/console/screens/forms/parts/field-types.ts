import type { FieldType } from '#runtime/contracts/form-enumerations.ts';
import { EDITABLE_PROPERTIES } from '#runtime/domain/form/field.ts';

/** Names the types of fields as people know them. */
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

/** A property that an owner edits beside the title. */
export type EditedProperty = (typeof EDITABLE_PROPERTIES)[FieldType][number];

/** The properties that the form builder shows for each type: all that the type has, but no limit of a short text. */
export const EDITED_PROPERTIES: Readonly<Record<FieldType, readonly EditedProperty[]>> = {
  ...EDITABLE_PROPERTIES,
  text: EDITABLE_PROPERTIES.text.filter((property) => property !== 'maxLength'),
};
