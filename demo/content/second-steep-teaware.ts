import { PRODUCT_TYPE } from '../../runtime/contracts/enumerations.ts';
import type { ItemContent } from './content.ts';
import { engravingForm } from './engraving-form.ts';

/** Pots, cups and cloth: with and without options, on sale, scarce, sold out, and with additional fields. */
export const teaware: ItemContent[] = [
  {
    id: 'ss-everyday-teapot',
    title: 'Everyday Teapot',
    slug: 'everyday-teapot',
    excerpt:
      '<p>White stoneware, 700 ml, with a spout that does not drip. The lid stays on when you pour, because it has a tooth where it should.</p>',
    body: '<ul><li>700 ml, four cups</li><li>Steel basket included</li><li>Dishwasher safe</li></ul>',
    categories: ['Pots'],
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
    id: 'ss-linen-towel',
    title: 'Linen Tea Towel',
    slug: 'linen-towel',
    excerpt:
      '<p>Washed linen with a woven border. It dries a teapot in one go and looks better every year. Indigo and Coral are end of the roll, so they cost less.</p>',
    body: '<ul><li>Small 45 × 65 cm, Large 55 × 80 cm</li><li>Woven in Lithuania</li><li>Has a loop, of course</li></ul>',
    categories: ['Tools'],
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
      brand: 'Audėja',
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
    id: 'ss-moon-cup',
    title: 'Moon Cup',
    slug: 'moon-cup',
    excerpt:
      '<p>A thrown porcelain cup with a pale blue glaze that pools at the foot. Twenty-two fired well this winter. These are the last of them.</p>',
    body: '<p>180 ml. Each is a little different; yours will be too.</p>',
    categories: ['Cups'],
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
    categories: ['Pots'],
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
    categories: ['Cups'],
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
      brand: 'Clearneck',
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
    categories: ['Tools', 'Gifts'],
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
