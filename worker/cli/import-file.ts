import { openAsBlob, statSync } from 'node:fs';
import { addressOf } from '#runtime/api/calls.ts';
import { IMPORT_FILE_MAX_BYTES, type ImportFile } from '#runtime/contracts/imports.ts';
import { BYTES_PER_MB } from '#runtime/contracts/limits.ts';
import type { Units } from '#runtime/contracts/product-csv.ts';
import type { Api } from './api.ts';
import type { Entry } from './import-records.ts';
import { isShopFile, openShopFile } from './shop-file.ts';

/** The facts about a file before its records are imported. */
export interface OpenedFile {
  format: string;
  /** Number of records. */
  count: number;
  problems: ImportFile['problems'];
  /** Products of which no record can be made, and how many there are. */
  refused: ImportFile['refused'];
  refusedCount: number;
  /** Reads the records, from the start each time. */
  entries(): Iterable<Entry>;
}

/** Opens a file of any format. One with a whole shop is read line by line, however large it is. */
export async function openFile(
  api: Api,
  path: string,
  query: { collection: string | undefined; url: string | undefined; units: Units | undefined },
): Promise<OpenedFile> {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new Error(`There is no file ${path}.`);
  if (isShopFile(path)) {
    const { count, entries } = openShopFile(path);
    return { format: 'shop', count, problems: [], refused: [], refusedCount: 0, entries: () => entries };
  }
  if (stat.size > IMPORT_FILE_MAX_BYTES) {
    throw new Error(`${path} is larger than ${IMPORT_FILE_MAX_BYTES / BYTES_PER_MB} MB: divide it into several files.`);
  }
  const body = await openAsBlob(path, { type: 'application/octet-stream' });
  const { records, ...file } = await api.call('POST', addressOf('/api/owner/imports/read', query), { body });
  return { ...file, count: records.length, entries: () => records };
}
