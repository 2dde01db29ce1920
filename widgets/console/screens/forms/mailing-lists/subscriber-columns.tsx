import type { Subscriber, SubscriberStatus } from '#runtime/contracts/mailing-list.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { date } from '../../../parts/formats.ts';
import { RemoveSubscriber } from './RemoveSubscriber.tsx';

const STATUS_NAMES: Readonly<Record<SubscriberStatus, string>> = {
  confirmed: formsTexts.subscribed,
  pending: formsTexts.notConfirmedYet,
  unsubscribed: formsTexts.leftTheList,
};

export const STATUS_OPTIONS: readonly (readonly [SubscriberStatus | '', string])[] = [
  ['', formsTexts.everybody],
  ...(Object.entries(STATUS_NAMES) as [SubscriberStatus, string][]),
];

/** Says whether a text names a state of subscribers. */
export function isStatus(text: string): text is SubscriberStatus {
  return Object.hasOwn(STATUS_NAMES, text);
}

const COLUMNS: readonly Column<Subscriber>[] = [
  { id: 'email', title: commonTexts.email, isTitle: true, value: ({ email }) => email },
  { id: 'name', title: commonTexts.name, value: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() || '–' },
  { id: 'status', title: commonTexts.state, value: ({ status }) => STATUS_NAMES[status] },
  {
    id: 'createdAt',
    title: formsTexts.signedUp,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => date(createdAt),
  },
];

/** The columns of a list of subscribers; `canRemove` adds the one with the buttons that remove them. */
export function subscriberColumns(listId: string, canRemove: boolean): readonly Column<Subscriber>[] {
  if (!canRemove) return COLUMNS;
  return [
    ...COLUMNS,
    {
      id: 'remove',
      title: commonTexts.remove,
      cell: ({ email }) => <RemoveSubscriber listId={listId} email={email} />,
    },
  ];
}
