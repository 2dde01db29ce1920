import type { SiteContent } from './content.ts';

/** The shop's header, footer and menus. */
export const menus: Pick<SiteContent, 'header' | 'footer' | 'navigation' | 'memberNavigation'> = {
  header: { announcement: { text: 'Packed by hand on Tuesdays and Fridays', url: '' }, logo: null },
  footer: {
    note: '<p>Loose tea, and the few things it needs. Packed on Tuesdays and Fridays in Astoria, Oregon.</p>',
    columns: [
      {
        title: '',
        links: [
          { title: 'Search', url: '/search' },
          { title: 'Archive', url: '/archive' },
          { title: 'Cart', url: '/cart' },
          { title: 'Your account', url: '/account' },
        ],
      },
    ],
  },
  navigation: [
    { collectionId: 'ss-shop' },
    { collectionId: 'ss-journal' },
    { collectionId: 'ss-about' },
    {
      title: 'Visit',
      folderBehavior: 'none',
      children: [
        { collectionId: 'ss-tea-bar' },
        { collectionId: 'ss-contact' },
        { collectionId: 'ss-events' },
        { collectionId: 'ss-tastings' },
        { collectionId: 'ss-brewing' },
        { collectionId: 'ss-wholesale' },
      ],
    },
  ],
  memberNavigation: [{ title: 'The Circle', memberAreaId: 'ss-circle' }],
};
