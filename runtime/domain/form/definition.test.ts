import { describe, expect, test } from 'vitest';
import type { FormField } from '../../contracts/form.ts';
import { FIELD_TYPES } from '../../contracts/form-enumerations.ts';
import { definitionErrors } from './definition.ts';

const field = (type: FormField['type'], more: Partial<FormField> = {}): FormField => ({
  type,
  id: `${type}-1`,
  title: 'Title',
  description: '',
  required: false,
  ...(['radio', 'checkbox', 'select', 'likert'].includes(type) && { options: ['One', 'Two'] }),
  ...more,
});
const properties = (...fields: FormField[]) => definitionErrors(fields).map(({ property }) => property);

/** A value of each property that counts as content. */
const SAMPLES: Partial<FormField> = {
  description: 'Text',
  required: true,
  placeholder: 'Text',
  options: ['One'],
  showCountryCode: true,
  currencySymbol: '€',
  underline: true,
  maxLength: 10,
  key: 'ref',
  value: 'Text',
};

/** The properties that the platform's form builder offers for each field type. */
const EDITABLE: Record<FormField['type'], string> = {
  text: 'description placeholder required maxLength',
  textarea: 'description placeholder required maxLength',
  email: 'description placeholder required',
  currency: 'description currencySymbol required',
  number: 'description placeholder required',
  website: 'description placeholder required',
  password: 'description required',
  twitter: 'description required',
  date: 'description required',
  time: 'description required',
  name: 'description required',
  address: 'description required',
  phone: 'description showCountryCode required',
  section: 'description underline',
  radio: 'description options required',
  checkbox: 'description options required',
  select: 'description options required',
  likert: 'description options required',
  hidden: 'key value',
};

test.each(FIELD_TYPES)('a field of type %s has the properties that the builder edits, and no other', (type) => {
  for (const [property, value] of Object.entries(SAMPLES)) {
    const isEditable = EDITABLE[type].split(' ').includes(property);
    expect(properties(field(type, { [property]: value })), property).toEqual(isEditable ? [] : [property]);
  }
});

describe('a field', () => {
  test('a field may have properties that say nothing', () => {
    expect(
      properties(field('hidden', { description: '', required: false, placeholder: '', underline: false })),
    ).toEqual([]);
  });

  test('a field needs a title, unless nobody sees it or it is a description alone', () => {
    expect(properties(field('text', { title: ' ' }))).toEqual(['title']);
    expect(properties(field('hidden', { title: '' }))).toEqual([]);
    expect(properties(field('section', { title: '', description: 'Read this.' }))).toEqual([]);
    expect(properties(field('section', { title: '' }))).toEqual(['title']);
  });

  test.each([
    ['none', []],
    ['a blank one', ['One', ' ']],
    ['the same one twice', ['One', 'One']],
    ['the same one twice but for blanks', ['One', ' One ']],
  ])('a field with choices may not have %s', (_, options) => {
    for (const type of ['radio', 'checkbox', 'select', 'likert'] as const) {
      expect(properties(field(type, { options }))).toEqual(['options']);
    }
  });

  test('a field of a type with choices needs some', () => {
    const { options: _, ...without } = field('select');
    expect(properties(without)).toEqual(['options']);
  });

  test('each field needs an id of its own that objects do not inherit', () => {
    expect(definitionErrors([field('text'), field('email'), field('text')])).toEqual([{ index: 2, property: 'id' }]);
    for (const id of ['__proto__', 'constructor', 'toString'])
      expect(properties(field('text', { id }))).toEqual(['id']);
  });
});
