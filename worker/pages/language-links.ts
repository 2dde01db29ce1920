import { type LanguageLink, languageChoice } from '#runtime/domain/language-choice.ts';

const EMPTY = /<sq-language\b([^>]*)>\s*<\/sq-language>/gi;

/**
 * Writes the links into the `<sq-language>` of a page, so that they are there without any script. The loader reads
 * `data-sq-linked`: only for visitors who may be signed in does it fetch the element.
 */
export function withLanguageLinks(html: string, links: readonly LanguageLink[], label: string): string {
  if (links.length === 0) return html;
  return html.replace(EMPTY, (_, attributes: string) => {
    const layout = /\blayout=["']?select\b/i.test(attributes) ? 'select' : 'list';
    return `<sq-language data-sq-linked${attributes}>${languageChoice(links, label, layout)}</sq-language>`;
  });
}
