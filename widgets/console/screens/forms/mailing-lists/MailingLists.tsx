import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { MailingLists as Answer } from '#runtime/contracts/mailing-list.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
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
    title: commonTexts.name,
    isTitle: true,
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link to={`mailing-lists/${id}`}>{name}</Link>,
  },
  { id: 'confirmed', title: formsTexts.subscribers, isNumber: true, value: ({ subscribers }) => subscribers.confirmed },
  { id: 'pending', title: formsTexts.notConfirmedYet, isNumber: true, value: ({ subscribers }) => subscribers.pending },
  {
    id: 'unsubscribed',
    title: formsTexts.leftTheList,
    isNumber: true,
    value: ({ subscribers }) => subscribers.unsubscribed,
  },
  {
    id: 'createdAt',
    title: formsTexts.created,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => date(createdAt),
  },
];

/** All mailing lists of the shop. */
export default function MailingLists() {
  const lists = useAnswer(MAILING_LISTS);
  const search = (useStore($place).query.get('search') ?? '').trim().toLowerCase();
  const [isCreating, setCreating] = useState(false);
  const create = may('lists:write') && (
    <button type="button" className="c-button c-button--main" onClick={() => setCreating(true)}>
      {formsTexts.newList}
    </button>
  );
  return (
    <Page title={formsTexts.mailingLists} actions={create}>
      <Loaded of={lists}>
        {({ mailingLists: all }) => (
          <>
            {all.length > 0 && <SearchField label={formsTexts.findAList} />}
            <DataTable
              label={formsTexts.mailingLists}
              rows={all.filter(({ name }) => name.toLowerCase().includes(search))}
              columns={COLUMNS}
              rowId={({ id }) => id}
              empty={<p>{all.length === 0 ? NO_LISTS : formsTexts.noListMatches}</p>}
            />
          </>
        )}
      </Loaded>
      {isCreating && <NewListDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

const NO_LISTS = formsTexts.shopHasNoMailing;
