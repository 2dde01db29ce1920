import { randomUUID } from 'node:crypto';
import { type ImportOptions, MAX_IMPORT_RECORDS, type ShopRecord } from '#runtime/contracts/imports.ts';
import type { EntryOutcome } from '#runtime/domain/import-outcomes.ts';
import type { Api } from './api.ts';

/** Most characters of the records of one call; a single record may be longer. */
const CALL_MAX_LENGTH = 4_000_000;
/** Longest name of a file that its change set keeps. */
const FILE_NAME_MAX_LENGTH = 200;

/** A record with the lines of the file that it was made of. */
export interface Entry {
  firstLine: number;
  lastLine: number;
  record: ShopRecord;
}

interface Import {
  options: Omit<ImportOptions, 'newProducts' | 'file'>;
  /** The file's name, by which the shop can take the import back. */
  fileName: string;
  isPreview: boolean;
  /** Is called with the number of records that are done. */
  progressed(done: number): void;
}

/** Sends records to the shop, as many in a call as it takes. */
export async function sendRecords(
  api: Api,
  entries: Iterable<Entry>,
  { options, fileName, isPreview, progressed }: Import,
): Promise<EntryOutcome[]> {
  const outcomes: EntryOutcome[] = [];
  let newProducts: ImportOptions['newProducts'] = {};
  const file = { id: randomUUID(), title: fileName.slice(0, FILE_NAME_MAX_LENGTH) };
  for (const batch of batchesOf(entries)) {
    const body = {
      records: batch.map(({ record }) => record),
      options: { ...options, newProducts, ...(!isPreview && { file }) },
    };
    const path = isPreview ? '/api/owner/imports/preview' : '/api/owner/imports';
    const answer = await api.call('POST', path, { body });
    ({ newProducts } = answer);
    answer.outcomes.forEach((outcome, index) => {
      const { firstLine = 0, lastLine = 0 } = batch[index] ?? {};
      outcomes.push({ ...outcome, firstLine, lastLine });
    });
    progressed(outcomes.length);
  }
  return outcomes;
}

function* batchesOf(entries: Iterable<Entry>): Generator<Entry[]> {
  let batch: Entry[] = [];
  let length = 0;
  for (const entry of entries) {
    const own = JSON.stringify(entry.record).length;
    if (batch.length > 0 && (batch.length === MAX_IMPORT_RECORDS || length + own > CALL_MAX_LENGTH)) {
      yield batch;
      [batch, length] = [[], 0];
    }
    batch.push(entry);
    length += own;
  }
  if (batch.length > 0) yield batch;
}
