import { COLLECTION_TYPE } from '../../runtime/contracts/enumerations.ts';
import { block } from './block.ts';
import type { CollectionContent } from './content.ts';

const MENU = `Pots
----
Every pot is poured twice. The second one is included.

Ember hojicha
Roasted stems, toast and a little smoke
$6

High terrace oolong
Orchid, butter and stone
$8

First flush
Until the tin is empty
$9

By the cup
----

House blend
$4

Cold-steeped sencha
Twelve hours in the cellar
$5

Beside it
----

Castella
Honey cake, two slices
$5

Rice crackers
$3`;

const HOURS = [
  {
    title: 'Thursday and Friday',
    description: 'Ten to five.\nThe counter packs orders until noon, so the first pot may take a minute.',
  },
  {
    title: 'Saturday and Sunday',
    description: 'Ten to five.\nSix seats at the bar, no reservations. On wet days it is fullest around three.',
  },
  { title: 'Monday to Wednesday', description: 'Closed. We taste, pack and answer letters.' },
];

const HARVESTS = {
  columns: ['Spring', 'Autumn'],
  rows: [
    { label: '2022', values: [118, 64] },
    { label: '2023', values: [131, 70] },
    { label: '2024', values: [97, 82] },
    { label: '2025', values: [142, 91] },
    { label: '2026', values: [156, 88] },
  ],
};

/** The tea bar: a page that is made of blocks. */
export const visit: CollectionContent = {
  id: 'ss-tea-bar',
  type: COLLECTION_TYPE.page,
  title: 'The tea bar',
  navigationTitle: 'Tea bar',
  urlId: 'tea-bar',
  template: 'plain',
  description: 'Six seats, a short menu and a kettle that is always on: when we are open, and what we pour.',
  inNavigation: false,
  mainContent: [
    block('image', {
      image: {
        src: '/assets/pictures/about-shopfront.svg',
        width: 1200,
        height: 750,
        altText: 'Our shop front: a striped awning, a teapot in the window and a green door',
      },
      subtitle: '14 Duane Street, behind the green door',
      isFirst: true,
    }),
    '<p>Six seats, a short menu and a kettle that is always on. Sit down, point at a tin, and stay for the second pot.</p>',
    '<h2>When we are open</h2>',
    block('accordion', { items: HOURS, isExpandedFirstItem: true }),
    '<h2>What we pour</h2>',
    block('menu', { raw: MENU, headingLevel: 3 }),
    block('quote', {
      quote: 'I came in for a tin and left two hours later with a recipe and a different opinion about oolong.',
      source: 'Maren, a regular',
    }),
    '<h2>What the gardens sent</h2><p>We buy each garden’s lot whole. This is how much came, in kilos.</p>',
    block('chart', { title: 'Kilos of leaf by harvest', dataset: HARVESTS }),
    '<h2>How to find us</h2>',
    block('map', {
      title: 'Second Steep',
      address: '14 Duane Street\nAstoria, Oregon',
      latitude: 46.1879,
      longitude: -123.8313,
    }),
    block('spacer', { size: 1 }),
    block('tock', { link: 'https://www.exploretock.com/secondsteep', label: 'Keep a seat', newWindow: true }),
    '<h2>While the kettle boils</h2>',
    block('amazon', {
      link: 'https://www.amazon.com/dp/0143106198',
      title: 'The Book of Tea',
      author: 'Okakura Kakuzō',
      price: '$14',
    }),
    block('donation', {
      link: '/contact',
      label: 'Give a chair',
      title: 'A seventh seat',
      description: 'We are saving for one more chair. Write to us how you would like to help.',
    }),
    block('spacer', { size: 1 }),
    block('button', { link: '/tastings', label: 'Come to a tasting', type: 'secondary' }),
  ].join('\n'),
};
