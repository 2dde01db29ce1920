import { describe, expect, test } from 'vitest';
import { customElementsManifest, elementTable, summaryTable, type WidgetTable } from './elements-manifest.ts';

const table: WidgetTable = {
  definition: {
    tag: 'sq-gift-box',
    attributes: { 'max-items': { type: 'number', default: 3 }, size: { type: ['small', 'large'] } },
  },
  documentation: {
    summary: 'A box for a gift.',
    attributes: { 'max-items': 'How many.', size: 'How big.' },
    parts: { lid: 'The top.' },
    events: ['sq:cart:changed'],
    properties: { '--sq-gift-color': 'Its colour.' },
  },
};

describe('a widget’s table', () => {
  test('a widget’s documentation becomes a declaration of the custom-elements manifest', () => {
    const { schemaVersion, modules } = customElementsManifest([table]);
    expect(schemaVersion).toBe('1.0.0');
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
      events: [{ name: 'sq:cart:changed' }],
      cssParts: [{ name: 'lid', description: 'The top.' }],
      cssProperties: [{ name: '--sq-gift-color', description: 'Its colour.' }],
    });
  });

  test('a widget’s documentation becomes one line of the table of all elements', () => {
    expect(summaryTable([table]).split('\n').at(-1)).toBe('| `<sq-gift-box>` | A box for a gift. |');
  });

  test('a widget’s documentation becomes a section with a table of its own', () => {
    expect(elementTable(table).split('\n')).toEqual([
      '### `<sq-gift-box>`',
      '',
      'A box for a gift.',
      '',
      '| Name | Kind | Meaning |',
      '|---|---|---|',
      '| `max-items` | attribute, number, 3 by default | How many. |',
      '| `size` | attribute, "small" \\| "large" | How big. |',
      '| `::part(lid)` | part | The top. |',
      '| `--sq-gift-color` | custom property | Its colour. |',
      '| `sq:cart:changed` | event |  |',
    ]);
  });

  test('a widget’s documentation must describe every attribute, and no other', () => {
    const { definition, documentation } = table;
    const silent = { definition, documentation: { ...documentation, attributes: { size: 'How big.' } } };
    expect(() => elementTable(silent)).toThrow('<sq-gift-box> has the attributes max-items,size, described are size');
  });
});
