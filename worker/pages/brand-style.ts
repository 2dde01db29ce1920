import { brandProperties } from '#runtime/domain/brand-colors.ts';
import { fontFiles, fontProperties, fontRules, readSiteFonts } from '#runtime/domain/site-fonts.ts';
import type { Site } from '../site/site.ts';

/**
 * Returns the page's style of its own: the owner's brand colours as the shared properties of elements, and the fonts that
 * the owner has chosen; '' for a shop without any. Only numbers and fonts that ship go into it.
 */
export function brandStyle({ website }: Site): string {
  const fonts = readSiteFonts(website.fonts);
  const lines = [...brandProperties(Object(website.colors)), ...fontProperties(fonts)].map(
    ([name, value]) => `${name}:${value}`,
  );
  return lines.length > 0 ? `:root{${lines.join(';')}}${fontRules(fonts)}` : '';
}

/** Lists the tags by which a page fetches the chosen fonts; most shops have none. */
export function fontTags({ website }: Site): string[] {
  return fontFiles(readSiteFonts(website.fonts)).flatMap(({ sheet, latin }) => [
    `<link rel="preload" href="${latin}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="stylesheet" href="${sheet}">`,
  ]);
}
