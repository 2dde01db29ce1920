import type { FormField } from '#runtime/contracts/form.ts';
import type { FieldType } from '#runtime/contracts/form-enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';

/** The title of a new field, which the owner replaces. */
const TITLES: Readonly<Partial<Record<FieldType, string>>> = {
  text: formsTexts.question,
  textarea: formsTexts.message,
  email: commonTexts.email,
  name: commonTexts.name,
  phone: formsTexts.phone,
  address: commonTexts.address,
  date: formsTexts.date,
  time: formsTexts.time,
  number: formsTexts.number,
  currency: formsTexts.amount,
  website: formsTexts.website,
  twitter: formsTexts.twitterName,
  password: commonTexts.password,
  section: formsTexts.heading,
  hidden: '',
};

let count = 0;

/** Makes a field of a type, with a title and options that the owner replaces. */
export function newField(type: FieldType): FormField {
  const field: FormField = {
    type,
    id: newFieldId(type),
    title: TITLES[type] ?? formsTexts.question,
    description: '',
    required: false,
  };
  if (type === 'likert') return { ...field, options: [formsTexts.firstStatement, formsTexts.secondStatement] };
  if (type === 'radio' || type === 'checkbox' || type === 'select') {
    return { ...field, options: [formsTexts.firstOption, formsTexts.secondOption] };
  }
  if (type === 'currency') return { ...field, currencySymbol: '$' };
  return type === 'hidden' ? { ...field, key: 'source', value: '' } : field;
}

/** Makes an id of the platform's shape, `TYPE-yui_3_17_2_1_<ms>_<number>`, as the shop does for fields without one. */
export function newFieldId(type: FieldType): string {
  count += 1;
  return `${type}-yui_3_17_2_1_${Date.now()}_${1_000 + count}`;
}
