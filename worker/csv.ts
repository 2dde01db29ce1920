/**
 * A CSV file (RFC 4180) with a byte order mark, without which a spreadsheet takes UTF-8 for something else. A cell that
 * a spreadsheet would run as a formula is told to be text by a leading apostrophe.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${csvLines([header, ...rows])}`;
}

/** Further rows of such a file, for one that is written in pieces. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const inert = /^\s*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
