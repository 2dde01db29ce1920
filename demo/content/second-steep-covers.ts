import { Cover } from '../../runtime/contracts/covers.ts';
import { COLLECTION_TYPE } from '../../runtime/contracts/enumerations.ts';
import type { CollectionContent } from './content.ts';

const SHOPFRONT = { src: '/assets/pictures/about-shopfront.svg', width: 1200, height: 750 };
const TERRACES = { src: '/assets/pictures/story-terraces.svg', width: 1200, height: 750 };

/** The code on the tins leads to this page: it has what somebody with a phone in one hand and a cup in the other may want. */
export const hello: CollectionContent = {
  id: 'ss-hello',
  type: COLLECTION_TYPE.splashPage,
  title: 'Second Steep, in short',
  navigationTitle: 'In short',
  urlId: 'hello',
  template: 'hello',
  description: 'You have our tin in your hand. Here is what to do with it.',
  inNavigation: false,
  cover: Cover.parse({
    layout: 'split',
    background: SHOPFRONT,
    slices: [
      { type: 'logo' },
      { type: 'heading', text: 'Pour it twice' },
      {
        type: 'body',
        html: '<p>You have our tin in your hand. The first pot takes three minutes, and the second one two. The rest is here.</p>',
      },
      {
        type: 'buttons',
        buttons: [
          { label: 'How to brew it', link: '/brewing' },
          { label: 'Order more', link: '/shop', type: 'secondary' },
        ],
      },
      { type: 'newsletter', formId: 'ss-newsletter' },
      {
        type: 'navigation',
        links: [
          { title: 'The tea bar', url: '/tea-bar' },
          { title: 'Tastings', url: '/tastings' },
          { title: 'Write to us', url: '/contact' },
        ],
      },
    ],
  }),
};

/** Visitors see this lock screen while the shop, or the page that they want, has a password (`npm run owner -- passwords set`). */
export const lockScreen: Cover = Cover.parse({
  background: TERRACES,
  focalPoint: { x: 0.5, y: 0.4 },
  shade: 'card',
  slices: [
    { type: 'logo' },
    { type: 'lock', text: 'This part of the shop opens with a password.' },
    { type: 'heading', text: 'For our guests' },
    { type: 'password' },
    { type: 'newsletter', formId: 'ss-newsletter' },
  ],
});
