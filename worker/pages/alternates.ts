import type { LanguageLink } from '#runtime/domain/language-choice.ts';
import { itemUrl } from '../catalogue/service.ts';
import { allLanguages, baseOf } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { textDirection } from '../site/text-direction.ts';
import type { View } from './view.ts';

/**
 * Returns the addresses of a page in all languages of a site, the own first; none where there is one language only.
 * `address` is the path of the call, for pages without an address of their own, such as that of the account.
 */
export function alternates(
  site: Site,
  view: View,
  { origin, address }: { origin: string; address: string },
): LanguageLink[] {
  if (site.languages.length === 0) return [];
  return allLanguages(site).map((language) => {
    const isOwn = language === site.language;
    const path =
      pathIn(isOwn ? view : withoutNames(view), language === site.primaryLanguage ? '' : language) ??
      (view.status === 200 ? address : '/');
    return {
      language,
      name: nameOf(language, allLanguages(site)),
      url: joined(baseOf(site, language, origin), path),
      isCurrent: isOwn,
      direction: textDirection(language),
    };
  });
}

/** Returns the path of a page in a further language, or in the site's own, ''; undefined for a page without one. */
export function pathIn({ path, collection, item }: View, language: string): string | undefined {
  if (path === '') return undefined;
  if (!collection) return path;
  const slug = collection.slugs[language] ?? collection.ownUrlId;
  if (item) return itemUrl(slug, item.recordType, item.slugs[language] ?? item.ownUrlSlug);
  return `/${slug}${path.slice(collection.urlId.length + 1)}`;
}

/** The names of a filter may be those of one language, so that the address in another one is that of the whole list. */
function withoutNames(view: View): View {
  const { category, tag } = view.filter ?? {};
  return category === undefined && tag === undefined ? view : { ...view, path: view.path.replace(/\?.*/, '') };
}

/** Joins the start of a language's paths and a path; the home page has no slash after its language. */
export function joined(base: string, path: string): string {
  const isBelow = new URL(base).pathname !== '/';
  return base + (isBelow && /^\/(?=$|[?#])/.test(path) ? path.slice(1) : path);
}

/** Returns a language's name in itself, with its region only where another of the site's languages differs by that. */
export function nameOf(language: string, all: readonly string[]): string {
  const plain = (tag: string) => {
    const { language: base, script } = new Intl.Locale(tag);
    return script ? `${base}-${script}` : base;
  };
  const isAlone = all.filter((other) => plain(other) === plain(language)).length === 1;
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  const name = names.of(isAlone ? plain(language) : language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
