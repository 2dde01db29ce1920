import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { OwnerForms } from '#runtime/contracts/owner.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { $place } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { SearchField } from '../../../parts/SearchField.tsx';
import { FORMS } from '../parts/addresses.ts';
import { KIND_NAMES } from '../parts/form-kinds.ts';
import { DeleteForm } from './DeleteForm.tsx';

type Summary = OwnerForms['forms'][number];

const COLUMNS: readonly Column<Summary>[] = [
  {
    id: 'name',
    title: 'Name',
    isTitle: true,
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link to={`forms/${id}`}>{name}</Link>,
  },
  { id: 'kind', title: 'Kind', value: ({ kind }) => KIND_NAMES[kind] },
  { id: 'renders', title: 'Shown', isNumber: true, value: ({ renders }) => renders },
  {
    id: 'submissions',
    title: 'Sent',
    isNumber: true,
    value: ({ submissions }) => submissions,
    cell: ({ id, submissions }) =>
      may('submissions:read') ? <Link to={`forms/${id}/submissions`}>{submissions}</Link> : submissions,
  },
  {
    id: 'updatedAt',
    title: 'Changed',
    value: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => dateTime(updatedAt),
  },
  { id: 'delete', title: 'Delete', cell: (form) => <DeleteForm form={form} /> },
];

/** All forms of the shop. */
export default function Forms() {
  const forms = useAnswer<OwnerForms>(FORMS);
  const search = (useStore($place).query.get('search') ?? '').trim();
  const isAllowed = may('forms:write');
  const columns = useMemo(() => (isAllowed ? COLUMNS : COLUMNS.filter(({ id }) => id !== 'delete')), [isAllowed]);
  const create = isAllowed && (
    <Link to="forms/new" className="c-button c-button--main">
      New form
    </Link>
  );
  return (
    <Page title="Forms" actions={create}>
      <Loaded of={forms}>
        {({ forms: all }) => (
          <>
            {all.length > 0 && <SearchField label="Find a form by its name" />}
            <DataTable
              label="Forms"
              rows={all.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))}
              columns={columns}
              rowId={({ id }) => id}
              empty={all.length === 0 ? <NoForms canCreate={isAllowed} /> : <p>No form has such a name.</p>}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function NoForms({ canCreate }: { canCreate: boolean }) {
  return (
    <>
      <p>The shop has no forms yet. A form lets visitors write to you or join a mailing list.</p>
      {canCreate && (
        <p>
          <Link to="forms/new">Make the first form</Link>
        </p>
      )}
    </>
  );
}
