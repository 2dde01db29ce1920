import type { FieldType } from '#runtime/contracts/form-enumerations.ts';
import { EDITABLE_PROPERTIES } from '#runtime/domain/form/field.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';

/** Names the types of fields as people know them. */
export const TYPE_NAMES: Readonly<Record<FieldType, string>> = {
  text: commonTexts.text,
  textarea: formsTexts.longText,
  email: commonTexts.email,
  name: commonTexts.name,
  phone: formsTexts.phone,
  address: commonTexts.address,
  date: formsTexts.date,
  time: formsTexts.time,
  number: formsTexts.number,
  currency: formsTexts.amountOfMoney,
  website: formsTexts.website,
  twitter: formsTexts.twitterName,
  password: commonTexts.password,
  radio: formsTexts.oneOfSeveralRadio,
  select: formsTexts.oneOfSeveralDrop,
  checkbox: formsTexts.anyOfSeveralCheckboxes,
  likert: formsTexts.surveyAgreeOrDisagree,
  section: formsTexts.headingBetweenFields,
  hidden: formsTexts.hiddenValue,
};

export const TYPE_OPTIONS = Object.entries(TYPE_NAMES) as [FieldType, string][];

/** A property that an owner edits beside the title. */
export type EditedProperty = (typeof EDITABLE_PROPERTIES)[FieldType][number];

/** The properties that the form builder shows for each type: all that the type has, but no limit of a short text. */
export const EDITED_PROPERTIES: Readonly<Record<FieldType, readonly EditedProperty[]>> = {
  ...EDITABLE_PROPERTIES,
  text: EDITABLE_PROPERTIES.text.filter((property) => property !== 'maxLength'),
};
