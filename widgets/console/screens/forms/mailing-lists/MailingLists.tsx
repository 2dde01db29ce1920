import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { MailingLists as Answer } from '#runtime/contracts/mailing-list.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { $place } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { date } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { SearchField } from '../../../parts/SearchField.tsx';
import { MAILING_LISTS } from '../parts/addresses.ts';
import { NewListDialog } from './NewListDialog.tsx';

type List = Answer['mailingLists'][number];

const COLUMNS: readonly Column<List>[] = [
  {
    id: 'name',
    title: 'Name',
    isTitle: true,
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link to={`mailing-lists/${id}`}>{name}</Link>,
  },
  { id: 'confirmed', title: 'Subscribers', isNumber: true, value: ({ subscribers }) => subscribers.confirmed },
  { id: 'pending', title: 'Not confirmed yet', isNumber: true, value: ({ subscribers }) => subscribers.pending },
  { id: 'unsubscribed', title: 'Left', isNumber: true, value: ({ subscribers }) => subscribers.unsubscribed },
  {
    id: 'createdAt',
    title: 'Created',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => date(createdAt),
  },
];

/** All mailing lists of the shop. */
export default function MailingLists() {
  const lists = useAnswer<Answer>(MAILING_LISTS);
  const search = (useStore($place).query.get('search') ?? '').trim().toLowerCase();
  const [isCreating, setCreating] = useState(false);
  const create = may('lists:write') && (
    <button type="button" className="c-button c-button--main" onClick={() => setCreating(true)}>
      New list
    </button>
  );
  return (
    <Page title="Mailing lists" actions={create}>
      <Loaded of={lists}>
        {({ mailingLists: all }) => (
          <>
            {all.length > 0 && <SearchField label="Find a list by its name" />}
            <DataTable
              label="Mailing lists"
              rows={all.filter(({ name }) => name.toLowerCase().includes(search))}
              columns={COLUMNS}
              rowId={({ id }) => id}
              empty={<p>{all.length === 0 ? NO_LISTS : 'No list has such a name.'}</p>}
            />
          </>
        )}
      </Loaded>
      {isCreating && <NewListDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

const NO_LISTS =
  'The shop has no mailing lists yet. Make one first, then a newsletter form by which people join the list.';
