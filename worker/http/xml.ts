/** What XML 1.0 allows in no document, not even as a reference (section 2.2). */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Returns a text for the content and the attributes of XML elements. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => REFERENCES[sign] ?? '');
}

/** Returns an element with a text; '' for an empty one. */
export function xmlElement(name: string, text: string | number | undefined): string {
  return text === undefined || text === '' ? '' : `<${name}>${xmlText(String(text))}</${name}>`;
}
