import { openAsBlob } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerPicture } from '#runtime/contracts/pictures.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Command } from '../command.ts';
import { type Output, object, table } from '../output.ts';
import { progress } from '../progress.ts';

const COLUMNS = ['id', 'filename', 'width', 'height', 'bytes', 'altText', 'assetUrl'] as const;

export const pictures: readonly Command[] = [
  apiCommand({
    name: 'pictures add',
    operands: ['PATH'],
    about: 'stores a picture, or all files of a folder; one that the shop has already is not stored again',
    run: async ({ operands: [from], api }) => addAll(api, from),
  }),
];

/** Stores one file, or each file of a folder; what the shop refuses is named at the end. */
async function addAll(api: Api, from: string): Promise<Output> {
  const found = await stat(from).catch(() => {
    throw new Error(`There is no file ${from}.`);
  });
  if (!found.isDirectory()) return object(await add(api, from));
  const entries = await readdir(from, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  const showProgress = progress(names.length, 'pictures');
  const added: OwnerPicture[] = [];
  const refused: string[] = [];
  for (const [index, name] of names.toSorted().entries()) {
    try {
      added.push(await add(api, join(from, name)));
    } catch (error) {
      refused.push(`${name}: ${(error as Error).message}`);
    }
    showProgress(index + 1);
  }
  if (refused.length === 0) return table({ pictures: added }, added, COLUMNS);
  const sentence = `${added.length} of ${names.length} pictures are stored. These are not:`;
  const answer = { pictures: added, refused };
  return { kind: 'text', text: [sentence, ...refused].join('\n'), answer, isFailure: true };
}

async function add(api: Api, file: string): Promise<OwnerPicture> {
  const address = addressOf('/api/owner/pictures', { filename: basename(file) });
  return api.call('POST', address, { body: await openAsBlob(file) });
}
