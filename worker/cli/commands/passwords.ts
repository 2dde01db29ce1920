import { addressOf } from '#runtime/api/calls.ts';
import { apiCommand, type Command } from '../command.ts';
import { readBytes } from '../json-file.ts';
import { text } from '../option-kinds.ts';
import { textOutput } from '../output.ts';
import { UsageError } from '../usage-error.ts';

const WHERE = {
  collection: text('COLLECTION', 'a page or other collection; by default the whole site'),
  item: text('ITEM', 'a post or other item that is not sold'),
};

type Where = Record<'collection' | 'item', string | undefined>;

function addressIn({ collection, item }: Where) {
  if (collection !== undefined && item !== undefined) throw new UsageError('Give --collection or --item, not both.');
  if (item !== undefined) return addressOf('/api/owner/items/:itemId/password', { itemId: item });
  if (collection === undefined) return addressOf('/api/owner/site/password', {});
  return addressOf('/api/owner/collections/:collectionId/password', { collectionId: collection });
}

export const passwords: readonly Command[] = [
  apiCommand({
    name: 'passwords set',
    operands: ['FILE'],
    options: WHERE,
    about: 'asks visitors for the password in FILE; - is standard input. Earlier visitors must type it too',
    run: async ({ operands: [file], options, api }) => {
      const password = readBytes(file)
        .toString('utf8')
        .replace(/\r?\n$/, '');
      await api.call('PUT', addressIn(options), { body: { password } });
      return textOutput(`Visitors of ${lockedName(options)} are asked for this password now.`);
    },
  }),
  apiCommand({
    name: 'passwords remove',
    options: WHERE,
    about: 'opens the page or the site to everybody',
    run: async ({ options, api }) => {
      await api.call('DELETE', addressIn(options));
      return textOutput(`Everybody sees ${lockedName(options)} now.`);
    },
  }),
];

function lockedName({ collection, item }: Where): string {
  if (item !== undefined) return `the item ${item}`;
  return collection === undefined ? 'the site' : `the collection ${collection}`;
}
