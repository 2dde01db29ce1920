/**
 * A CSV file (RFC 4180) with a byte order mark, without which a spreadsheet takes UTF-8 for something else. A cell that
 * a spreadsheet would run as a formula is told to be text by a leading apostrophe.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const inert = /^\s*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
