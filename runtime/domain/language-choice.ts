import { escapeHtml } from './escape-html.ts';

/** A page in one of a shop's languages. */
export interface LanguageLink {
  language: string;
  /** The language's name in itself. */
  name: string;
  url: string;
  isCurrent: boolean;
  direction: 'ltr' | 'rtl';
}

/**
 * Returns the links of `<sq-language>`, the same on the shop's pages and on others. `select` hides them behind the
 * present language until it is pressed, also without any script.
 */
export function languageChoice(links: readonly LanguageLink[], label: string, layout: 'list' | 'select'): string {
  const items = links.map(({ language, name, url, isCurrent, direction }) => {
    const tag = escapeHtml(language);
    const current = isCurrent ? ' aria-current="true"' : '';
    return `<li><a href="${escapeHtml(url)}" lang="${tag}" hreflang="${tag}" dir="${direction}"${current}>${escapeHtml(name)}</a></li>`;
  });
  const list = `<ul>${items.join('')}</ul>`;
  const current = links.find(({ isCurrent }) => isCurrent) ?? links[0];
  const content =
    layout === 'list' || !current
      ? list
      : `<details><summary><span lang="${escapeHtml(current.language)}" dir="${current.direction}">${escapeHtml(current.name)}</span></summary>${list}</details>`;
  return `<nav aria-label="${escapeHtml(label)}">${content}</nav>`;
}
