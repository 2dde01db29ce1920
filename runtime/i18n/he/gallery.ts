import type { GalleryTexts } from '../en/gallery.ts';

export const gallery: GalleryTexts = {
  pictures: 'תמונות',
  enlarge: 'הגדלת התמונה',
  pictureOf: 'תמונה {n} מתוך {count}',
  place: '{n} מתוך {count}',
  previousPicture: 'התמונה הקודמת',
  nextPicture: 'התמונה הבאה',
  pause: 'השהיית המצגת',
  play: 'הפעלת המצגת',
  playVideo: 'הפעלת הסרטון: {title}',
};
