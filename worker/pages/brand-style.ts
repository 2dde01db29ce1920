import { colorErrors, type PartialColor, readableOn, toCss, type WebsiteColor } from '#runtime/domain/website-color.ts';
import type { Site } from '../site/site.ts';

/**
 * Returns the page's style of its own: the brand colour `accent` as the accent of elements, with a text colour that can
 * be read on it; '' for a shop without one. Only numbers go into it.
 */
export function brandStyle({ website }: Site): string {
  const accent: PartialColor = Object(Object(website.colors).accent);
  if (!isColor(accent)) return '';
  return `:root{--sq-accent:${toCss(accent)};--sq-on-accent:${readableOn(accent)}}`;
}

function isColor(color: PartialColor): color is WebsiteColor {
  const isNumbers = Object.values(color).every((value) => typeof value === 'number');
  return isNumbers && colorErrors(color).length === 0;
}
