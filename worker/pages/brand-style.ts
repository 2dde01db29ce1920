import { brandProperties } from '#runtime/domain/brand-colors.ts';
import { fontFiles, fontProperties, fontRules, readSiteFonts } from '#runtime/domain/site-fonts.ts';
import type { Site } from '../site/site.ts';

/**
 * Returns the page's style of its own: the owner's brand colours as the shared properties of elements, and the fonts that
 * the owner has chosen; '' for a shop without any. Only numbers and fonts that ship go into it.
 */
export function brandStyle({ website }: Site): string {
  const fonts = readSiteFonts(website.fonts);
  const colors = brandProperties(Object(website.colors));
  const single = [...colors.filter(([, value]) => !isPair(value)), ...fontProperties(fonts)];
  const pairs = rootRule(colors.filter(([, value]) => isPair(value)));
  return `${rootRule(single)}${pairs && `@supports (color:light-dark(red,red)){${pairs}}`}${fontRules(fonts)}`;
}

/** Whether it has a colour for light pages and one for dark ones; older browsers keep to the system's colours. */
function isPair(value: string): boolean {
  return value.startsWith('light-dark(');
}

function rootRule(properties: readonly (readonly [name: string, value: string])[]): string {
  if (properties.length === 0) return '';
  return `:root{${properties.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/** Lists the tags by which a page fetches the chosen fonts; most shops have none. */
export function fontTags({ website }: Site): string[] {
  return fontFiles(readSiteFonts(website.fonts)).flatMap(({ sheet, latin }) => [
    `<link rel="preload" href="${latin}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="stylesheet" href="${sheet}">`,
  ]);
}
