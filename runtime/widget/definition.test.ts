import { describe, expect, test } from 'vitest';
import { type AttributeDefinition, propertyName, readAttribute } from './definition.ts';

const of = (type: AttributeDefinition['type'], fallback?: unknown): AttributeDefinition => ({
  type,
  ...(fallback !== undefined && { default: fallback }),
});

describe('readAttribute', () => {
  test.each([
    ['a text', of('string', 'none'), 'here', 'here'],
    ['an empty text', of('string', 'none'), '', ''],
    ['a missing text', of('string', 'none'), null, 'none'],
    ['a missing text without a default', of('string'), null, undefined],
    ['a number', of('number', 1), '2.5', 2.5],
    ['zero', of('number', 1), '0', 0],
    ['an empty number', of('number', 1), '', 1],
    ['no number', of('number', 1), 'many', 1],
    ['a bare boolean', of('boolean'), '', true],
    ['a named boolean', of('boolean'), 'open', true],
    ['a boolean that says false', of('boolean', true), 'False', false],
    ['a missing boolean', of('boolean'), null, false],
    ['a missing boolean that is on by default', of('boolean', true), null, true],
    ['one of a list', of(['small', 'large'], 'small'), 'large', 'large'],
    ['none of a list', of(['small', 'large'], 'small'), 'huge', 'small'],
    ['JSON', of('json'), '{"a":[1]}', { a: [1] }],
    ['broken JSON', of('json', []), '{bad', []],
    ['a number with a unit', of('number', 1), '2.5px', 1],
    ['missing JSON', of('json', []), null, []],
  ])('an attribute with %s is read by its type', (_, definition, text, value) => {
    expect(readAttribute(definition, text)).toEqual(value);
  });
});

test.each([
  ['label', 'label'],
  ['max-items', 'maxItems'],
  ['a-b-c', 'aBC'],
])('the attribute %s becomes the property %s', (attribute, property) => {
  expect(propertyName(attribute)).toBe(property);
});
