import type { GalleryTexts } from '../en/gallery.ts';

export const gallery: GalleryTexts = {
  pictures: 'Bilder',
  enlarge: 'Förstora bilden',
  pictureOf: 'Bild {n} av {count}',
  place: '{n} av {count}',
  previousPicture: 'Föregående bild',
  nextPicture: 'Nästa bild',
  pause: 'Pausa bildspelet',
  play: 'Spela upp bildspelet',
  playVideo: 'Spela upp videon: {title}',
};
