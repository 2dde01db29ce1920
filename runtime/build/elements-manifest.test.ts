import { describe, expect, test } from 'vitest';
import {
  customElementsManifest,
  type EventTable,
  elementTable,
  summaryTable,
  type WidgetTable,
} from './elements-manifest.ts';

const table: WidgetTable = {
  definition: {
    tag: 'sq-gift-box',
    attributes: { 'max-items': { type: 'number', min: 1, max: 9, default: 3 }, size: { type: ['small', 'large'] } },
  },
  documentation: {
    summary: 'A box for a gift.',
    attributes: { 'max-items': 'How many.', size: 'How big.' },
    parts: { lid: 'The top.' },
    events: ['sq-cart-added'],
    documentEvents: ['sq-cart-changed'],
    slots: { ribbon: 'Around the box.' },
    properties: { '--sq-gift-color': 'Its colour.' },
  },
};

const events: EventTable[] = [
  { name: 'sq-cart-added', detail: '{ cart: ShoppingCart }', text: 'The item is in the cart.' },
  { name: 'sq-cart-changed', detail: '{ cart: ShoppingCart }', text: 'The cart has changed.' },
];

describe('a widget’s table', () => {
  test('a widget’s documentation becomes a declaration of the custom-elements manifest', () => {
    const { schemaVersion, modules } = customElementsManifest([table], events);
    expect(schemaVersion).toBe('2.1.0');
    expect(modules[0]?.path).toBe('widgets/gift-box/index.ts');
    expect(modules[0]?.declarations[0]).toMatchObject({
      customElement: true,
      name: 'GiftBox',
      tagName: 'sq-gift-box',
      description: 'A box for a gift.',
      attributes: [
        { name: 'max-items', fieldName: 'maxItems', type: { text: 'number' }, default: '3', description: 'How many.' },
        { name: 'size', fieldName: 'size', type: { text: '"small" | "large"' }, description: 'How big.' },
      ],
      members: [{ kind: 'field', name: 'maxItems', attribute: 'max-items' }, { name: 'size' }],
      events: [
        {
          name: 'sq-cart-added',
          type: { text: 'CustomEvent<{ cart: ShoppingCart }>' },
          description: 'The item is in the cart.',
        },
      ],
      slots: [{ name: '' }, { name: 'ribbon', description: 'Around the box.' }],
      cssParts: [{ name: 'lid', description: 'The top.' }],
      cssProperties: [{ name: '--sq-gift-color', description: 'Its colour.' }],
    });
  });

  test('a widget’s documentation becomes one line of the table of all elements', () => {
    expect(summaryTable([table]).split('\n').at(-1)).toBe('| `<sq-gift-box>` | A box for a gift. |');
  });

  test('a widget’s documentation becomes a section with a table of its own', () => {
    expect(elementTable(table, events).split('\n')).toEqual([
      '### `<sq-gift-box>`',
      '',
      'A box for a gift.',
      '',
      '| Name | Kind | Meaning |',
      '|---|---|---|',
      '| `max-items` | attribute, number, 1 to 9, 3 by default | How many. |',
      '| `size` | attribute, "small" \\| "large" | How big. |',
      '| `::part(lid)` | part | The top. |',
      '| `--sq-gift-color` | custom property | Its colour. |',
      '| `slot="ribbon"` | slot | Around the box. |',
      '| `sq-cart-added` | event | The item is in the cart. |',
      '| `sq-cart-changed` | event of the document | The cart has changed. |',
    ]);
  });

  test.each([
    [{}, 'number'],
    [{ isWhole: true, min: 0 }, 'whole number, at least 0'],
    [{ isWhole: true, isAmount: true, min: 0 }, 'whole number of the smallest unit, at least 0'],
    [{ isWhole: true, min: 2, max: 12 }, 'whole number, 2 to 12'],
  ])('a number is described by its range: %j', (range, text) => {
    const { documentation } = table;
    const definition = { tag: 'sq-gift-box', attributes: { count: { type: 'number', ...range } } } as const;
    const described = { ...documentation, attributes: { count: 'How many.' } };
    expect(elementTable({ definition, documentation: described }, events)).toContain(
      `| \`count\` | attribute, ${text} | How many. |`,
    );
  });

  test('a widget’s events must be declared', () => {
    expect(() => customElementsManifest([table], [])).toThrow('<sq-gift-box> dispatches sq-cart-added');
  });

  test('a widget’s documentation must describe every attribute, and no other', () => {
    const { definition, documentation } = table;
    const silent = { definition, documentation: { ...documentation, attributes: { size: 'How big.' } } };
    expect(() => elementTable(silent, events)).toThrow(
      '<sq-gift-box> has the attributes max-items,size, described are size',
    );
  });
});
