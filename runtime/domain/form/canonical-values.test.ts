import { describe, expect, test } from 'vitest';
import type { FormField } from '../../contracts/form.ts';
import { canonicalValues } from './canonical-values.ts';

const field = (type: FormField['type'], options?: string[]): FormField => ({
  type,
  id: type,
  title: type,
  description: '',
  required: false,
  ...(options && { options }),
});
const FIELDS = [
  field('text'),
  field('checkbox', ['One', 'Two']),
  field('phone'),
  field('likert', ['Quick?', 'Kind?']),
  field('select', [' spaced ', 'plain']),
  field('section'),
];

describe('checked values', () => {
  test.each([
    ['fields in another order', { checkbox: ['One'], text: 'Ann' }, { text: 'Ann', checkbox: ['One'] }],
    ['choices in another order', { checkbox: ['Two', 'One'] }, { checkbox: ['One', 'Two'] }],
    ['space around a text', { text: ' Ann\n' }, { text: 'Ann' }],
    ['a number in three parts', { phone: ['212 ', '555', '0100'] }, { phone: ['', '212', '555', '0100'] }],
    [
      'answers in another order, and none',
      { likert: { 'Kind?': ['Agree'], 'Quick?': [] } },
      { likert: { 'Kind?': ['Agree'] } },
    ],
    ['fields that were left empty', { text: ' ', checkbox: [], phone: ['1', '', '', ''], likert: {}, select: '' }, {}],
  ])('checked values are written in one way: %s', (_, values, expected) => {
    expect(JSON.stringify(canonicalValues(FIELDS, values))).toBe(JSON.stringify(expected));
  });

  test('checked values keep the shop’s own texts and passwords unchanged', () => {
    expect(canonicalValues(FIELDS, { select: ' spaced ' })).toEqual({ select: ' spaced ' });
    expect(canonicalValues([field('password')], { password: 'a' })).toEqual({ password: 'a' });
  });

  test('checked values include nothing that objects inherit', () => {
    expect(canonicalValues([{ ...field('text'), id: 'constructor' }], {})).toEqual({});
  });
});
