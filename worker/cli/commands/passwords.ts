import type { OwnerLocks, PagePassword } from '#runtime/contracts/locks.ts';
import { apiCommand, type Room } from '../command.ts';
import { readBytes } from '../json-file.ts';
import { PAGING, text } from '../option-kinds.ts';
import { said, table } from '../output.ts';
import { UsageError } from '../usage-error.ts';

const WHERE = {
  collection: text('COLLECTION', 'a page or other collection; by default the whole site'),
  item: text('ITEM', 'a post or other item that is not sold'),
};

type Where = Record<'collection' | 'item', string | undefined>;

function pathOf({ collection, item }: Where): string {
  if (collection !== undefined && item !== undefined) throw new UsageError('Give --collection or --item, not both.');
  if (item !== undefined) return `/api/owner/items/${encodeURIComponent(item)}/password`;
  if (collection === undefined) return '/api/owner/site/password';
  return `/api/owner/collections/${encodeURIComponent(collection)}/password`;
}

export const passwords: Room = {
  name: 'passwords',
  title: 'Passwords that visitors of the site, or of some of its pages, must know',
  commands: [
    apiCommand({
      name: 'passwords list',
      options: PAGING,
      about: 'lists what is locked; without a password it is closed to everybody, as after an import',
      run: async ({ options, api }) => {
        const answer = await api.get<OwnerLocks>('/api/owner/passwords', options);
        return table(answer, answer.locks, ['kind', 'id', 'title', 'hasPassword']);
      },
    }),
    apiCommand({
      name: 'passwords set',
      operands: ['FILE'],
      options: WHERE,
      about: 'asks visitors for the password in FILE; - is standard input. Earlier visitors must type it too',
      run: async ({ operands: [file], options, api }) => {
        const password = readBytes(file)
          .toString('utf8')
          .replace(/\r?\n$/, '');
        await api.put(pathOf(options), { password } satisfies PagePassword);
        return said(`Visitors of ${placeOf(options)} are asked for this password now.`);
      },
    }),
    apiCommand({
      name: 'passwords remove',
      options: WHERE,
      about: 'opens the page or the site to everybody',
      run: async ({ options, api }) => {
        await api.delete(pathOf(options));
        return said(`Everybody sees ${placeOf(options)} now.`);
      },
    }),
  ],
};

function placeOf({ collection, item }: Where): string {
  if (item !== undefined) return `the item ${item}`;
  return collection === undefined ? 'the site' : `the collection ${collection}`;
}
