import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { OwnerFiles } from '#runtime/contracts/files.ts';
import { uploadInParts } from './upload-in-parts.ts';

/** The largest file that is sent in one call, as `worker/downloads/owner-files.ts` takes it. */
const WHOLE_MAX_BYTES = 100_000_000;
const PAGE_LIMIT = '100';

const API = ['key', 'url', 'site'] as const;

/** The options and arguments of the commands for files and downloads. */
export const FILE_COMMANDS = {
  'files list': { options: [...API], operands: [] },
  'files add': { options: [...API], operands: ['ITEM', 'PATH'] },
  'files remove': { options: [...API], operands: ['ITEM', 'FILE'] },
  'downloads list': { options: [...API], operands: ['ORDER'] },
  'downloads give': { options: [...API], operands: ['ORDER'] },
  'downloads renew': { options: [...API], operands: ['DOWNLOAD'] },
  'downloads close': { options: [...API], operands: ['DOWNLOAD'] },
} as const;

export interface FileCommand {
  name: keyof typeof FILE_COMMANDS;
  /** The arguments; '' for one that the command does not take. */
  first: string;
  second: string;
}

type Call = (path: string, options?: { method?: string; body?: unknown; file?: Blob }) => Promise<Response>;

/** Runs a command through the owner's API and returns the answer; a text where the API answers nothing. */
export async function runFileCommand({ name, first, second }: FileCommand, call: Call): Promise<Response | string> {
  const part = encodeURIComponent(first);
  switch (name) {
    case 'files list':
      return listFiles(call);
    case 'files add': {
      if ((await stat(second)).size > WHOLE_MAX_BYTES) {
        return uploadInParts(call, { itemId: first, path: second }, (arrived, all) =>
          process.stderr.write(`\r${arrived} of ${all} parts${arrived === all ? '\n' : ''}`),
        );
      }
      const file = await openAsBlob(second);
      const query = new URLSearchParams({ name: basename(second) });
      return call(`/api/owner/items/${part}/files?${query}`, { method: 'PUT', file });
    }
    case 'files remove':
      await call(`/api/owner/items/${part}/files/${encodeURIComponent(second)}`, { method: 'DELETE' });
      return `The file ${second} goes to no new buyer. Those who have bought it keep it until their links expire.`;
    case 'downloads list':
      return call(`/api/owner/orders/${part}/downloads`);
    case 'downloads give':
      return call(`/api/owner/orders/${part}/downloads`, { method: 'POST' });
    case 'downloads renew':
      return call(`/api/owner/downloads/${part}/renew`, { method: 'POST' });
    case 'downloads close':
      return call(`/api/owner/downloads/${part}/close`, { method: 'POST' });
  }
}

/** Reads all pages. */
async function listFiles(call: Call): Promise<Response> {
  const products: OwnerFiles['products'] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ limit: PAGE_LIMIT, ...(cursor && { cursor }) });
    const page = (await (await call(`/api/owner/files?${query}`)).json()) as OwnerFiles;
    products.push(...page.products);
    cursor = page.nextPageCursor;
  }
  return Response.json({ products });
}
