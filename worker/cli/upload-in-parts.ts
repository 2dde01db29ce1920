import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Address, addressOf } from '#runtime/api/calls.ts';
import type { NewUpload, OwnerFile } from '#runtime/contracts/files.ts';
import type { Api } from './api.ts';

/** Number of times that a part is sent where the connection breaks. */
const TRIES_PER_PART = 3;

/**
 * Sends a file in parts, each read from the disk when it is sent. The same file goes on where an earlier command was
 * broken off. `progressed` is called with the number of parts that have arrived, and of all.
 */
export async function uploadInParts(
  api: Pick<Api, 'call'>,
  { itemId, path }: { itemId: string; path: string },
  progressed: (arrived: number, all: number) => void = () => {},
): Promise<OwnerFile> {
  const { size, mtimeMs } = await stat(path);
  const file: NewUpload = { name: basename(path), bytes: size, version: String(mtimeMs) };
  const begun = await api.call('POST', addressOf('/api/owner/items/:itemId/uploads', { itemId }), { body: file });
  const { id: uploadId, partBytes, partCount, arrived } = begun;
  const whole = await openAsBlob(path);
  for (let part = 1; part <= partCount; part++) {
    const bytes = whole.slice((part - 1) * partBytes, part * partBytes);
    const address = addressOf('/api/owner/uploads/:uploadId/parts/:part', { uploadId, part });
    if (!arrived.includes(part)) await sendPart(api, address, bytes);
    progressed(part, partCount);
  }
  return api.call('POST', addressOf('/api/owner/uploads/:uploadId/complete', { uploadId }));
}

async function sendPart(
  api: Pick<Api, 'call'>,
  address: Address<'/api/owner/uploads/:uploadId/parts/:part'>,
  body: Blob,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await api.call('PUT', address, { body });
      return;
    } catch (error) {
      if (tries === TRIES_PER_PART) throw error;
    }
  }
}
