import { useMemo } from 'react';
import type { OwnerLocks } from '#runtime/contracts/locks.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { LockScreen } from '../covers/LockScreen.tsx';
import { LockSection } from '../shared/LockSection.tsx';

type Lock = OwnerLocks['locks'][number];

const PASSWORDS = '/api/owner/passwords';
const SCREENS = { collection: 'pages', item: 'items' } as const;
const KINDS = { site: 'The shop', collection: 'Page or collection', item: 'Item' } as const;

const COLUMNS: readonly Column<Lock>[] = [
  {
    id: 'title',
    title: 'Closed to visitors',
    isTitle: true,
    value: ({ title }) => title,
    cell: ({ kind, id, title }) =>
      kind === 'site' ? title : <Link to={`${SCREENS[kind]}/${encodeURIComponent(id)}`}>{title}</Link>,
  },
  { id: 'kind', title: 'Kind', value: ({ kind }) => KINDS[kind] },
  {
    id: 'state',
    title: 'Who sees it',
    cell: ({ hasPassword }) => (
      <div>
        <span className={hasPassword ? 'c-badge' : 'c-badge c-badge--warn'}>
          {hasPassword ? 'Who knows the password' : 'Nobody: set a password'}
        </span>
      </div>
    ),
  },
];

/** Everything that asks visitors for a password. */
export default function Passwords() {
  const pages = usePages<OwnerLocks>(PASSWORDS);
  const locks = useMemo(() => pages.data?.pages.flatMap((page) => page.locks), [pages.data]);
  return (
    <Page title="Passwords">
      <Loaded of={{ ...pages, data: locks }}>
        {(all) => (
          <>
            <LockSection
              path="/api/owner/site/password"
              what="the shop"
              isLocked={all.some(({ kind }) => kind === 'site')}
              touched={[PASSWORDS, '/api/owner/site']}
              mayWrite={may('settings:write')}
            />
            <DataTable
              label="Passwords"
              rows={all}
              columns={COLUMNS}
              rowId={({ kind, id }) => `${kind}/${id}`}
              empty="Nothing asks for a password. A page or an item gets one on its own screen."
            />
          </>
        )}
      </Loaded>
      <MoreButton of={pages} />
      {may('settings:read') && <LockScreen />}
    </Page>
  );
}
