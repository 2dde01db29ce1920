import type { ImportFile, ShopRecord } from '#runtime/contracts/imports.ts';

/** A record with the lines of the file that it was made of. */
export interface Entry {
  firstLine: number;
  lastLine: number;
  record: ShopRecord;
}

/** What is known of a file before its records are imported. */
export interface OpenedFile {
  name: string;
  format: string;
  /** Number of records. */
  count: number;
  problems: ImportFile['problems'];
  /** Products of which no record can be made, and how many there are. */
  refused: ImportFile['refused'];
  refusedCount: number;
  /** Reads the records, from the start each time. */
  entries(): AsyncIterable<Entry> | Iterable<Entry>;
}
