import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Method } from '#runtime/api/exchange.ts';
import type { NewUpload, OwnerUpload } from '#runtime/contracts/files.ts';

/** Number of times that a part is sent where the connection breaks. */
const TRIES_PER_PART = 3;

type Call = (path: string, options?: { method?: Method; body?: unknown; file?: Blob }) => Promise<Response>;

/**
 * Sends a file in parts, each read from the disk when it is sent. The same file goes on where an earlier command was
 * broken off. `tell` is called with the number of parts that have arrived, and of all.
 */
export async function uploadInParts(
  call: Call,
  { itemId, path }: { itemId: string; path: string },
  tell: (arrived: number, all: number) => void = () => {},
): Promise<Response> {
  const { size, mtimeMs } = await stat(path);
  const file: NewUpload = { name: basename(path), bytes: size, version: String(mtimeMs) };
  const begun = await call(`/api/owner/items/${encodeURIComponent(itemId)}/uploads`, { method: 'POST', body: file });
  const { id, partBytes, partCount, arrived } = (await begun.json()) as OwnerUpload;
  const whole = await openAsBlob(path);
  for (let part = 1; part <= partCount; part++) {
    const bytes = whole.slice((part - 1) * partBytes, part * partBytes);
    if (!arrived.includes(part)) await sendPart(call, `/api/owner/uploads/${id}/parts/${part}`, bytes);
    tell(part, partCount);
  }
  return call(`/api/owner/uploads/${id}/complete`, { method: 'POST' });
}

async function sendPart(call: Call, path: string, file: Blob): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await call(path, { method: 'PUT', file });
      return;
    } catch (error) {
      if (tries === TRIES_PER_PART) throw error;
    }
  }
}
