/** What we use of Weglot's script (developers.weglot.com), the translation widget of the platform's multilingual sites. */
interface TranslatedPage {
  Weglot?: { getCurrentLang?: () => unknown };
}

/** A language, and perhaps its script and region: no variant, extension or private part. */
const PLAIN_TAG = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i;

/**
 * Returns the language that a translation widget shows the page in, as a plain BCP 47 tag; undefined without a widget,
 * and for a code that a site's owner has made up.
 */
export function currentTranslation(): string | undefined {
  try {
    const code = (window as TranslatedPage).Weglot?.getCurrentLang?.();
    return typeof code === 'string' ? plainLanguage(code) : undefined;
  } catch {
    // The widget throws until it is initialised.
    return undefined;
  }
}

/** Returns a code that names a language; undefined for one that a site's owner has made up. */
export function plainLanguage(code: string): string | undefined {
  return PLAIN_TAG.test(code) && isLanguage(code) ? code : undefined;
}

/** Whether the tag begins with a language that the browser has a name for. */
function isLanguage(tag: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return names.of(new Intl.Locale(tag).language) !== undefined;
}
