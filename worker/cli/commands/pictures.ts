import { openAsBlob } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { OwnerPicture, OwnerPictures } from '#runtime/contracts/pictures.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Room } from '../command.ts';
import { readVersioned } from '../json-file.ts';
import { PAGING, text } from '../option-kinds.ts';
import { type Output, object, said, table } from '../output.ts';
import { progress } from '../progress.ts';

const PICTURES = '/api/owner/pictures';
const COLUMNS = ['id', 'filename', 'width', 'height', 'bytes', 'altText', 'assetUrl'] as const;
/** What the API computes of a picture; a change must not name it. */
const COMPUTED = ['assetUrl', 'contentType', 'bytes', 'width', 'height', 'colors', 'formats'];
const path = (id: string) => `${PICTURES}/${encodeURIComponent(id)}`;

export const pictures: Room = {
  name: 'pictures',
  title: 'Pictures',
  commands: [
    apiCommand({
      name: 'pictures list',
      options: { q: text('TEXT', 'a part of the filename'), ...PAGING },
      about: 'lists the pictures, newest first',
      run: async ({ options, api }) => {
        const answer = await api.get<OwnerPictures>(PICTURES, options);
        return table(answer, answer.pictures, COLUMNS);
      },
    }),
    apiCommand({
      name: 'pictures get',
      operands: ['PICTURE'],
      about: 'prints a picture; in a file it is JSON, for pictures update',
      run: async ({ operands: [id], api }) => object(await api.get<OwnerPicture>(path(id))),
    }),
    apiCommand({
      name: 'pictures add',
      operands: ['PATH'],
      about: 'stores a picture, or all files of a folder; one that the shop has already is not stored again',
      run: async ({ operands: [from], api }) => addAll(api, from),
    }),
    apiCommand({
      name: 'pictures fetch',
      operands: ['ADDRESS'],
      about: 'has the shop fetch a picture from a public address and store it',
      run: async ({ operands: [url], api }) => object(await api.post<OwnerPicture>(`${PICTURES}/fetch`, { url })),
    }),
    apiCommand({
      name: 'pictures update',
      operands: ['PICTURE', 'FILE'],
      about: 'replaces name, alternative text and focal point by those in FILE',
      run: async ({ operands: [id, file], api }) => {
        const { version, body } = readVersioned(file, COMPUTED);
        return object(await api.put<OwnerPicture>(path(id), body, version));
      },
    }),
    apiCommand({
      name: 'pictures delete',
      operands: ['PICTURE'],
      about: 'deletes a picture that nothing uses',
      run: async ({ operands: [id], api }) => {
        await api.delete(path(id), { version: await api.versionOf(path(id)) });
        return said(`The picture ${id} is deleted.`);
      },
    }),
  ],
};

/** Stores one file, or each file of a folder; what the shop refuses is named at the end. */
async function addAll(api: Api, from: string): Promise<Output> {
  const found = await stat(from).catch(() => {
    throw new Error(`There is no file ${from}.`);
  });
  if (!found.isDirectory()) return object(await add(api, from));
  const entries = await readdir(from, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  const tell = progress(names.length, 'pictures');
  const added: OwnerPicture[] = [];
  const refused: string[] = [];
  for (const [index, name] of names.toSorted().entries()) {
    try {
      added.push(await add(api, join(from, name)));
    } catch (error) {
      refused.push(`${name}: ${(error as Error).message}`);
    }
    tell(index + 1);
  }
  if (refused.length === 0) return table({ pictures: added }, added, COLUMNS);
  const sentence = `${added.length} of ${names.length} pictures are stored. These are not:`;
  const answer = { pictures: added, refused };
  return { kind: 'text', text: [sentence, ...refused].join('\n'), answer, isFailure: true };
}

async function add(api: Api, file: string): Promise<OwnerPicture> {
  const query = { filename: basename(file) };
  const answer = await api.call(PICTURES, { method: 'POST', query, file: await openAsBlob(file) });
  return (await answer.json()) as OwnerPicture;
}
