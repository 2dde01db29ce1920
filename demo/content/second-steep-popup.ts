import type { NewPopup } from '../../runtime/contracts/popup.ts';

/** Asks readers of a post, after a while, whether they want the letters. */
export const popups: NewPopup[] = [
  {
    id: 'ss-letters',
    title: 'One letter a month',
    html: '<p>What we pour at the counter, before it is on the shelf.</p>',
    image: null,
    content: { kind: 'newsletter', formId: 'ss-newsletter' },
    position: 'bottom-right',
    size: 'small',
    sign: { kind: 'delay', seconds: 45 },
    againAfterDays: 90,
    edition: 1,
    place: { kind: 'collections', ids: ['ss-journal'], isItemsOnly: true },
    excludedPaths: [],
    startsAt: null,
    endsAt: null,
    isEnabled: true,
  },
];
