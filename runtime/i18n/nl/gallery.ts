import type { GalleryTexts } from '../en/gallery.ts';

export const gallery: GalleryTexts = {
  pictures: 'Afbeeldingen',
  enlarge: 'Afbeelding vergroten',
  pictureOf: 'Afbeelding {n} van {count}',
  place: '{n} van {count}',
  previousPicture: 'Vorige afbeelding',
  nextPicture: 'Volgende afbeelding',
  pause: 'Diavoorstelling pauzeren',
  play: 'Diavoorstelling afspelen',
  playVideo: 'Video afspelen: {title}',
};
