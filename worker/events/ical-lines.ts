/** The lines of RFC 5545 (iCalendar). */

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** Returns a content line whose value is text: it is escaped and folded. */
export function textLine(name: string, value: string): string {
  return folded(`${name}:${escapeText(value)}`);
}

/** Returns a content line whose value is no text, such as a date or an address, folded. */
export function valueLine(name: string, value: string): string {
  return folded(`${name}:${value.replace(/[\r\n]/g, '')}`);
}

/** Escapes a text value (§3.3.11). Other control characters are not allowed in it. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}/gu, (character) => (character === '\t' ? ' ' : ''));
}

/** Breaks a line before it has more than 75 octets of UTF-8, never within a character; a blank continues it (§3.1). */
function folded(line: string): string {
  let written = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      written += '\r\n ';
      octets = 1;
    }
    written += character;
    octets += size;
  }
  return written;
}
