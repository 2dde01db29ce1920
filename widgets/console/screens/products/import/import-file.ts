import { addressOf } from '#runtime/api/calls.ts';
import type { IMPORT_FILE_MAX_BYTES } from '#runtime/contracts/imports.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { callInSession } from '../../../app/session.ts';
import { sizeLimit } from '../../../parts/formats.ts';
import type { OpenedFile } from './opened-file.ts';
import { isShopFile, openShopFile } from './shop-file.ts';

/** Largest file that the shop reads by one call, in bytes. A whole shop is read line by line and may be larger. */
const FILE_MAX_BYTES: typeof IMPORT_FILE_MAX_BYTES = 25_000_000;
const ENDINGS = /\.(csv|tsv|txt|json|jsonl|html?)$/i;

/** What the shop cannot know of a file. */
export interface ReadingOptions {
  /** Of products that do not say theirs; '' for the shop's only one. */
  collection: string;
  units: 'metric' | 'imperial';
  /** Where a saved page was; '' for other files. */
  url: string;
}

/** Returns why a file cannot be imported; undefined where it may be. */
export function fileError({ name, size }: File): string | undefined {
  if (!ENDINGS.test(name))
    return fill(editorTexts.fileType, { fileName: name, fileTypeMessage: `${productsTexts.csvJsonOrHtml} ` });
  return size === 0 ? fill(editorTexts.fileType, { fileName: name, fileTypeMessage: '' }) : undefined;
}

/** Opens a file of any format. Rejects as `callInSession` does, and with the text of what is wrong. */
export async function openFile(file: File, options: ReadingOptions, signal: AbortSignal): Promise<OpenedFile> {
  if (await isShopFile(file)) return openShopFile(file, signal);
  if (file.size > FILE_MAX_BYTES) {
    throw new Error(fill(editorTexts.fileTooLarge, { fileName: file.name, maxSize: sizeLimit(FILE_MAX_BYTES) }));
  }
  const path = addressOf('/api/owner/imports/read', {
    units: options.units,
    collection: options.collection || undefined,
    url: options.url.trim() || undefined,
  });
  const body = new Blob([file], { type: 'application/octet-stream' });
  const answer = await callInSession({ method: 'POST', path, body, signal });
  if (!answer.body) throw new Error(editorTexts.noJobData);
  const { records, ...read } = answer.body;
  return { ...read, name: file.name, count: records.length, entries: () => records };
}
