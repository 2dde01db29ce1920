import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { OwnerForms } from '#runtime/contracts/owner.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
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
    title: commonTexts.name,
    isTitle: true,
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link to={`forms/${id}`}>{name}</Link>,
  },
  { id: 'kind', title: commonTexts.kind, value: ({ kind }) => KIND_NAMES[kind] },
  { id: 'renders', title: formsTexts.shown, isNumber: true, value: ({ renders }) => renders },
  {
    id: 'submissions',
    title: formsTexts.whatWasSent,
    isNumber: true,
    value: ({ submissions }) => submissions,
    cell: ({ id, name, submissions }) =>
      may('submissions:read') ? (
        <Link
          to={`forms/${id}/submissions`}
          aria-label={fill(formsTexts.submissionsOfNameCount, { name, count: submissions })}
        >
          {submissions}
        </Link>
      ) : (
        submissions
      ),
  },
  {
    id: 'updatedAt',
    title: commonTexts.changed,
    value: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => dateTime(updatedAt),
  },
  { id: 'delete', title: commonTexts.delete, cell: (form) => <DeleteForm form={form} /> },
];

/** All forms of the shop. */
export default function Forms() {
  const forms = useAnswer(FORMS);
  const search = (useStore($place).query.get('search') ?? '').trim();
  const isAllowed = may('forms:write');
  const columns = useMemo(() => (isAllowed ? COLUMNS : COLUMNS.filter(({ id }) => id !== 'delete')), [isAllowed]);
  const create = isAllowed && (
    <Link to="forms/new" className="c-button c-button--main">
      {formsTexts.newForm}
    </Link>
  );
  return (
    <Page title={formsTexts.forms} actions={create}>
      <Loaded of={forms}>
        {({ forms: all }) => (
          <>
            {all.length > 0 && <SearchField label={formsTexts.findAForm} />}
            <DataTable
              label={formsTexts.forms}
              rows={all.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))}
              columns={columns}
              rowId={({ id }) => id}
              empty={all.length === 0 ? <NoForms canCreate={isAllowed} /> : <p>{formsTexts.noFormMatches}</p>}
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
      <p>{formsTexts.shopHasNoForms}</p>
      {canCreate && (
        <p>
          <Link to="forms/new">{formsTexts.makeTheFirstForm}</Link>
        </p>
      )}
    </>
  );
}
