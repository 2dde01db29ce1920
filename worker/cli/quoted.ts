/** Writes a text as an SQL literal, because wrangler's command takes no parameters. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
