import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FileNaming, OwnerFile, OwnerFiles } from '#runtime/contracts/files.ts';
import { FILE_MAX_BYTES } from '#runtime/contracts/limits.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Room } from '../command.ts';
import { object, said, table } from '../output.ts';
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

export const files: Room = {
  name: 'files',
  title: 'Files of digital products',
  commands: [
    apiCommand({
      name: 'files list',
      about: 'lists digital products with their files',
      run: async ({ api }) => {
        const products = await readProducts(api);
        const rows = products.flatMap(({ itemId, title, files: all }): FileRow[] =>
          all.length === 0 ? [{ itemId, title, id: '', name: '', bytes: null }] : all.map((one) => ({ title, ...one })),
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
        if (size > FILE_MAX_BYTES) return object(await uploadInParts(api.call, { itemId, path }, tellParts()));
        const file = await openAsBlob(path);
        const query = { name: basename(path) };
        const answer = await api.call(`/api/owner/items/${encodeURIComponent(itemId)}/files`, {
          method: 'PUT',
          query,
          file,
        });
        return object((await answer.json()) as OwnerFile);
      },
    }),
    apiCommand({
      name: 'files rename',
      operands: ['ITEM', 'FILE', 'NAME'],
      about: 'gives a file another name, which its earlier buyers see too',
      run: async ({ operands: [itemId, file, name], api }) => {
        const body: FileNaming = { name };
        const path = `/api/owner/items/${encodeURIComponent(itemId)}/files/${encodeURIComponent(file)}`;
        return object(await api.put<OwnerFile>(path, body));
      },
    }),
    apiCommand({
      name: 'files remove',
      operands: ['ITEM', 'FILE'],
      about: 'takes a file from a product; whoever has bought it keeps it',
      run: async ({ operands: [itemId, file], api }) => {
        await api.delete(`/api/owner/items/${encodeURIComponent(itemId)}/files/${encodeURIComponent(file)}`);
        return said(
          `The file ${file} goes to no new buyer. Those who have bought it keep it until their links expire.`,
        );
      },
    }),
  ],
};

async function readProducts(api: Api): Promise<OwnerFiles['products']> {
  const products: OwnerFiles['products'] = [];
  for (let cursor: string | undefined | null; cursor !== null; ) {
    const page: OwnerFiles = await api.get('/api/owner/files', { limit: PAGE_LIMIT, cursor });
    products.push(...page.products);
    cursor = page.nextPageCursor;
  }
  return products;
}

function tellParts() {
  return (arrived: number, all: number) => progress(all, 'parts')(arrived);
}
