import type { Subscriber, SubscriberStatus } from '#runtime/contracts/mailing-list.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { date } from '../../../parts/formats.ts';
import { RemoveSubscriber } from './RemoveSubscriber.tsx';

const STATUS_NAMES: Readonly<Record<SubscriberStatus, string>> = {
  confirmed: 'Subscribed',
  pending: 'Not confirmed yet',
  unsubscribed: 'Left the list',
};

export const STATUS_OPTIONS: readonly (readonly [SubscriberStatus | '', string])[] = [
  ['', 'Everybody'],
  ...(Object.entries(STATUS_NAMES) as [SubscriberStatus, string][]),
];

/** Says whether a text names a state of subscribers. */
export function isStatus(text: string): text is SubscriberStatus {
  return Object.hasOwn(STATUS_NAMES, text);
}

const COLUMNS: readonly Column<Subscriber>[] = [
  { id: 'email', title: 'Email', isTitle: true, value: ({ email }) => email },
  { id: 'name', title: 'Name', value: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() || '–' },
  { id: 'status', title: 'State', value: ({ status }) => STATUS_NAMES[status] },
  {
    id: 'createdAt',
    title: 'Signed up',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => date(createdAt),
  },
];

/** The columns of a list of subscribers; `canRemove` adds the one with the buttons that remove them. */
export function subscriberColumns(listAddress: string, canRemove: boolean): readonly Column<Subscriber>[] {
  if (!canRemove) return COLUMNS;
  return [
    ...COLUMNS,
    {
      id: 'remove',
      title: 'Remove',
      cell: ({ email }) => <RemoveSubscriber listAddress={listAddress} email={email} />,
    },
  ];
}
