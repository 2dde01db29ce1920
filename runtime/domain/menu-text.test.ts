import { expect, test } from 'vitest';
import { hasMenuItems, parseMenu } from './menu-text.ts';

const MENU = `All day
=======
From eight to six

Pots
----
Each pot is poured twice.

Sencha
Steamed green tea from Uji
$6

Hojicha
$4 cup
$6.50 pot
Cakes
-----

Castella
4.50 €`;

test('titles, sections, items and prices are read as owners write them', () => {
  expect(parseMenu(MENU)).toEqual([
    {
      title: 'All day',
      description: 'From eight to six',
      sections: [
        {
          title: 'Pots',
          description: 'Each pot is poured twice.',
          items: [
            { title: 'Sencha', description: 'Steamed green tea from Uji', prices: ['$6'] },
            { title: 'Hojicha', description: '', prices: ['$4 cup', '$6.50 pot'] },
          ],
        },
        { title: 'Cakes', description: '', items: [{ title: 'Castella', description: '', prices: ['4.50 €'] }] },
      ],
    },
  ]);
});

test('items need no headings, and Windows’ line ends change nothing', () => {
  expect(parseMenu('Toast\r\nwith butter\r\n€3')).toEqual([
    {
      title: '',
      description: '',
      sections: [
        { title: '', description: '', items: [{ title: 'Toast', description: 'with butter', prices: ['€3'] }] },
      ],
    },
  ]);
});

test.each([
  ['', false],
  ['Pots\n----', false],
  ['Pots\n----\n\nSencha', true],
])('the text %o has items: %s', (raw, has) => {
  expect(hasMenuItems(raw)).toBe(has);
});
