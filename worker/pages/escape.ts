/**
 * Returns JSON for use inside a `<script>`. `<` is escaped, so that `</script>` or `<!--` in a title has no effect, and
 * so are the two line separators that older scripts reject.
 */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
