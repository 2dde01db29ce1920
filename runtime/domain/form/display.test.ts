import { describe, expect, test } from 'vitest';
import type { FormField } from '../../contracts/form.ts';
import { FIELD_TYPES } from '../../contracts/form-enumerations.ts';
import * as de from '../../i18n/de/rest.ts';
import * as en from '../../i18n/en/all.ts';
import { displayValue } from './display.ts';
import { fieldFormats } from './formats.ts';
import { emptyValue } from './values.ts';

const field = (type: FormField['type'], options?: string[]): FormField => ({
  type,
  id: type,
  title: 'Title',
  description: '',
  required: false,
  ...(options && { options }),
});
const questions = field('likert', ['Was it good?', 'Was it cheap?', 'Was it fast?']);
const PARIS = ['12 Rue X', '', 'Paris', '', '75001', 'France'];

describe('a value on one line', () => {
  test.each([
    [field('text'), ' Hello ', 'Hello'],
    [field('textarea'), 'One\nTwo', 'One\nTwo'],
    [field('hidden'), 'mail', 'mail'],
    [field('name'), ['June', 'Park'], 'June Park'],
    [field('name'), ['', 'Park'], 'Park'],
    [field('address'), PARIS, '12 Rue X, Paris, 75001, France'],
    [field('address'), ['', '', '', '', '', 'France'], 'France'],
    [field('date'), ['2', '1', '2026'], '2026-02-01'],
    [field('time'), ['9', '5', '', 'pm'], '9:05 PM'],
    [field('time'), ['9', '', '', 'AM'], '9:00 AM'],
    [field('time'), ['21', '05', '7', ''], '21:05:07'],
    [field('phone'), ['212', '555', '0100'], '212-555-0100'],
    [field('phone'), ['1', '212', '555', '0100'], '+1 212-555-0100'],
    [field('phone'), ['+49', '', '', '30 1234'], '+49 30 1234'],
    [field('checkbox', ['a', 'b']), ['a', 'b'], 'a, b'],
    [field('radio', ['Tea & Cake']), 'Tea & Cake', 'Tea & Cake'],
    [field('password'), 'secret', '••••••'],
    [
      questions,
      { 'Was it fast?': ['0'], 'Was it cheap?': [], 'Was it good?': ['2'] },
      'Was it good?: Strongly Agree; Was it fast?: Neutral',
    ],
  ] as const)('a value on one line is written as people read it (%#: %o)', (of, value, text) =>
    expect(displayValue(of, value, en.form)).toBe(text),
  );

  test.each(FIELD_TYPES)("a field of type %s shows 'N/A' when nobody filled it in", (type) => {
    expect(displayValue(field(type), emptyValue(field(type)), en.form)).toBe('N/A');
    expect(displayValue(field(type), undefined, en.form)).toBe('N/A');
  });

  test('a value on one line is in the language of its texts', () => {
    expect(displayValue(questions, { 'Was it good?': ['-2'] }, de.form)).toBe(
      'Was it good?: Stimme überhaupt nicht zu',
    );
    expect(displayValue(field('text'), '', de.form)).toBe('Keine Angabe');
  });

  test.each([
    ['en-US', '12 Rue X, Paris, 75001, France', '02/01/2026', 'June Park'],
    ['fr-FR', '12 Rue X, 75001 Paris, France', '01/02/2026', 'June Park'],
    ['de-DE', '12 Rue X, 75001 Paris, France', '01.02.2026', 'June Park'],
    ['ja-JP', '75001, Paris, 12 Rue X, France', '2026/02/01', 'Park June'],
  ])('a value on one line follows the layouts of %s when they are given', (tag, address, date, name) => {
    const layouts = fieldFormats(tag);
    expect(displayValue(field('address'), PARIS, en.form, layouts)).toBe(address);
    expect(displayValue(field('date'), ['2', '1', '2026'], en.form, layouts)).toBe(date);
    expect(displayValue(field('name'), ['June', 'Park'], en.form, layouts)).toBe(name);
  });

  test('a password is never shown, whatever its shape', () => {
    for (const value of ['secret', ['secret'], { a: ['secret'] }]) {
      expect(displayValue(field('password'), value, en.form)).not.toContain('secret');
    }
  });
});
