import { type GalleryTexts, gallery } from './en-gallery.ts';
import { isTranslation, languageOf, type Translation } from './languages.ts';

const loaders: Readonly<Record<Translation, () => Promise<{ gallery: GalleryTexts }>>> = {
  ar: () => import('./ar-gallery.ts'),
  da: () => import('./da-gallery.ts'),
  de: () => import('./de-gallery.ts'),
  fr: () => import('./fr-gallery.ts'),
  es: () => import('./es-gallery.ts'),
  it: () => import('./it-gallery.ts'),
  nl: () => import('./nl-gallery.ts'),
  pt: () => import('./pt-gallery.ts'),
  sv: () => import('./sv-gallery.ts'),
  he: () => import('./he-gallery.ts'),
  ja: () => import('./ja-gallery.ts'),
  zh: () => import('./zh-gallery.ts'),
  pl: () => import('./pl-gallery.ts'),
};

/**
 * The texts of galleries in the language of a BCP 47 tag. When they cannot be loaded the result is English, because a
 * text in another language is better than none.
 */
export async function galleryTextsIn(tag: string): Promise<GalleryTexts> {
  const language = languageOf(tag);
  const load = isTranslation(language) ? loaders[language] : undefined;
  try {
    return (await load?.())?.gallery ?? gallery;
  } catch {
    return gallery;
  }
}
