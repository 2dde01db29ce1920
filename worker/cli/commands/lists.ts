import type { MailingList, MailingLists } from '#runtime/contracts/mailing-list.ts';
import { apiCommand, type Room } from '../command.ts';
import { required, text } from '../option-kinds.ts';
import { bytes, object, table } from '../output.ts';

const LISTS = '/api/owner/mailing-lists';

export const lists: Room = {
  name: 'lists',
  title: 'Mailing lists',
  commands: [
    apiCommand({
      name: 'lists list',
      about: 'lists the mailing lists with their numbers of subscribers',
      run: async ({ api }) => {
        const answer = await api.get<MailingLists>(LISTS);
        return table(answer, answer.mailingLists, [
          'id',
          'name',
          ['confirmed', ({ subscribers }) => subscribers.confirmed],
          ['pending', ({ subscribers }) => subscribers.pending],
          ['unsubscribed', ({ subscribers }) => subscribers.unsubscribed],
          'createdAt',
        ]);
      },
    }),
    apiCommand({
      name: 'lists create',
      options: { name: required(text('TEXT')) },
      about: 'creates a mailing list',
      run: async ({ options: { name }, api }) => object(await api.post<MailingList>(LISTS, { name })),
    }),
    apiCommand({
      name: 'subscribers csv',
      operands: ['LIST'],
      about: 'prints the subscribers of a list as CSV, for > FILE',
      run: async ({ operands: [listId], api }) =>
        bytes(await api.stream(`${LISTS}/${encodeURIComponent(listId)}/subscribers.csv`)),
    }),
  ],
};
