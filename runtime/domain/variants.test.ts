import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findVariant, matchingVariants, missingOptions, withUnasked } from './variants.ts';

const option = (name: string, value: string) => ({ name, value });
const variant = (id: string, attributes: Record<string, string>) => ({ id, attributes });

const shirts = [
  variant('small-red', { Size: 'Small', Colour: 'Red' }),
  variant('large-red', { Size: 'Large', Colour: 'Red' }),
  variant('large-blue', { Size: 'Large', Colour: 'Blue' }),
];

describe('matching variants', () => {
  test.each([
    ['no choice', ['', ''], []],
    ['a colour alone', ['', 'Red'], ['small-red', 'large-red']],
    ['a size alone', ['Large', ''], ['large-red', 'large-blue']],
    ['a whole choice', ['Large', 'Blue'], ['large-blue']],
    ['a choice that nobody sells', ['Small', 'Blue'], []],
  ])('%s leaves the variants with these values', (_, [size = '', colour = ''], expected) => {
    const matching = matchingVariants(shirts, [option('Size', size), option('Colour', colour)]);
    expect(matching.map(({ id }) => id)).toEqual(expected);
  });

  test('a product without options has all its variants left', () => {
    expect(matchingVariants(shirts, [])).toEqual(shirts);
  });
});

describe('missing options', () => {
  test('missing options are those without a value, in page order', () => {
    expect(missingOptions([])).toEqual([]);
    expect(missingOptions([option('Size', ''), option('Colour', 'Red'), option('Fit', '')])).toEqual(['Size', 'Fit']);
    expect(missingOptions([option('Size', 'Small')])).toEqual([]);
  });
});

describe('options without a control', () => {
  test.each([
    [[], [option('Size', ''), option('Colour', '')]],
    [[option('Colour', 'Red')], [option('Colour', 'Red'), option('Size', '')]],
    [
      [option('Size', 'Large'), option('Colour', '')],
      [option('Size', 'Large'), option('Colour', '')],
    ],
    [[option('constructor', 'Red')], [option('constructor', 'Red')]],
  ])('options that the page has no control for are added as missing to %j', (selections, all) => {
    expect(withUnasked(shirts, selections)).toEqual(all);
  });

  test('no option is added where variants do not differ or there are no variants', () => {
    expect(withUnasked([variant('one', { Size: 'One' })], [])).toEqual([]);
    expect(withUnasked([], [])).toEqual([]);
  });
});

describe('the chosen variant', () => {
  test('the chosen variant has every chosen value', () => {
    expect(findVariant(shirts, [option('Size', 'Large'), option('Colour', 'Blue')])?.id).toBe('large-blue');
    expect(findVariant(shirts, [option('Colour', 'Red'), option('Size', 'Large')])?.id).toBe('large-red');
  });

  test('a combination that is not sold gives no variant', () => {
    expect(findVariant(shirts, [option('Size', 'Small'), option('Colour', 'Blue')])).toBeUndefined();
  });

  test('an unknown option, or a value in another case, gives no variant', () => {
    expect(findVariant(shirts, [option('Material', 'Wool')])).toBeUndefined();
    expect(findVariant(shirts, [option('Size', 'large'), option('Colour', 'Blue')])).toBeUndefined();
  });

  test('a product without options gives its variant if there is only one', () => {
    expect(findVariant([variant('only', {})], [])?.id).toBe('only');
    expect(findVariant(shirts, [])).toBeUndefined();
    expect(findVariant([], [])).toBeUndefined();
  });

  test('a variant is found whatever characters its names and values have', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 })
          .filter((names) => !names.includes('__proto__')),
        fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 5 }),
        fc.nat(),
        (names, values, pick) => {
          const variants = values.map((value) =>
            variant(value, Object.fromEntries(names.map((name) => [name, value]))),
          );
          const requested = values[pick % values.length] as string;
          const chosen = findVariant(
            variants,
            names.map((name) => option(name, requested)),
          );
          expect(chosen?.id).toBe(requested);
        },
      ),
    );
  });
});
