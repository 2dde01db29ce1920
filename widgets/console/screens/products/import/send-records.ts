import type { ImportOptions, MAX_IMPORT_RECORDS } from '#runtime/contracts/imports.ts';
import type { EntryOutcome } from '#runtime/domain/import-outcomes.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { change, errorText } from '../../../app/query.ts';
import type { Entry } from './opened-file.ts';

const MAX_RECORDS: typeof MAX_IMPORT_RECORDS = 25;
/** Most characters of the records of one call; a single record may be longer. */
const CALL_MAX_LENGTH = 4_000_000;

/** What the person has chosen for an import. */
export type SendingOptions = Omit<ImportOptions, 'newProducts' | 'file'>;

/** A file, as the change set of its import names it. */
export type SentFile = NonNullable<ImportOptions['file']>;

interface Sending {
  options: SendingOptions;
  /** Of an import; a preview needs none. */
  file?: SentFile;
  isPreview: boolean;
  signal: AbortSignal;
  /** Is called with what has become of the records so far, and the change set that takes them back. */
  onProgress: (outcomes: readonly EntryOutcome[], changeSet: string | null) => void;
}

/** Sends records to the shop, as many in a call as it takes. Rejects with the signal's reason when it is stopped. */
export async function sendRecords(
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  { options, file, isPreview, signal, onProgress }: Sending,
): Promise<readonly EntryOutcome[]> {
  const path = isPreview ? '/api/owner/imports/preview' : '/api/owner/imports';
  const outcomes: EntryOutcome[] = [];
  let newProducts: ImportOptions['newProducts'] = {};
  for await (const batch of batchesOf(entries)) {
    signal.throwIfAborted();
    const body = {
      records: batch.map(({ record }) => record),
      options: { ...options, newProducts, ...(file && { file }) },
    };
    // A call that writes ends on its own, so that what it did is known.
    const call = { method: 'POST', path, body, ...(isPreview && { signal }) } as const;
    const answer = (await change(call)).body;
    if (!answer) throw new Error(editorTexts.noJobData);
    ({ newProducts } = answer);
    for (const [index, outcome] of answer.outcomes.entries()) {
      const { firstLine = 0, lastLine = 0 } = batch[index] ?? {};
      outcomes.push({ ...outcome, firstLine, lastLine });
    }
    onProgress([...outcomes], answer.changeSet);
  }
  return outcomes;
}

async function* batchesOf(entries: AsyncIterable<Entry> | Iterable<Entry>): AsyncGenerator<Entry[]> {
  let batch: Entry[] = [];
  let length = 0;
  for await (const entry of entries) {
    const own = JSON.stringify(entry.record).length;
    if (batch.length > 0 && (batch.length === MAX_RECORDS || length + own > CALL_MAX_LENGTH)) {
      yield batch;
      [batch, length] = [[], 0];
    }
    batch.push(entry);
    length += own;
  }
  if (batch.length > 0) yield batch;
}

/** A picture that could not be had, and why. */
export interface FailedPicture {
  url: string;
  error: string;
}

/** Has the shop fetch pictures of other addresses. One that cannot be had stops no product; its error is returned. */
export async function fetchPictures(
  urls: readonly string[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<readonly FailedPicture[]> {
  const failed: FailedPicture[] = [];
  for (const [index, url] of urls.entries()) {
    signal.throwIfAborted();
    try {
      await change({ method: 'POST', path: '/api/owner/pictures/fetch', body: { url }, signal });
    } catch (error) {
      signal.throwIfAborted();
      failed.push({ url, error: errorText(error) });
    }
    onProgress(index + 1);
  }
  return failed;
}
