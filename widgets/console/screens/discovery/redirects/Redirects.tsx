import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerRedirect } from '#runtime/contracts/redirects.ts';
import { redirectTexts } from '#runtime/i18n/en/console/discovery.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { $place } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { ExportButton } from '../../../parts/ExportButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { SearchField } from '../../../parts/SearchField.tsx';
import { Missed } from './Missed.tsx';
import { RedirectDialog } from './RedirectDialog.tsx';
import { deleteRedirect } from './redirects.ts';

function columnsFor(edit: (redirect: OwnerRedirect) => void): readonly Column<OwnerRedirect>[] {
  const actions: Column<OwnerRedirect> = {
    id: 'actions',
    title: redirectTexts.actions,
    cell: (redirect) => (
      <div className="c-row">
        <button type="button" className="c-button" onClick={() => edit(redirect)}>
          {redirectTexts.edit}
          <Hidden path={redirect.path} />
        </button>
        <ActionButton action={() => deleteRedirect(redirect)}>
          {redirectTexts.delete}
          <Hidden path={redirect.path} />
        </ActionButton>
      </div>
    ),
  };
  return [
    { id: 'path', title: redirectTexts.from, isTitle: true, value: ({ path }) => path },
    {
      id: 'target',
      title: redirectTexts.to,
      value: ({ target }) => target ?? '',
      cell: ({ target }) => target ?? <span className="c-badge">{redirectTexts.gone}</span>,
    },
    ...(may('content:write') ? [actions] : []),
  ];
}

function Hidden({ path }: { path: string }) {
  return <span className="sq-visually-hidden"> {fill(redirectTexts.hidden, { path })}</span>;
}

/** Where old addresses lead, and which ones visitors did not find. */
export default function Redirects() {
  const { query } = useStore($place);
  const search = query.get('search') ?? '';
  const [edited, setEdited] = useState<OwnerRedirect | { path: string }>();
  const redirects = usePages(addressOf('/api/owner/redirects', { search: search || undefined }));
  return (
    <Page
      title={redirectTexts.title}
      actions={
        may('content:write') && (
          <button type="button" className="c-button c-button--main" onClick={() => setEdited({ path: '' })}>
            {redirectTexts.add}
          </button>
        )
      }
    >
      <p>{redirectTexts.intro}</p>
      <div className="c-row">
        {may('content:write') && may('catalogue:write') && (
          <Link className="c-button" to="import">
            {redirectTexts.import}
          </Link>
        )}
        <ExportButton path="/api/owner/redirects/file">{redirectTexts.export}</ExportButton>
      </div>
      <SearchField label={redirectTexts.search} />
      <PagedTable
        of={redirects}
        label={redirectTexts.title}
        rows="redirects"
        columns={columnsFor(setEdited)}
        rowId={({ path }) => path}
        empty={<p>{search ? redirectTexts.noMatch : redirectTexts.none}</p>}
      />
      <Missed onAdd={(path) => setEdited({ path })} />
      {edited && <RedirectDialog of={edited} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}
