import { Opcode } from '@squarespace/template-engine';

/**
 * Lets parsed templates name an item's excerpt as `excerpt.html` too, as those of the platform do; here it is a text.
 * Changes the code in place.
 */
export function allowExcerptHtml(code: unknown): void {
  if (!Array.isArray(code)) return;
  for (const path of variablesOf(code)) {
    if (path.at(-1) === 'html' && path.at(-2) === 'excerpt') path.pop();
  }
  code.forEach(allowExcerptHtml);
}

/** The paths of names that an instruction reads. */
function variablesOf([opcode, first, second]: unknown[]): unknown[][] {
  const paths = opcode === Opcode.VARIABLE ? first : opcode === Opcode.IF ? second : [];
  return Array.isArray(paths) ? paths.filter(Array.isArray) : [];
}
