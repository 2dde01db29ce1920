import type { GalleryTexts } from '../en/gallery.ts';

export const gallery: GalleryTexts = {
  pictures: 'Bilder',
  enlarge: 'Bild vergrößern',
  pictureOf: 'Bild {n} von {count}',
  place: '{n} von {count}',
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  pause: 'Diaschau anhalten',
  play: 'Diaschau abspielen',
  playVideo: 'Video abspielen: {title}',
};
