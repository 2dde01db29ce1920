import { describe, expect, test } from 'vitest';
import type { FormField } from '../../contracts/form.ts';
import { emptyValue, hiddenValue, isFormEmpty, phoneParts, withoutPasswords } from './values.ts';

const field = (type: FormField['type'], id: string = type): FormField => ({
  type,
  id,
  title: 'Title',
  description: '',
  required: false,
});

test('an empty value has the shape of its type', () => {
  expect(emptyValue(field('text'))).toBe('');
  expect(emptyValue(field('phone'))).toEqual(['', '', '', '']);
  expect(emptyValue(field('address'))).toHaveLength(6);
  expect(emptyValue(field('checkbox'))).toEqual([]);
  expect(emptyValue(field('likert'))).toEqual({});
});

test('a phone number of three parts gets an empty country code in front', () => {
  expect(phoneParts(['212', '555', '0100'])).toEqual(['', '212', '555', '0100']);
  expect(phoneParts(['1', '212', '555', '0100'])).toEqual(['1', '212', '555', '0100']);
});

describe('a hidden field', () => {
  const own = { key: 'ref', value: 'none' };

  test.each([
    ['takes the value of its name from the query', own, 'ref=mail&x=1', 'mail'],
    ['takes the first of several', own, 'ref=a&ref=b', 'a'],
    ['keeps its own when the query lacks the name', own, 'x=1', 'none'],
    ['keeps its own when the query has an empty value', own, 'ref=', 'none'],
    ['without a name keeps its own', { key: '', value: 'none' }, '=x', 'none'],
    ['without anything is empty', {}, 'ref=a', ''],
    ['takes no more than a field may hold', own, `ref=${'a'.repeat(1_001)}`, 'a'.repeat(1_000)],
  ])('a hidden field %s', (_, of, query, value) => expect(hiddenValue(of, new URLSearchParams(query))).toBe(value));
});

describe('a form', () => {
  const fields = [field('text'), field('hidden'), field('section'), field('phone'), field('password')];

  test('a form counts as empty whatever its hidden fields and country codes are', () => {
    expect(isFormEmpty(fields, {})).toBe(true);
    expect(isFormEmpty(fields, { hidden: 'mail', phone: ['+49', '', '', ''], text: ' ' })).toBe(true);
    expect(isFormEmpty(fields, { hidden: 'mail', text: 'x' })).toBe(false);
  });

  test('events and drafts get no password', () => {
    expect(withoutPasswords(fields, { text: 'a', password: 'secret' })).toEqual({ text: 'a' });
  });
});
