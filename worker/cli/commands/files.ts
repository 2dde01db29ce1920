import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerFiles } from '#runtime/contracts/files.ts';
import { FILE_MAX_BYTES } from '#runtime/contracts/limits.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Command } from '../command.ts';
import { object, table } from '../output.ts';
import { allPages } from '../pages.ts';
import { progress } from '../progress.ts';
import { uploadInParts } from '../upload-in-parts.ts';

const PAGE_LIMIT = 100;

/** A product and a file of it; empty for a product without one. */
interface FileRow {
  itemId: string;
  title: string;
  id: string;
  name: string;
  bytes: number | null;
}

export const files: readonly Command[] = [
  apiCommand({
    name: 'files list',
    about: 'lists digital products with their files',
    run: async ({ api }) => {
      const products = await readProducts(api);
      const rows = products.flatMap(({ itemId, title, files: all }): FileRow[] =>
        all.length === 0 ? [{ itemId, title, id: '', name: '', bytes: null }] : all.map((file) => ({ title, ...file })),
      );
      return table({ products }, rows, ['itemId', 'title', 'id', 'name', 'bytes']);
    },
  }),
  apiCommand({
    name: 'files add',
    operands: ['ITEM', 'PATH'],
    about: 'gives a product a file for new buyers; it replaces a file of the same name',
    run: async ({ operands: [itemId, path], api }) => {
      const { size } = await stat(path).catch(() => {
        throw new Error(`There is no file ${path}.`);
      });
      if (size > FILE_MAX_BYTES) return object(await uploadInParts(api, { itemId, path }, reportParts()));
      const address = addressOf('/api/owner/items/:itemId/files', { itemId, name: basename(path) });
      return object(await api.call('PUT', address, { body: await openAsBlob(path) }));
    },
  }),
];

async function readProducts(api: Api): Promise<OwnerFiles['products']> {
  const read = (cursor: string | undefined) =>
    api.call('GET', addressOf('/api/owner/files', { limit: PAGE_LIMIT, cursor }));
  return (await allPages(read)).flatMap(({ products }) => products);
}

function reportParts() {
  return (arrived: number, all: number) => progress(all, 'parts')(arrived);
}
