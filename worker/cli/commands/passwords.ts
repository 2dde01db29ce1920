import type { PagePassword } from '#runtime/contracts/locks.ts';
import { apiCommand, type Room } from '../command.ts';
import { readBytes } from '../json-file.ts';
import { text } from '../option-kinds.ts';
import { said } from '../output.ts';

const WHERE = { collection: text('COLLECTION', 'the page or other collection; by default the whole site') };

const pathOf = (collection: string | undefined) =>
  collection === undefined
    ? '/api/owner/site/password'
    : `/api/owner/collections/${encodeURIComponent(collection)}/password`;

export const passwords: Room = {
  name: 'passwords',
  title: 'Passwords that visitors of the site, or of one of its pages, must know',
  commands: [
    apiCommand({
      name: 'passwords set',
      operands: ['FILE'],
      options: WHERE,
      about: 'asks visitors for the password in FILE; - is standard input. Earlier visitors must type it too',
      run: async ({ operands: [file], options: { collection }, api }) => {
        const password = readBytes(file)
          .toString('utf8')
          .replace(/\r?\n$/, '');
        await api.put(pathOf(collection), { password } satisfies PagePassword);
        return said(`Visitors of ${placeOf(collection)} are asked for this password now.`);
      },
    }),
    apiCommand({
      name: 'passwords remove',
      options: WHERE,
      about: 'opens the page or the site to everybody',
      run: async ({ options: { collection }, api }) => {
        await api.delete(pathOf(collection));
        return said(`Everybody sees ${placeOf(collection)} now.`);
      },
    }),
  ],
};

function placeOf(collection: string | undefined): string {
  return collection === undefined ? 'the site' : `the collection ${collection}`;
}
