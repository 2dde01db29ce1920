/**
 * JSON that may stand inside a `<script>`: `<` is written as an escape, so that neither `</script>` nor `<!--` in a
 * title can end or open anything, and the two line separators that older scripts refuse are too.
 */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The text of an HTML fragment, for descriptions and for searching. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
