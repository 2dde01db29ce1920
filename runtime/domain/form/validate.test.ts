import { describe, expect, test } from 'vitest';
import type { FormField, FormValues } from '../../contracts/form.ts';
import { FIELD_TYPES } from '../../contracts/form-enumerations.ts';
import { fieldError, formErrors } from './validate.ts';
import { emptyValue } from './values.ts';

const field = (type: FormField['type'], more: Partial<FormField> = {}): FormField => ({
  type,
  id: `${type}-yui_3_17_2_1_1629052472152_3900`,
  title: 'Title',
  description: '',
  required: false,
  ...more,
});
const required = (type: FormField['type'], more: Partial<FormField> = {}) => field(type, { required: true, ...more });
const teas = ['Green & White', '"Oolong"', "O'Neil's"];
const code = (of: FormField, value: unknown) => fieldError(of, value)?.code;
const day = (year: string, month: string, dayOfMonth: string) => [month, dayOfMonth, year];

describe('a required field that is empty', () => {
  test.each(FIELD_TYPES.map((type) => [type, !['likert', 'hidden', 'section'].includes(type)] as const))(
    'an empty required field of type %s is an error: %s',
    (type, isMissed) => {
      const of = required(type, { options: teas });
      expect(code(of, emptyValue(of))).toBe(isMissed ? 'required' : undefined);
    },
  );

  test.each([
    ['blanks in a text', required('text'), ' \n\t'],
    ['blanks in an e-mail address', required('email'), '   '],
    ['blanks in every part', required('name'), [' ', '\t']],
    ['a country code alone', required('phone'), ['+49', '', '', '']],
    ['AM alone', required('time'), ['', '', '', 'AM']],
    ['no box that is checked', required('checkbox', { options: teas }), []],
    ['the first, empty choice', required('select', { options: teas }), ''],
  ])('a required field with %s counts as empty', (_, of, value) => expect(code(of, value)).toBe('required'));

  test.each([
    ['the last name', required('name'), ['', 'Park']],
    ['the country', required('address'), ['', '', '', '', '', 'France']],
    ['the line of a phone number', required('phone'), ['', '', '', '5550100']],
    ['the hour', required('time'), ['9', '', '', '']],
  ])('a required field with %s alone is filled in, because one part is enough', (_, of, value) =>
    expect(code(of, value)).toBeUndefined(),
  );
});

describe('an e-mail field', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - '@b.de'.length)}@b.de`;

  test.each([
    ['may be left empty where it is not required', '', undefined],
    ['does not count blanks around the address', '  june@example.com ', undefined],
    ['does not count very many blanks either', `${' '.repeat(1_000)}june@example.com`, undefined],
    ['takes 256 characters', ofLength(256), undefined],
    ['refuses 257 characters', ofLength(257), 'invalidEmail'],
    ['refuses a very long one for what it is', ofLength(5_000), 'invalidEmail'],
    ['refuses three characters that are no address', 'a@b', 'invalidEmail'],
    ['takes a top-level part of two letters', 'june@example.de', undefined],
    ['takes a top-level part of four letters', 'june@example.info', undefined],
    ['refuses a top-level part of five letters', 'june@example.store', 'invalidEmail'],
  ])('an e-mail field %s', (_, value, error) => expect(code(field('email'), value)).toBe(error));
});

describe('a line of text', () => {
  const engraved = field('text', { maxLength: 12 });
  test.each([
    ['takes what is exactly as long as its limit', engraved, 'a'.repeat(12), undefined],
    ['refuses what is longer', engraved, 'a'.repeat(13), { code: 'tooLong', max: 12 }],
    ['without a limit takes 1,000 characters', field('text'), 'a'.repeat(1_000), undefined],
    ['without a limit refuses 1,001', field('text'), 'a'.repeat(1_001), { code: 'tooLong', max: 1_000 }],
  ])('a line of text %s', (_, of, value, error) => expect(fieldError(of, value)).toEqual(error));
});

describe('a textarea', () => {
  const limited = field('textarea', { maxLength: 10 });

  test.each([
    ['takes text at its limit', limited, '1234567890', undefined],
    ['refuses one character more', limited, '12345678901', 'overLimit'],
    ['counts blanks and line ends as they are sent', limited, '12345\n   0', undefined],
    ['counts a picture as the two units it has', limited, '🍵'.repeat(6), 'overLimit'],
    ['says first that there is too much, even of blanks', required('textarea', { maxLength: 3 }), '    ', 'overLimit'],
    ['without a limit takes 20,000 characters', field('textarea'), 'a'.repeat(20_000), undefined],
    ['without a limit refuses 20,001', field('textarea'), 'a'.repeat(20_001), 'tooLong'],
  ])('a textarea %s', (_, of, value, error) => expect(code(of, value)).toBe(error));
});

describe('a field of one text', () => {
  test.each([
    ['text', 'a'.repeat(1_000), undefined],
    ['text', 'a'.repeat(1_001), 'tooLong'],
    ['hidden', 'summer-sale', undefined],
    ['number', '0123456789', undefined],
    ['number', ' 12 ', undefined],
    ['number', '-1', 'invalidNumber'],
    ['number', '1.5', 'invalidNumber'],
    ['number', '1e5', 'invalidNumber'],
    ['number', '١٢', 'invalidNumber'],
    ['currency', '1234', undefined],
    ['currency', '123.99', undefined],
    ['currency', '123,9', undefined],
    ['currency', '9'.repeat(15), undefined],
    ['currency', '9'.repeat(16), 'invalidCurrency'],
    ['currency', '123.999', 'invalidCurrency'],
    ['currency', '1,234.50', 'invalidCurrency'],
    ['currency', '$5', 'invalidCurrency'],
    ['currency', '-5', 'invalidCurrency'],
    ['website', 'example.com', undefined],
    ['website', 'https://example.com/a?b=c#d', undefined],
    ['website', 'HTTP://EXAMPLE.COM', undefined],
    ['website', 'münchen.example', undefined],
    ['website', 'example.com:8080/x', undefined],
    ['website', 'example', 'invalidUrl'],
    ['website', 'ftp://example.com', 'invalidUrl'],
    ['website', 'javascript:alert(1)', 'invalidUrl'],
    ['website', 'javascript://example.com/%0aalert(1)', 'invalidUrl'],
    ['website', 'mailto:june@example.com', 'invalidUrl'],
    ['website', 'https://june:secret@example.com', 'invalidUrl'],
    ['website', 'https://', 'invalidUrl'],
    ['website', 'two words.com', 'invalidUrl'],
    ['twitter', '@junepark', undefined],
    ['twitter', 'june_park_15chr', undefined],
    ['twitter', '@', 'invalidTwitterUsername'],
    ['twitter', '@sixteen_chars_16', 'invalidTwitterUsername'],
    ['twitter', 'june.park', 'invalidTwitterUsername'],
    ['password', 'päss-wörd!', undefined],
    ['password', 'pass word', 'invalidPassword'],
    ['password', ' password', 'invalidPassword'],
  ] as const)('a field of type %s with the value %s has the error %s', (type, value, error) =>
    expect(code(field(type), value)).toBe(error),
  );
});

describe('a date', () => {
  test.each([
    ['a day like any other', day('2026', '2', '1'), undefined],
    ['with zeros and blanks', day('2026', ' 02 ', '01'), undefined],
    ['29 February 2000', day('2000', '2', '29'), undefined],
    ['29 February 1900', day('1900', '2', '29'), 'invalidDate'],
    ['29 February 2023', day('2023', '2', '29'), 'invalidDate'],
    ['31 April', day('2026', '4', '31'), 'invalidDate'],
    ['31 December 9999', day('9999', '12', '31'), undefined],
    ['the first day of all', day('0001', '1', '1'), undefined],
    ['the year 0', day('0000', '1', '1'), 'invalidDate'],
    ['day 0', day('2026', '1', '0'), 'invalidDate'],
    ['month 0', day('2026', '0', '1'), 'invalidDate'],
    ['month 13', day('2026', '13', '1'), 'invalidDate'],
    ['a year of two digits', day('26', '1', '1'), 'invalidDate'],
    ['a part missing', day('2026', '', '1'), 'invalidDate'],
    ['words', day('year', 'May', 'first'), 'invalidDate'],
    ['a sign', day('2026', '+1', '1'), 'invalidDate'],
    ['four parts', ['1', '1', '2026', ''], 'invalid'],
  ])('a date is a day of the calendar with four digits for its year: %s', (_, value, error) =>
    expect(code(field('date'), value)).toBe(error),
  );
});

describe('a time', () => {
  const toHour12 = { code: 'outOfRange', min: 1, max: 12 };
  const toHour24 = { code: 'outOfRange', min: 0, max: 23 };
  const toMinute = { code: 'outOfRange', min: 0, max: 59 };

  test.each([
    [['12', '0', '0', 'AM'], undefined],
    [['12', '59', '59', 'PM'], undefined],
    [['1', '5', '', 'pm'], undefined],
    [['9', '', '', 'AM'], undefined],
    [['0', '0', '', 'AM'], toHour12],
    [['13', '0', '', 'PM'], toHour12],
    [['', '30', '', 'PM'], toHour12],
    [['0', '00', '', ''], undefined],
    [['23', '59', '59', ''], undefined],
    [['24', '0', '', ''], toHour24],
    [['-1', '0', '', ''], toHour24],
    [['9', '60', '', ''], toMinute],
    [['9', '0', '60', ''], toMinute],
    [['9', 'x', '', ''], toMinute],
    [['9', '0', '0', 'noon'], { code: 'invalid' }],
    [['9', '0', '0'], { code: 'invalid' }],
  ])('a time has an hour, minute and second that a clock shows: %j', (value, error) =>
    expect(fieldError(field('time'), value)).toEqual(error),
  );
});

describe('a phone number', () => {
  test.each([
    ['of three parts has no country code', ['212', '555', '0100'], undefined],
    ['of four parts', ['+1', '212', '555', '0100'], undefined],
    ['with a country code of four digits', ['1684', '', '', '6331234'], undefined],
    ['in one, as people write it', ['', '', '', '+49 (0)30/12 34-0 x5'], undefined],
    ['with a country code of five digits', ['+12345', '212', '555', '0100'], 'invalidCountryCode'],
    ['with a country for a code', ['US', '212', '555', '0100'], 'invalidCountryCode'],
    ['of letters', ['', 'call', 'me', 'maybe'], 'invalid'],
    ['without a digit', ['', '-', '-', '-'], 'invalid'],
    ['of two parts', ['212', '5550100'], 'invalid'],
    ['of five parts', ['1', '2', '3', '4', '5'], 'invalid'],
    ['with a part of 201 characters', ['', '', '', '1'.repeat(201)], 'tooLong'],
  ])('a phone number is checked by its digits and its country code: %s', (_, value, error) =>
    expect(code(field('phone'), value)).toBe(error),
  );
});

describe('a choice', () => {
  const radio = field('radio', { options: teas });
  const many = field('checkbox', { options: teas });

  test.each([
    ['with an ampersand', radio, 'Green & White', undefined],
    ['with quotes', field('select', { options: teas }), '"Oolong"', undefined],
    ['that the page has escaped', radio, 'Green &amp; White', 'noValidSelection'],
    ['in other letters', radio, '"oolong"', 'noValidSelection'],
    ['that there is not', radio, 'Coffee', 'noValidSelection'],
    ['of a field that has none', field('radio'), 'Coffee', 'noValidSelection'],
    ['that every object has', radio, 'constructor', 'noValidSelection'],
    ['of several boxes', many, ["O'Neil's", 'Green & White'], undefined],
    ['of one box twice', many, ['"Oolong"', '"Oolong"'], 'noValidSelection'],
    ['of a box and of nothing', many, ['"Oolong"', ''], 'noValidSelection'],
    ['of boxes for a field that takes one', radio, ['"Oolong"'], 'invalid'],
    ['of one for a field with boxes', many, '"Oolong"', 'invalid'],
  ])('a choice must be one of the field’s own, letter by letter: %s', (_, of, value, error) =>
    expect(code(of, value)).toBe(error),
  );
});

describe('a likert', () => {
  const survey = required('likert', { options: ['Was it "good"?', '__proto__'] });

  test.each([
    ['is never required', {}, undefined],
    ['takes questions that were left out', { 'Was it "good"?': [] }, undefined],
    ['takes its lowest answer', { 'Was it "good"?': ['-2'] }, undefined],
    ['takes its highest answer', { 'Was it "good"?': ['2'] }, undefined],
    ['refuses an answer below', { 'Was it "good"?': ['-3'] }, 'noValidSelection'],
    ['refuses an answer above', { 'Was it "good"?': ['3'] }, 'noValidSelection'],
    ['refuses two answers', { 'Was it "good"?': ['1', '2'] }, 'noValidSelection'],
    ['refuses other questions', { 'Was it cheap?': ['1'] }, 'invalidQuestion'],
    ['knows its questions from what objects inherit', JSON.parse('{"__proto__":["1"]}'), undefined],
    ['refuses what objects inherit', { constructor: ['1'] }, 'invalidQuestion'],
    ['refuses a list', ['1'], 'invalid'],
  ])('a likert field %s', (_, value, error) => expect(code(survey, value)).toBe(error));
});

describe('a value of another shape', () => {
  test.each(FIELD_TYPES)('a value of another shape is an error of a field of type %s, and does not throw', (type) => {
    for (const value of [null, undefined, 5, true, [1, null], [[]], { question: 'answer' }, { question: [1] }]) {
      expect(code(field(type, { options: teas }), value)).toMatch(/^invalid(Question)?$/);
    }
  });
});

describe('a form', () => {
  const fields = [required('email'), field('section'), field('text')];
  const [email, section, text] = fields.map(({ id }) => id) as [string, string, string];

  test('the errors of a form are those of its fields', () => {
    expect(formErrors(fields, { [email]: 'june', [text]: 'a'.repeat(1_001) })).toEqual({
      [email]: { code: 'invalidEmail' },
      [text]: { code: 'tooLong', max: 1_000 },
    });
  });

  test('a form takes a missing value for an empty one', () => {
    expect(formErrors(fields, {})).toEqual({ [email]: { code: 'required' } });
    expect(formErrors(fields, { [email]: 'june@example.com' })).toEqual({});
  });

  test('a form accepts no value for a section, nor for a field that it lacks', () => {
    expect(formErrors(fields, { [email]: 'june@example.com', [section]: '', 'text-other': '' })).toEqual({
      [section]: { code: 'unknownField' },
      'text-other': { code: 'unknownField' },
    });
  });

  test('a form takes nothing that objects inherit for a value or an error', () => {
    const inherited = [required('text', { id: 'constructor' }), required('text', { id: '__proto__' })];
    expect(formErrors([required('text', { id: 'toString' })], {})).toEqual({ toString: { code: 'required' } });
    const errors = formErrors(inherited, JSON.parse('{"hasOwnProperty":"x"}') as FormValues);
    expect(Object.entries(errors)).toEqual([
      ['constructor', { code: 'required' }],
      ['__proto__', { code: 'required' }],
      ['hasOwnProperty', { code: 'unknownField' }],
    ]);
    expect(errors.toString).toBeUndefined();
  });
});
