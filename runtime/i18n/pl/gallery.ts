import type { GalleryTexts } from '../en/gallery.ts';

export const gallery: GalleryTexts = {
  pictures: 'Zdjęcia',
  enlarge: 'Powiększ zdjęcie',
  pictureOf: 'Zdjęcie {n} z {count}',
  place: '{n} z {count}',
  previousPicture: 'Poprzednie zdjęcie',
  nextPicture: 'Następne zdjęcie',
  pause: 'Zatrzymaj pokaz slajdów',
  play: 'Odtwórz pokaz slajdów',
  playVideo: 'Odtwórz film: {title}',
};
