import type { FormField } from '#runtime/contracts/form.ts';
import type { FieldType } from '#runtime/contracts/form-enumerations.ts';

/** The first words of a new field's title, which the owner replaces. */
const TITLES: Readonly<Partial<Record<FieldType, string>>> = {
  text: 'Question',
  textarea: 'Message',
  email: 'Email',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  date: 'Date',
  time: 'Time',
  number: 'Number',
  currency: 'Amount',
  website: 'Website',
  twitter: 'Twitter name',
  password: 'Password',
  section: 'Heading',
  hidden: '',
};

let count = 0;

/** Makes a field of a type, with a title and options that the owner replaces. */
export function newField(type: FieldType): FormField {
  const field: FormField = {
    type,
    id: newFieldId(type),
    title: TITLES[type] ?? 'Question',
    description: '',
    required: false,
  };
  if (type === 'likert') return { ...field, options: ['The first statement', 'The second statement'] };
  if (type === 'radio' || type === 'checkbox' || type === 'select') {
    return { ...field, options: ['First option', 'Second option'] };
  }
  if (type === 'currency') return { ...field, currencySymbol: '$' };
  return type === 'hidden' ? { ...field, key: 'source', value: '' } : field;
}

/** Makes an id of the platform's shape, `TYPE-yui_3_17_2_1_<ms>_<number>`, as the shop does for fields without one. */
export function newFieldId(type: FieldType): string {
  count += 1;
  return `${type}-yui_3_17_2_1_${Date.now()}_${1_000 + count}`;
}
