/** What stands before a page's Markdown, by the names that schema.org has for it, which are the same in every language. */
export type Fields = Readonly<Record<string, string | number | undefined>>;

/** Writes fields as YAML, of which JSON is a part: no text can end its line. Fields without a value are left out. */
export function frontMatter(fields: Fields): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value).replace(/[\u0085\u2028\u2029]/g, ' ')}`);
  return ['---', ...lines, '---'].join('\n');
}
