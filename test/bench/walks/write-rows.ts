import { writeFileSync } from 'node:fs';
import type { Row } from '../table.ts';

/** Hands the rows of a walk to the command that has started it, and prints them where none has. */
export function writeRows(rows: readonly Row[]): void {
  const file = process.env.WALK_ROWS;
  if (file) writeFileSync(file, JSON.stringify(rows));
  else for (const { what, value, note = '' } of rows) console.log(`${what}  ${value}  ${note}`);
}
