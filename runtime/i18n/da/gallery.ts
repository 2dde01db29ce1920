import type { GalleryTexts } from '../en/gallery.ts';

export const gallery: GalleryTexts = {
  pictures: 'Billeder',
  enlarge: 'Forstør billedet',
  pictureOf: 'Billede {n} af {count}',
  place: '{n} af {count}',
  previousPicture: 'Forrige billede',
  nextPicture: 'Næste billede',
  pause: 'Sæt diasshowet på pause',
  play: 'Afspil diasshowet',
  playVideo: 'Afspil videoen: {title}',
};
