import { type GalleryTexts, gallery } from './en/gallery.ts';
import { lazyTexts } from './lazy-texts.ts';

/** Loads the texts of galleries. */
export const galleryTextsIn = lazyTexts<'gallery', GalleryTexts>(
  'gallery',
  gallery,
  (language) => import(`./${language}/gallery.ts`),
);
