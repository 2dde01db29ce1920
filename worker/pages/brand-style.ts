import { brandProperties } from '#runtime/domain/brand-colors.ts';
import type { Site } from '../site/site.ts';

/**
 * Returns the page's style of its own: the owner's brand colours as the shared properties of elements; '' for a shop
 * without any. Only numbers go into it.
 */
export function brandStyle({ website }: Site): string {
  const lines = brandProperties(Object(website.colors)).map(([name, value]) => `${name}:${value}`);
  return lines.length > 0 ? `:root{${lines.join(';')}}` : '';
}
