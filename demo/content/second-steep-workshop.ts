import { COLLECTION_TYPE } from '../../runtime/contracts/enumerations.ts';
import type { CollectionContent, ItemContent, PictureContent } from './content.ts';

/** Pixels of the wide pictures. */
const WIDE = { width: 1200, height: 750 };

const photo = (slug: string, title: string, excerpt: string, picture: PictureContent): ItemContent => ({
  id: `ss-workshop-${slug}`,
  title,
  slug,
  excerpt,
  published: '2026-05-02',
  recordType: 'image',
  pictures: [picture],
});

/** The packing room in pictures. */
export const workshop: CollectionContent = {
  id: 'ss-workshop',
  type: COLLECTION_TYPE.generic,
  title: 'The workshop',
  navigationTitle: 'The workshop',
  urlId: 'workshop',
  template: 'gallery',
  description: 'Where the tins are filled, on Tuesdays and Fridays. Press a picture to see it large.',
  inNavigation: false,
  gallery: { design: 'grid', 'aspect-ratio': 'four-three', 'thumbnails-per-row': 3, lightbox: true },
  items: [
    photo('the-front', 'The front', '<p>Fourteen Duane Street, before ten.</p>', {
      file: 'about-shopfront',
      alt: 'A striped awning, a teapot in the window and a green door',
      ...WIDE,
    }),
    photo('first-pot', 'The first pot', '<p>Nobody talks before it.</p>', {
      file: 'story-kettle',
      alt: 'A green teapot and a steaming cup in the dark',
      ...WIDE,
    }),
    photo('three-pours', 'Three pours', '<p>Every lot is tasted like this, four times.</p>', {
      file: 'story-second-steep',
      alt: 'Three cups of tea, from pale to dark',
      ...WIDE,
    }),
    photo('scoops', 'The scoops', '<p>One holds three grams, for one cup.</p>', {
      file: 'brass-scoop-1',
      alt: 'A brass scoop on a coloured ground',
    }),
    photo('tins', 'Tins, filled', '<p>Forty an hour, by hand.</p>', {
      file: 'monthly-tin-1',
      alt: 'A round tin of tea',
    }),
    {
      id: 'ss-workshop-pots',
      title: 'All the pots',
      slug: 'all-the-pots',
      excerpt: '<p>The shelf behind the counter, one by one.</p>',
      published: '2026-05-02',
      recordType: 'gallery',
      gallery: {
        design: 'slideshow',
        'aspect-ratio': 'four-three',
        'auto-crop': false,
        controls: true,
        autoplay: true,
        thumbnails: true,
        'meta-position': 'bottom-left',
        lightbox: true,
        lightboxTheme: 'light',
      },
      pictures: [
        { file: 'everyday-teapot-1', alt: 'A round white teapot', title: 'Everyday Teapot' },
        { file: 'ember-kyusu-1', alt: 'A red pot with a side handle', title: 'Ember Kyusu' },
        { file: 'glass-bottle-1', alt: 'A glass bottle with leaves in it', title: 'Cold Brew Bottle' },
        { file: 'moon-cup-1', alt: 'A pale cup', title: 'Moon Cup' },
      ],
    },
  ],
};
