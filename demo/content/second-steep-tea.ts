import { PRODUCT_TYPE } from '../../runtime/contracts/enumerations.ts';
import type { ItemContent } from './content.ts';

/** Tea and related products: unlimited stock, subscriptions of every period, a service, a download, a gift card. */
export const tea: ItemContent[] = [
  {
    id: 'ss-house-blend',
    title: 'House Blend No. 4',
    slug: 'house-blend',
    excerpt:
      '<p>Our breakfast. Two black teas from Assam and Yunnan, malty and a little sweet, strong enough for milk and polite without it.</p>',
    body: '<p>Three minutes at 95&nbsp;°C. The second pot takes four.</p>',
    categories: ['Tins'],
    tags: ['black tea', 'breakfast'],
    starred: true,
    likes: 131,
    published: '2026-03-03',
    pictures: [
      { file: 'house-blend-1', alt: 'A red tin of tea with a leaf on its label' },
      { file: 'house-blend-2', alt: 'Scattered tea leaves in four colours' },
    ],
    product: {
      type: PRODUCT_TYPE.physical,
      variants: [
        {
          sku: 'HB4-100',
          price: 1450,
          stock: 'unlimited',
          measured: { quantityValue: 100, quantityUnit: 'g', referenceValue: 1, referenceUnit: 'kg' },
        },
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
      '<p>Twelve tins in one box, one for each month, each picked in that month of the year before. Comes every January, or once if you would rather try it first.</p>',
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
      subscription: { every: 1, unit: 'YEAR', cycles: 0, once: true },
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
    categories: ['Tastings & books'],
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
    excerpt: '<p>Four pages on water, time and leaves, with a table for the kitchen wall. A PDF to download.</p>',
    categories: ['Tastings & books'],
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
      files: ['the-brewing-guide.pdf'],
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
