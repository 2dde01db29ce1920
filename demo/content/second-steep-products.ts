import { PRODUCT_TYPE } from '../../runtime/contracts/enumerations.ts';
import type { ItemContent } from './content.ts';
import { engravingForm } from './engraving-form.ts';

/** One of every kind that a shop can sell. */
export const products: ItemContent[] = [
  {
    id: 'ss-everyday-teapot',
    title: 'Everyday Teapot',
    slug: 'everyday-teapot',
    excerpt:
      '<p>White stoneware, 700 ml, with a spout that does not drip. The lid stays on when you pour, because it has a tooth where it should.</p>',
    body: '<ul><li>700 ml, four cups</li><li>Steel basket included</li><li>Dishwasher safe</li></ul>',
    categories: ['Teaware'],
    tags: ['teapot', 'stoneware'],
    starred: true,
    likes: 48,
    published: '2026-03-02',
    pictures: [
      { file: 'everyday-teapot-1', alt: 'A white teapot with a yellow knob on a red table' },
      { file: 'everyday-teapot-2', alt: 'The white teapot beside a steaming yellow cup' },
      { file: 'everyday-teapot-3', alt: 'The teapot close up, from the side' },
    ],
    product: { type: PRODUCT_TYPE.physical, variants: [{ sku: 'POT-700', price: 5800, stock: 24 }] },
  },
  {
    id: 'ss-house-blend',
    title: 'House Blend No. 4',
    slug: 'house-blend',
    excerpt:
      '<p>Our breakfast. Two black teas from Assam and Yunnan, malty and a little sweet, strong enough for milk and polite without it.</p>',
    body: '<p>Three minutes at 95&nbsp;°C. The second pot takes four.</p>',
    categories: ['Tea'],
    tags: ['black tea', 'breakfast'],
    starred: true,
    likes: 131,
    published: '2026-03-03',
    pictures: [
      { file: 'house-blend-1', alt: 'A red tin of tea with a leaf on its label' },
      { file: 'house-blend-2', alt: 'Scattered tea leaves in four colours' },
    ],
    product: { type: PRODUCT_TYPE.physical, variants: [{ sku: 'HB4-100', price: 1450, stock: 'unlimited' }] },
  },
  {
    id: 'ss-linen-towel',
    title: 'Linen Tea Towel',
    slug: 'linen-towel',
    excerpt:
      '<p>Washed linen with a woven border. It dries a teapot in one go and looks better every year. Indigo and Coral are end of the roll, so they cost less.</p>',
    body: '<ul><li>Small 45 × 65 cm, Large 55 × 80 cm</li><li>Woven in Lithuania</li><li>Has a loop, of course</li></ul>',
    categories: ['Teaware'],
    tags: ['linen', 'kitchen'],
    starred: true,
    likes: 17,
    published: '2026-03-04',
    pictures: [
      { file: 'linen-towel-indigo', alt: 'A lilac linen towel with an indigo border' },
      { file: 'linen-towel-coral', alt: 'A coral linen towel with white and yellow stripes' },
      { file: 'linen-towel-leaf', alt: 'A green linen towel with white and yellow stripes' },
    ],
    product: {
      type: PRODUCT_TYPE.physical,
      options: ['Colour', 'Size'],
      variants: [
        towel('IN-S', 'Indigo', 'Small', { price: 2200, salePrice: 1600, stock: 12 }),
        towel('IN-L', 'Indigo', 'Large', { price: 2800, salePrice: 1950, stock: 4 }),
        towel('CO-S', 'Coral', 'Small', { price: 2200, salePrice: 1600, stock: 7 }),
        towel('CO-L', 'Coral', 'Large', { price: 2800, salePrice: 1950, stock: 0 }),
        towel('LE-S', 'Leaf', 'Small', { price: 2200, stock: 30 }),
        towel('LE-L', 'Leaf', 'Large', { price: 2800, stock: 18 }),
      ],
    },
  },
  {
    id: 'ss-monthly-tin',
    title: 'The Monthly Tin',
    slug: 'monthly-tin',
    excerpt:
      '<p>One tin a month, chosen by June, with a card that says where it grew and what to do with it. Skip or stop whenever you like.</p>',
    categories: ['Subscriptions'],
    tags: ['subscription', 'tea'],
    starred: true,
    likes: 64,
    published: '2026-03-05',
    pictures: [
      { file: 'monthly-tin-1', alt: 'Two tins of tea, one lilac and one green' },
      { file: 'monthly-tin-2', alt: 'A green tin with a red lid' },
      { file: 'monthly-tin-3', alt: 'A lilac tin with a green lid' },
    ],
    product: {
      type: PRODUCT_TYPE.physical,
      options: ['Leaves'],
      subscription: { every: 1, unit: 'MONTH', cycles: 0 },
      variants: [
        { sku: 'MT-TEA', attributes: { Leaves: 'Tea' }, price: 2200, stock: 'unlimited', picture: 'monthly-tin-2' },
        {
          sku: 'MT-HERB',
          attributes: { Leaves: 'Herbs only' },
          price: 1900,
          stock: 'unlimited',
          picture: 'monthly-tin-3',
        },
      ],
    },
  },
  {
    id: 'ss-moon-cup',
    title: 'Moon Cup',
    slug: 'moon-cup',
    excerpt:
      '<p>A thrown porcelain cup with a pale blue glaze that pools at the foot. Twenty-two fired well this winter. These are the last of them.</p>',
    body: '<p>180 ml. Each is a little different; yours will be too.</p>',
    categories: ['Teaware'],
    tags: ['porcelain', 'cup'],
    starred: true,
    likes: 39,
    published: '2026-03-06',
    pictures: [
      { file: 'moon-cup-1', alt: 'A pale blue cup before a full moon' },
      { file: 'moon-cup-2', alt: 'Two cups side by side, one steaming' },
    ],
    product: { type: PRODUCT_TYPE.physical, variants: [{ sku: 'CUP-MOON', price: 3400, stock: 3 }] },
  },
  {
    id: 'ss-ember-kyusu',
    title: 'Ember Kyusu',
    slug: 'ember-kyusu',
    excerpt:
      '<p>A side-handled pot from Tokoname, fired until the clay turns the colour of embers. Made by one potter, slowly, which is why it is not here at the moment.</p>',
    body: '<p>280 ml, with a clay strainer.</p>',
    categories: ['Teaware'],
    tags: ['teapot', 'clay'],
    likes: 92,
    published: '2026-03-07',
    pictures: [
      { file: 'ember-kyusu-1', alt: 'A red clay pot with a dark side handle' },
      { file: 'ember-kyusu-2', alt: 'The pot tipped to pour' },
    ],
    product: { type: PRODUCT_TYPE.physical, variants: [{ sku: 'KYU-EMB', price: 12800, stock: 0 }] },
  },
  {
    id: 'ss-glass-bottle',
    title: 'Cold Brew Bottle',
    slug: 'cold-brew-bottle',
    excerpt:
      '<p>Leaves in the evening, cold tea in the morning. Borosilicate glass with a filter in the neck, so it pours clear.</p>',
    body: '<p>The half litre is for one person on a warm day. The litre is for everyone else.</p>',
    categories: ['Teaware'],
    tags: ['glass', 'cold brew'],
    starred: true,
    likes: 22,
    published: '2026-03-08',
    pictures: [
      { file: 'glass-bottle-1', alt: 'A glass bottle of amber tea with leaves in it' },
      { file: 'glass-bottle-2', alt: 'A small bottle of green tea and a large one of black tea' },
    ],
    product: {
      type: PRODUCT_TYPE.physical,
      options: ['Volume'],
      variants: [
        { sku: 'CBB-500', attributes: { Volume: '500 ml' }, price: 2600, stock: 40, picture: 'glass-bottle-1' },
        { sku: 'CBB-1000', attributes: { Volume: '1 litre' }, price: 3200, stock: 5, picture: 'glass-bottle-2' },
      ],
    },
  },
  {
    id: 'ss-brass-scoop',
    title: 'Engraved Brass Scoop',
    slug: 'engraved-scoop',
    excerpt:
      '<p>One level scoop is one cup. We engrave the handle with up to twelve letters, by hand, on a machine older than either of us.</p>',
    body: '<p>Engraving takes three working days. Solid brass; it will darken and you will like it.</p>',
    categories: ['Teaware', 'Gifts'],
    tags: ['brass', 'personal'],
    starred: true,
    likes: 57,
    published: '2026-03-09',
    pictures: [
      { file: 'brass-scoop-1', alt: 'A brass scoop with an engraved handle' },
      { file: 'brass-scoop-2', alt: 'Two scoops, one engraved and one plain' },
    ],
    product: {
      type: PRODUCT_TYPE.physical,
      variants: [{ sku: 'SCOOP-ENG', price: 2400, stock: 60 }],
      form: engravingForm,
    },
  },
  {
    id: 'ss-weekly-sampler',
    title: 'Weekly Sampler',
    slug: 'weekly-sampler',
    excerpt: '<p>Three small bags every week for eight weeks. By the end you will know exactly what you like.</p>',
    categories: ['Subscriptions'],
    tags: ['subscription', 'sampler'],
    likes: 31,
    published: '2026-03-10',
    pictures: [
      { file: 'weekly-sampler-1', alt: 'Three bags of tea: green, yellow and red' },
      { file: 'weekly-sampler-2', alt: 'A yellow bag of tea' },
    ],
    product: {
      type: PRODUCT_TYPE.physical,
      subscription: { every: 1, unit: 'WEEK', cycles: 8 },
      variants: [{ sku: 'WK-SAMPLER', price: 900, stock: 'unlimited' }],
    },
  },
  {
    id: 'ss-year-of-harvests',
    title: 'A Year of Harvests',
    slug: 'year-of-harvests',
    excerpt:
      '<p>Twelve tins in one box, one for each month, each picked in that month of the year before. Comes every January.</p>',
    categories: ['Subscriptions', 'Gifts'],
    tags: ['subscription', 'gift'],
    likes: 12,
    published: '2026-03-11',
    pictures: [
      { file: 'year-of-harvests-1', alt: 'Twelve tins of tea in four rows' },
      { file: 'year-of-harvests-2', alt: 'Terraced hills under a yellow sun' },
    ],
    product: {
      type: PRODUCT_TYPE.physical,
      subscription: { every: 1, unit: 'YEAR', cycles: 0 },
      variants: [{ sku: 'YR-HARVEST', price: 18000, stock: 'unlimited' }],
    },
  },
  {
    id: 'ss-tasting-hour',
    title: 'Tasting Hour',
    slug: 'tasting-hour',
    excerpt:
      '<p>Five teas, one table, sixty minutes, at our counter in Astoria. Bring whoever you like: one booking per chair.</p>',
    body: '<p>We write to you within a day to agree a date. Thursdays and Sundays.</p>',
    categories: ['Tastings'],
    tags: ['tasting'],
    starred: true,
    likes: 26,
    published: '2026-03-12',
    pictures: [
      { file: 'tasting-hour-1', alt: 'A round table from above, with four cups of different teas' },
      { file: 'tasting-hour-2', alt: 'Three steaming cups in a row' },
    ],
    product: {
      type: PRODUCT_TYPE.service,
      variants: [{ sku: 'TASTE-60', price: 2800, stock: 'unlimited' }],
      buttonText: 'Book a chair',
    },
  },
  {
    id: 'ss-brewing-guide',
    title: 'The Brewing Guide',
    slug: 'brewing-guide',
    excerpt: '<p>Forty pages on water, time and leaves, with a table for the kitchen wall. A PDF, sent at once.</p>',
    categories: ['Books'],
    tags: ['digital', 'guide'],
    likes: 75,
    published: '2026-03-13',
    pictures: [
      { file: 'brewing-guide-1', alt: 'A red booklet with a cup on its cover' },
      { file: 'brewing-guide-2', alt: 'A green booklet and a red one' },
    ],
    product: {
      type: PRODUCT_TYPE.digital,
      variants: [{ sku: 'GUIDE-PDF', price: 1200, salePrice: 900, stock: 'unlimited' }],
    },
  },
  {
    id: 'ss-gift-card',
    title: 'Gift Card',
    slug: 'gift-card',
    excerpt: '<p>For someone whose taste you would rather not guess. Sent by e-mail, never runs out.</p>',
    categories: ['Gifts'],
    tags: ['gift'],
    likes: 9,
    published: '2026-03-14',
    pictures: [
      { file: 'gift-card-1', alt: 'A green gift card with two leaves' },
      { file: 'gift-card-2', alt: 'A red gift card and a yellow one' },
    ],
    product: {
      type: PRODUCT_TYPE.giftCard,
      options: ['Value'],
      variants: [
        { sku: 'GC-25', attributes: { Value: '$25' }, price: 2500, stock: 'unlimited' },
        { sku: 'GC-50', attributes: { Value: '$50' }, price: 5000, stock: 'unlimited' },
        { sku: 'GC-100', attributes: { Value: '$100' }, price: 10000, stock: 'unlimited' },
      ],
    },
  },
];

function towel(
  code: string,
  colour: string,
  size: string,
  offer: { price: number; salePrice?: number; stock: number },
) {
  const picture = `linen-towel-${colour.toLowerCase()}`;
  return { sku: `TOWEL-${code}`, attributes: { Colour: colour, Size: size }, picture, ...offer };
}
