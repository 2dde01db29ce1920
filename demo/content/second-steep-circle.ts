import { COLLECTION_TYPE, PRODUCT_TYPE } from '../../runtime/contracts/enumerations.ts';
import type { CollectionContent, ItemContent, MemberAreaContent } from './content.ts';

/** The shop's member area: a course for people who buy its membership. */
export const memberAreas: MemberAreaContent[] = [
  {
    id: 'ss-circle',
    title: 'The Tasting Circle',
    description: 'A table for eight that meets on paper: one question an evening, and tea to answer it.',
    paywallItemId: 'ss-circle-membership',
  },
];

const evenings: ItemContent[] = [
  {
    id: 'ss-circle-one-garden',
    title: 'One garden, three harvests',
    slug: 'one-garden-three-harvests',
    excerpt: '<p>Spring, summer and autumn from the same forty rows.</p>',
    body: `<p>Our Nilgiri garden is picked three times a year. The bushes are the same, the hands are mostly the same, and the cups are strangers to each other.</p>
<h2>At the table</h2>
<ol><li>Brew all three with the same weight, water and minutes.</li><li>Smell the wet leaves before you taste anything.</li><li>Taste from spring to autumn, then back again.</li></ol>
<p>Most of us prefer one on the way out and another on the way back. Write down both.</p>`,
    published: '2026-09-07',
    recordType: 'lesson',
    pictures: [],
  },
  {
    id: 'ss-circle-roast',
    title: 'What the roast hides',
    slug: 'what-the-roast-hides',
    excerpt: '<p>Charcoal is kind to tired leaves. Learn to hear what it talks over.</p>',
    body: `<p>A good roast rounds a tea. A heavy one makes every tea taste of roast, and some dealers count on that.</p>
<h2>At the table</h2>
<ol><li>Brew a light oolong and a roasted one side by side.</li><li>Pour both off, and leave the cups empty for five minutes.</li><li>Smell the empty cups.</li></ol>
<p>What is left in the cup is the leaf. If nothing is left, the roast was all there was.</p>`,
    published: '2026-09-14',
    recordType: 'lesson',
    pictures: [],
  },
  {
    id: 'ss-circle-buying',
    title: 'How Okoro says no',
    slug: 'how-okoro-says-no',
    excerpt: '<p>Nine samples out of ten go back. This is how he decides before the kettle boils.</p>',
    body: `<p>Okoro opens the bag, closes his eyes and breathes out before he breathes in. Then he pours a palmful of leaves on a white plate and looks for dust.</p>
<h2>At the table</h2>
<ol><li>Pour two teas on white plates, and part the whole leaves from the broken ones.</li><li>Guess which will be bitter.</li><li>Brew both, and see.</li></ol>
<p>Bring your plates to the counter. He likes to be contradicted.</p>`,
    published: '2026-09-21',
    recordType: 'lesson',
    pictures: [],
  },
];

export const circleCollections: CollectionContent[] = [
  {
    id: 'ss-circle-evenings',
    type: COLLECTION_TYPE.lessons,
    title: 'The Tasting Circle',
    navigationTitle: 'The Tasting Circle',
    urlId: 'circle',
    template: 'lessons',
    description: 'Three evenings so far. A new one is laid on the table every month.',
    inNavigation: false,
    memberAreaId: 'ss-circle',
    items: evenings,
  },
  {
    id: 'ss-joining',
    type: COLLECTION_TYPE.products,
    title: 'Join the table',
    navigationTitle: 'Membership',
    urlId: 'membership',
    template: 'products',
    description: 'One chair in the Tasting Circle, for as long as the kettle is on.',
    inNavigation: false,
    items: [
      {
        id: 'ss-circle-membership',
        title: 'A Chair in the Tasting Circle',
        slug: 'tasting-circle',
        excerpt:
          '<p>All our tasting evenings to read and repeat at your own table, and every new one. Paid once, kept for good.</p>',
        body: '<p>Sign in with the email address of your order, and the pages open. Tea is not included: taste what you have.</p>',
        tags: ['tasting'],
        published: '2026-09-01',
        pictures: [{ file: 'tasting-circle-1', alt: 'Eight cups of different teas in a ring around a leaf' }],
        product: {
          type: PRODUCT_TYPE.paywall,
          variants: [{ sku: 'CIRCLE', price: 4800, stock: 'unlimited' }],
          buttonText: 'Take a chair',
        },
      },
    ],
  },
];
