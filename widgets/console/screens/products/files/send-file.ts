import { type Address, addressOf } from '#runtime/api/calls.ts';
import { ApiFailure } from '#runtime/api/failure.ts';
import type { NewUpload, OwnerFile } from '#runtime/contracts/files.ts';
import { FILE_MAX_BYTES, UPLOAD_MAX_BYTES } from '#runtime/contracts/limits.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { change, isRefusal } from '../../../app/query.ts';
import { sizeLimit } from '../../../parts/formats.ts';
import type { Sending } from '../../../parts/use-uploads.ts';
import { filesAddress, shownFiles } from '../addresses.ts';

const PART = '/api/owner/uploads/:uploadId/parts/:part';

/** Number of times that a part is sent where the connection breaks, and the first pause between them, in ms. */
const TRIES_PER_PART = 3;
const FIRST_PAUSE_MS = 1_000;

/** Returns why a product cannot have a file; undefined where it may. */
export function sizeError({ name, size }: File): string | undefined {
  if (size <= UPLOAD_MAX_BYTES) return undefined;
  return fill(editorTexts.fileTooLarge, { fileName: name, maxSize: sizeLimit(UPLOAD_MAX_BYTES) });
}

/** Gives a product a file. One that is too large for a call comes in parts. Rejects as `callShop` does. */
export async function sendProductFile(productId: string, file: File, sending: Sending): Promise<OwnerFile> {
  if (file.size > FILE_MAX_BYTES) return sendInParts(productId, file, sending);
  const call = { method: 'PUT', path: filesAddress(productId, file.name), body: file, ...sending } as const;
  return (await change(call, shownFiles(productId))).body;
}

/** Sends a file in parts. The same file goes on where it was broken off, also by another page within a day. */
async function sendInParts(itemId: string, file: File, { signal, onProgress }: Sending): Promise<OwnerFile> {
  const body: NewUpload = { name: file.name, bytes: file.size, version: String(file.lastModified) };
  const path = addressOf('/api/owner/items/:itemId/uploads', { itemId });
  const { body: upload } = await change({ method: 'POST', path, body, signal });
  const { id, partBytes, partCount, arrived } = upload;
  const partOf = (number: number) => file.slice((number - 1) * partBytes, number * partBytes);
  let sentBytes = arrived.reduce((sum, number) => sum + partOf(number).size, 0);
  onProgress(sentBytes);
  for (let number = 1; number <= partCount; number++) {
    if (arrived.includes(number)) continue;
    const part = partOf(number);
    const before = sentBytes;
    await sendPart(addressOf(PART, { uploadId: id, part: number }), part, {
      signal,
      onProgress: (bytes) => onProgress(before + bytes),
    });
    sentBytes += part.size;
    onProgress(sentBytes);
  }
  const complete = addressOf('/api/owner/uploads/:uploadId/complete', { uploadId: id });
  return (await change({ method: 'POST', path: complete, signal }, shownFiles(itemId))).body;
}

async function sendPart(path: Address<typeof PART>, body: Blob, sending: Sending): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await change({ method: 'PUT', path, body, ...sending });
      return;
    } catch (error) {
      if (tries === TRIES_PER_PART || !mayPass(error)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** (tries - 1), sending.signal);
    }
  }
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  const { status = 0 } = error;
  return !isRefusal(error) || status >= 500 || status === 429;
}

/** Rejects with the signal's reason. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });
}
