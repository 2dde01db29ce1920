/**
 * Elements and attributes that the owner's HTML of a form may have: text, links, lists, tables and pictures. Scripts,
 * frames, inputs, styles and names are excluded (a name or id could hide one of the page's own).
 */
export const ALLOWED_ELEMENTS = [
  ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'dd', 'del', 'div', 'dl', 'dt', 'em'],
  ...['figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol'],
  ...['p', 'pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead'],
  ...['time', 'tr', 'u', 'ul', 'wbr'],
];
export const ALLOWED_ATTRIBUTES = [
  ...['alt', 'class', 'colspan', 'datetime', 'dir', 'height', 'href', 'lang', 'loading', 'rel', 'rowspan', 'scope'],
  ...['src', 'target', 'title', 'width'],
];

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
const PICTURE_PROTOCOLS = ['http:', 'https:'];

/** Removes every address that does not lead to the web, mail or a telephone. */
export function dropOtherAddresses(root: ParentNode): void {
  for (const link of root.querySelectorAll('[href]')) keepOnly(link, 'href', LINK_PROTOCOLS);
  for (const picture of root.querySelectorAll('[src]')) keepOnly(picture, 'src', PICTURE_PROTOCOLS);
}

function keepOnly(element: Element, attribute: 'href' | 'src', protocols: readonly string[]): void {
  try {
    const { protocol } = new URL(element.getAttribute(attribute) ?? '', document.baseURI);
    if (protocols.includes(protocol)) return;
  } catch {
    // The text is not an address.
  }
  element.removeAttribute(attribute);
}
