import { plainText } from '../submissions/service.ts';

/** Returns a typed text without control characters, which a mail could not show. */
export function typedText(text: string): string {
  return plainText(text).replaceAll('\r\n', '\n').trim();
}

/** Returns it in one line. */
export function typedLine(text: string): string {
  return typedText(text).replace(/[\t\n\r\u2028\u2029]+/g, ' ');
}
