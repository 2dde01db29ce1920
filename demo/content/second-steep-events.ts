import { COLLECTION_TYPE } from '../../runtime/contracts/enumerations.ts';
import type { CollectionContent, EventContent, ItemContent } from './content.ts';

const COUNTER = {
  addressLine1: '14 Duane Street',
  addressLine2: 'Astoria, Oregon',
  addressCountry: 'US',
  mapLat: 46.1893,
  mapLng: -123.8304,
};
const PIER = {
  addressLine1: 'Pier 39',
  addressLine2: 'Astoria, Oregon',
  addressCountry: 'US',
  mapLat: 46.1954,
  mapLng: -123.8006,
};

const evening = (week: number, weekday: number): EventContent => ({
  week,
  weekday,
  at: '18:30',
  minutes: 90,
  place: COUNTER,
});

const BOOK =
  '<p>Would you rather keep the table to yourselves? That is what <a href="/shop/p/tasting-hour">Tasting Hour</a> is for.</p>';

/** The tastings that visitors sign up for: the form of the collection stands on their pages. */
const tasting = (
  item: Pick<ItemContent, 'id' | 'title' | 'slug' | 'excerpt' | 'tags'> & {
    event: EventContent;
    first: string;
    picture?: boolean;
  },
): ItemContent => {
  const { first, picture = false, ...rest } = item;
  return {
    ...rest,
    recordType: 'event',
    hasForm: true,
    body: `<p>${first}</p><p>Six teas in two steeps each, so that you can taste what the second pot is good for. There is bread. Twelve seats, eighteen dollars a seat, paid at the door.</p>${BOOK}`,
    author: 'June Aalto',
    categories: ['Tastings'],
    published: '2026-05-01',
    pictures: picture
      ? [
          {
            id: `${item.id}-picture`,
            file: 'story-second-steep',
            alt: 'Three cups of tea, from pale to dark',
            width: 1200,
            height: 750,
          },
        ]
      : [],
  };
};

const events: ItemContent[] = [
  tasting({
    id: 'ss-event-greens',
    title: 'Six greens, one table',
    slug: 'six-greens',
    excerpt: '<p>From grass to seaweed: what spring tastes like in six gardens.</p>',
    tags: ['green'],
    event: evening(1, 5),
    first:
      'June pours, you sip, nobody takes notes. We begin with the palest leaf and end with one that smells of the sea.',
    picture: true,
  }),
  tasting({
    id: 'ss-event-oolongs',
    title: 'Oolongs, unhurried',
    slug: 'oolongs',
    excerpt: '<p>Half green, half black, and never the same twice.</p>',
    tags: ['oolong'],
    event: evening(1, 6),
    first: 'Oolongs change more from pot to pot than any other tea. We give each of them three.',
  }),
  tasting({
    id: 'ss-event-blacks',
    title: 'Blacks and a Pu-erh',
    slug: 'blacks-and-a-pu-erh',
    excerpt: '<p>Five teas for milk haters, and one that is older than the table.</p>',
    tags: ['black'],
    event: evening(1, 7),
    first: 'No milk, no lemon, no sugar: these six do not need it.',
  }),
  {
    id: 'ss-event-night-boat',
    title: 'Tea until the last boat',
    slug: 'tea-until-the-last-boat',
    excerpt: '<p>The kettle stays on from ten in the evening until half past one.</p>',
    body: '<p>Once a season we carry the big kettle to the pier and pour until the last boat has gone. Bring a coat; the benches are dry, the river is not.</p>',
    author: 'Okoro Adeyemi',
    categories: ['Out and about'],
    tags: ['night'],
    published: '2026-05-02',
    recordType: 'event',
    event: { week: 2, weekday: 6, at: '22:00', minutes: 210, place: PIER },
    pictures: [],
  },
  {
    id: 'ss-event-harvest',
    title: 'New harvest weekend',
    slug: 'new-harvest-weekend',
    excerpt: '<p>Two days with every tin open. Come when you like, stay as long as you like.</p>',
    body: '<p>This year’s lots are here, and all of them stand open on the counter: ten to five on both days, free, no seat needed. Okoro weighs out whatever you cannot leave without.</p>',
    author: 'Okoro Adeyemi',
    categories: ['Out and about'],
    tags: ['harvest'],
    published: '2026-05-03',
    recordType: 'event',
    event: { week: 3, weekday: 6, days: 2, place: COUNTER },
    pictures: [
      {
        id: 'ss-event-harvest-picture',
        file: 'about-shopfront',
        alt: 'Our shop front: a striped awning, a teapot in the window and a green door',
        width: 1200,
        height: 750,
      },
    ],
  },
  tasting({
    id: 'ss-event-whites',
    title: 'Whites, barely there',
    slug: 'whites',
    excerpt: '<p>Teas that reward whoever stops talking.</p>',
    tags: ['white'],
    event: evening(5, 5),
    first: 'White tea is picked, dried and left alone. We do the same with you for the first cup.',
  }),
  tasting({
    id: 'ss-event-autumn',
    title: 'Roasted and smoked',
    slug: 'roasted-and-smoked',
    excerpt: '<p>Houjicha, a charcoal oolong, and a Lapsang that we kept at the end of the table.</p>',
    tags: ['oolong', 'green'],
    event: evening(-3, 5),
    first: 'Fire at every stage: pan, charcoal and pine.',
  }),
  tasting({
    id: 'ss-event-first',
    title: 'A table for beginners',
    slug: 'a-table-for-beginners',
    excerpt: '<p>How much, how hot, how long: three questions and six answers.</p>',
    tags: ['green', 'black'],
    event: evening(-7, 6),
    first: 'One tea of each colour, and as many questions as you like.',
  }),
];

export const eventCollections: CollectionContent[] = [
  {
    id: 'ss-events',
    type: COLLECTION_TYPE.generic,
    title: 'Evenings at the counter',
    navigationTitle: 'Events',
    urlId: 'events',
    template: 'events',
    description: 'Tastings, and the odd weekend with every tin open. Times are those of Astoria, Oregon.',
    inNavigation: false,
    options: { order: 'date' },
    forms: ['ss-tasting'],
    items: events,
  },
];
