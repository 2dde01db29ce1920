import { expect, test } from 'vitest';
import { owner } from './shop.ts';

const collection = { id: 'journal', type: 'generic', title: 'Journal', version: 3, updatedAt: 1 };
const counted = { position: 0, likeCount: 1, publicCommentCount: 0 };
const item = { id: 'a', collectionId: 'journal', title: 'A', version: 2, ...counted };

test('the gallery of a collection or item is set option by option, and what is not named stays', async () => {
  const gallery = { design: 'slideshow', padding: 8 };
  const saved = { ...collection, options: { order: 'newest', gallery } };
  const change = '--autoplay on --aspect-ratio standard --lightbox-theme light --thumbnails-per-row 3';
  const { made } = await owner(`collections gallery journal ${change}`, [saved, saved]);
  expect(made[1]).toMatchObject({ call: 'PUT /api/owner/collections/journal' });
  expect(made[1]?.headers.get('If-Match')).toBe('"3"');
  expect(made[1]?.body).toEqual({
    type: 'generic',
    title: 'Journal',
    options: {
      order: 'newest',
      gallery: {
        ...gallery,
        autoplay: true,
        'aspect-ratio': 'standard',
        lightboxTheme: 'light',
        'thumbnails-per-row': 3,
      },
    },
  });
  const shown = { ...item, options: { gallery: null } };
  const ofItem = await owner('items gallery a --autoplay off', [shown, { ...shown, options: { gallery } }]);
  expect(ofItem.made[1]?.body).toEqual({ title: 'A', options: { gallery: { autoplay: false } } });
  expect(ofItem.printed).toContain('slideshow');
  const removed = await owner('collections gallery journal --none', [saved, { ...saved, options: { gallery: null } }]);
  expect(removed.made[1]?.body).toMatchObject({ options: { order: 'newest', gallery: null } });
});
