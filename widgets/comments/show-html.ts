import { trustedTypesPolicy } from '#runtime/trusted-types.ts';

/** Sets the content of an element to HTML of our own, in which everything that people wrote is escaped. */
export function showHtml(element: Element, html: string): void {
  element.innerHTML = (trustedTypesPolicy()?.createHTML(html) ?? html) as string;
}
