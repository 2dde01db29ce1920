import { FEATURES, type Feature, SERVED_FEATURES } from '#runtime/contracts/features.ts';

/** `website.serves` for templates: `{.if website.serves.likes}`. */
export const SERVES = Object.fromEntries(
  FEATURES.map((feature) => [feature, SERVED_FEATURES.includes(feature)]),
) as Record<Feature, boolean>;

/** The attribute of `<html>` by which themes' CSS and our scripts know what the shop serves. */
const ATTRIBUTE = `data-sq-serves="${SERVED_FEATURES.join(' ')}"`;

/** Writes what the shop serves on a page's `<html>`, unless its template has done so. */
export function markServed(html: string): string {
  return html.replace(/<html(?=[\s>])(?![^>]*\sdata-sq-serves)/i, `<html ${ATTRIBUTE}`);
}
