import fc from 'fast-check';
import type { FieldValue, FormField, FormValues } from '#runtime/contracts/form.ts';
import { FIELD_TYPES, type FieldType } from '#runtime/contracts/form-enumerations.ts';
import { EDITABLE_PROPERTIES, LIKERT_SCALE } from '#runtime/domain/form/field.ts';

/** Texts that have broken forms before: markup, formulas, blanks, other scripts, names of inherited properties. */
const awkward = fc.constantFrom(
  ...['Tea & Cake', '"quoted"', "O'Neil", '<b>bold</b>', '=1+1', ' ', '\u202Eright to left', 'שלום', '🍵🍵', 'a\nb'],
  ...['__proto__', 'constructor', 'toString', '0', 'null', '{email}', '{0}'],
);
const text = fc.oneof(fc.string({ minLength: 1, maxLength: 30 }), awkward);
const label = text.filter((value) => value.trim() !== '');
const options = fc.uniqueArray(label, { minLength: 1, maxLength: 5, selector: (text) => text.trim() });
const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });

/** A field that the form builder allows, of any type or of the given one. Its id is like the platform's. */
export function arbitraryField(ofType?: FieldType): fc.Arbitrary<FormField> {
  const type = ofType ? fc.constant(ofType) : fc.constantFrom(...FIELD_TYPES);
  const all = {
    title: label,
    description: fc.oneof(fc.constant(''), text),
    required: fc.boolean(),
    placeholder: text,
    options,
    showCountryCode: fc.boolean(),
    currencySymbol: fc.constantFrom('$', '€', 'kr'),
    underline: fc.boolean(),
    maxLength: fc.integer({ min: 1, max: 300 }),
    key: fc.constantFrom('utm_source', 'ref', ''),
    value: text,
  };
  return fc.tuple(type, fc.nat(), fc.record(all)).map(([chosen, number, properties]) => {
    const editable: readonly string[] = EDITABLE_PROPERTIES[chosen];
    return {
      ...Object.fromEntries(Object.entries(properties).filter(([name]) => editable.includes(name))),
      type: chosen,
      id: `${chosen}-yui_3_17_2_1_1629052472152_${number}`,
      title: properties.title,
      description: editable.includes('description') ? properties.description : '',
      required: editable.includes('required') && properties.required,
    };
  });
}

/** The fields of a form that the form builder allows. */
export function arbitraryForm(): fc.Arbitrary<{ fields: FormField[] }> {
  return fc.record({
    fields: fc.uniqueArray(arbitraryField(), { minLength: 1, maxLength: 8, selector: ({ id }) => id }),
  });
}

/** Values that a visitor could send: sensible, empty, of another field's shape, any JSON, for any id. */
export function arbitraryValues({ fields }: { fields: readonly FormField[] }): fc.Arbitrary<Record<string, unknown>> {
  const own = fields.map((field) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(fc.constant(field.id), arbitraryValid(field)) },
      { weight: 2, arbitrary: fc.tuple(fc.constant(field.id), arbitraryFieldValue()) },
      { weight: 1, arbitrary: fc.tuple(fc.constant(field.id), fc.jsonValue()) },
    ),
  );
  const unexpected = fc.array(fc.tuple(text, fc.jsonValue()), { maxLength: 2 });
  return fc
    .tuple(fc.tuple(...own), fc.subarray(fields.map(({ id }) => id)), fc.oneof(fc.constant([]), unexpected))
    .map(([values, sent, more]) =>
      Object.fromEntries([...values.filter(([id]) => sent.includes(id)), ...more] as [string, unknown][]),
    );
}

/** A value that the contract accepts, for any field. */
export function arbitraryFieldValue(): fc.Arbitrary<FieldValue> {
  const list = fc.array(text, { maxLength: 7 });
  return fc.oneof(text, fc.constant(''), list, fc.dictionary(text, fc.array(text, { maxLength: 2 }), { maxKeys: 3 }));
}

/** A filled-in value that its field must accept. */
export function arbitraryValid(field: FormField): fc.Arbitrary<FieldValue> {
  const { type, options: choices = [] } = field;
  switch (type) {
    case 'email':
      return email;
    case 'number':
      return digits(1, 20);
    case 'currency':
      return fc.tuple(digits(1, 15), fc.constantFrom('', '.5', '.50', ',99')).map((parts) => parts.join(''));
    case 'website':
      return website;
    case 'twitter':
      return twitterName;
    case 'password':
      return password;
    case 'textarea':
      return label.map((text) => text.trim().slice(0, field.maxLength)).filter((text) => text.trim() !== '');
    case 'date':
      return fc
        .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().split('T')[0]?.split('-') ?? [])
        .map(([year = '', month = '', day = '']) => [month, day, year]);
    case 'time':
      return fc.oneof(clock(1, 12, fc.constantFrom('AM', 'PM', 'am')), clock(0, 23, fc.constant('')));
    case 'phone':
      return fc.oneof(
        fc.tuple(digits(3, 3), digits(3, 3), digits(4, 4)),
        fc.tuple(fc.constantFrom('', '+49', '1'), fc.constant(''), fc.constant(''), digits(3, 15)),
      );
    case 'name':
      return fc.tuple(label, text);
    case 'address':
      return fc.tuple(label, text, text, text, text, text);
    case 'radio':
    case 'select':
      return fc.constantFrom(...choices);
    case 'checkbox':
      return fc.subarray([...choices], { minLength: 1 });
    case 'likert':
      return fc
        .subarray([...choices], { minLength: 1 })
        .chain((questions) => fc.tuple(...questions.map((question) => fc.tuple(fc.constant(question), answer))))
        .map((answers) => Object.fromEntries(answers));
    case 'text':
      return label.map((line) => line.trim().slice(0, field.maxLength)).filter((line) => line.trim() !== '');
    default:
      return label;
  }
}

/** Values that fill in every field of a form without an error. */
export function arbitraryValidValues({ fields }: { fields: readonly FormField[] }): fc.Arbitrary<FormValues> {
  const collected = fields.filter(({ type }) => type !== 'section');
  return fc
    .tuple(...collected.map((field) => fc.tuple(fc.constant(field.id), arbitraryValid(field))))
    .map((values) => Object.fromEntries(values));
}

// These are built once, because building one from a pattern takes up to 50 ms.
const email = fc
  .tuple(
    fc.stringMatching(/^[a-z0-9.+_-]{1,64}$/),
    fc.stringMatching(/^[a-z0-9-]{1,60}$/),
    fc.stringMatching(/^[a-z]{2,4}$/),
  )
  .map(([user, host, topLevel]) => `${user}@${host}.${topLevel}`);
const website = fc.webUrl({ validSchemes: ['http', 'https'] }).filter((url) => url.length <= 1_000);
const twitterName = fc.stringMatching(/^@?\w{1,15}$/);
const password = fc.stringMatching(/^[^\s]{1,64}$/);
const answer = fc.constantFrom(...LIKERT_SCALE).map((chosen) => [chosen]);

function clock(from: number, to: number, amPm: fc.Arbitrary<string>): fc.Arbitrary<string[]> {
  const minute = fc.integer({ min: 0, max: 59 }).map(String);
  return fc.tuple(fc.integer({ min: from, max: to }).map(String), minute, fc.oneof(fc.constant(''), minute), amPm);
}
