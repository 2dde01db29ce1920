import type { ImportFile, ImportOutcome } from '../contracts/imports.ts';

/** What becomes of a record of a file, with the lines that it was made of. */
export type EntryOutcome = ImportOutcome & { firstLine: number; lastLine: number };

/** Returns what becomes of all that a file holds, by lines: its records, and what none could be made of. */
export function withUnread(outcomes: readonly EntryOutcome[], refused: ImportFile['refused']): EntryOutcome[] {
  const unread = refused.map(
    (record): EntryOutcome => ({
      ...record,
      ...{ type: 'importedProduct', id: '', result: 'refused', fields: [], errors: {} },
      ...{ hasTakenSku: false, notes: [], missingPictures: [] },
    }),
  );
  return [...outcomes, ...unread].sort((a, b) => a.firstLine - b.firstLine);
}
