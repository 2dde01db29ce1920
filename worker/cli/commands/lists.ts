import {
  type MailingList,
  type MailingLists,
  SUBSCRIBER_STATUSES,
  type Subscribers,
} from '#runtime/contracts/mailing-list.ts';
import { apiCommand, type Room } from '../command.ts';
import { choice, PAGING, required, text } from '../option-kinds.ts';
import { bytes, object, said, table } from '../output.ts';

const LISTS = '/api/owner/mailing-lists';
const subscribersOf = (listId: string) => `${LISTS}/${encodeURIComponent(listId)}/subscribers`;

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
      name: 'subscribers list',
      operands: ['LIST'],
      options: { ...PAGING, status: choice('STATUS', SUBSCRIBER_STATUSES) },
      about: 'lists the subscribers of a list by address',
      run: async ({ operands: [listId], options, api }) => {
        const answer = await api.get<Subscribers>(subscribersOf(listId), options);
        const columns = ['email', 'status', 'firstName', 'lastName', 'createdAt', 'confirmedAt'] as const;
        return table(answer, answer.subscribers, columns);
      },
    }),
    apiCommand({
      name: 'subscribers delete',
      operands: ['LIST', 'EMAIL'],
      about: 'takes a person off a list, with what the shop knows of the subscription',
      run: async ({ operands: [listId, email], api }) => {
        await api.delete(`${subscribersOf(listId)}/${encodeURIComponent(email)}`);
        return said(`${email} is not on the list ${listId} any more.`);
      },
    }),
    apiCommand({
      name: 'subscribers csv',
      operands: ['LIST'],
      about: 'prints the subscribers of a list as CSV, for > FILE',
      run: async ({ operands: [listId], api }) => bytes(await api.stream(`${subscribersOf(listId)}.csv`)),
    }),
  ],
};
