import * as z from 'zod/mini';
import { SiteSettings } from './site.ts';

/** Kinds of things whose texts visitors read in further languages. */
export const TRANSLATION_KINDS = ['site', 'navigation', 'collection', 'category', 'item', 'form', 'template'] as const;
export type TranslationKind = (typeof TRANSLATION_KINDS)[number];

/** Most texts of one thing, and most characters of one text. */
const MAX_TEXTS = 1_000;
const TEXT_MAX_LENGTH = 400_000;
const NAME_MAX_LENGTH = 20_000;

const { language } = SiteSettings.shape;
const kind = z.enum(TRANSLATION_KINDS);
/** Text by its name: of a field such as `title`, or `text:` and the text as it was written, `html:` for HTML. */
const texts = z
  .record(z.string().check(z.maxLength(NAME_MAX_LENGTH)), z.string().check(z.maxLength(TEXT_MAX_LENGTH)))
  .check(z.refine((all) => Object.keys(all).length <= MAX_TEXTS));
/** The thing's part of addresses in the language; null for the one of the site's own language. */
const slug = z.nullable(z.string().check(z.maxLength(200)));

/** Body of `PUT /api/owner/translations/:language/:kind/:id`. A text that is left out is shown as it was written. */
export const TranslationTexts = z.strictObject({ slug: z._default(slug, null), texts });
export type TranslationTexts = z.infer<typeof TranslationTexts>;

/** A thing in a further language, as its owner receives it. */
export const Translation = z.strictObject({
  language,
  kind,
  /** `site` for the site, and a menu's name. */
  id: z.string(),
  /** What people call it, in the site's own language. */
  title: z.string(),
  /** Its part of addresses in the site's own language; null for a thing without one. */
  ownSlug: z.nullable(z.string()),
  slug,
  /** What can be translated, as it was written, by the names of the texts. */
  sources: z.record(z.string(), z.string()),
  /** What is translated. */
  texts,
  /** 0 before the first translation. */
  version: z.int(),
});
export type Translation = z.infer<typeof Translation>;

/** A part of all things that can be translated into one language. */
export const Translations = z.strictObject({
  translations: z.array(Translation),
  nextPageCursor: z.nullable(z.string()),
});
export type Translations = z.infer<typeof Translations>;

/** How much of a site is translated, by language. */
export const TranslationCounts = z.strictObject({
  languages: z.array(
    z.strictObject({
      language,
      /** Texts that can be translated. */
      total: z.int(),
      translated: z.int(),
    }),
  ),
});
export type TranslationCounts = z.infer<typeof TranslationCounts>;

/** A translation as it moves with a shop. */
export const MovedTranslation = z.extend(TranslationTexts, { language, kind, id: z.string().check(z.maxLength(100)) });
export type MovedTranslation = z.infer<typeof MovedTranslation>;
