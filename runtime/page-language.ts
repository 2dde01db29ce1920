import { boot } from './boot.ts';

/**
 * The language of our elements, as a BCP 47 tag: the one that the visitor has chosen in `<sq-language>` on pages of other
 * sites, or else the page's. It is '' where the page names none.
 */
export function pageLanguage(): string {
  return boot().language || document.documentElement.lang;
}

/** Says in which language an element of ours is, where the visitor has chosen one for our elements alone. */
export function markLanguage(element: HTMLElement): void {
  const { language } = boot();
  if (language) element.lang ||= language;
}
