import type { GalleryTexts } from '../en/gallery.ts';

export const gallery: GalleryTexts = {
  pictures: 'الصور',
  enlarge: 'تكبير الصورة',
  pictureOf: 'الصورة {n} من {count}',
  place: '{n} من {count}',
  previousPicture: 'الصورة السابقة',
  nextPicture: 'الصورة التالية',
  pause: 'إيقاف عرض الصور مؤقتًا',
  play: 'تشغيل عرض الصور',
  playVideo: 'تشغيل الفيديو: {title}',
};
