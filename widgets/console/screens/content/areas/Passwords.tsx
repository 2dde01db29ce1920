import { useMemo } from 'react';
import type { OwnerLocks } from '#runtime/contracts/locks.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { sortOnceWhole } from '../../../parts/use-table-sort.ts';
import { LockScreen } from '../covers/LockScreen.tsx';
import { LockSection } from '../shared/LockSection.tsx';

type Lock = OwnerLocks['locks'][number];

const PASSWORDS = '/api/owner/passwords';
const SCREENS = { collection: 'pages', item: 'items' } as const;
const KINDS = { site: contentTexts.shop, collection: contentTexts.pageOrCollection, item: contentTexts.item } as const;

const COLUMNS: readonly Column<Lock>[] = [
  {
    id: 'title',
    title: contentTexts.closedToVisitors,
    isTitle: true,
    value: ({ title }) => title,
    cell: ({ kind, id, title }) =>
      kind === 'site' ? title : <Link to={`${SCREENS[kind]}/${encodeURIComponent(id)}`}>{title}</Link>,
  },
  { id: 'kind', title: commonTexts.kind, value: ({ kind }) => KINDS[kind] },
  {
    id: 'state',
    title: contentTexts.whoSeesIt,
    cell: ({ hasPassword }) => (
      <div>
        <span className={hasPassword ? 'c-badge' : 'c-badge c-badge--warn'}>
          {hasPassword ? contentTexts.whoKnowsThePassword : contentTexts.nobodySetAPassword}
        </span>
      </div>
    ),
  },
];

/** Everything that asks visitors for a password. */
export default function Passwords() {
  const pages = usePages(PASSWORDS);
  const locks = useMemo(() => pages.data?.pages.flatMap((page) => page.locks), [pages.data]);
  return (
    <Page title={contentTexts.passwords}>
      <Loaded of={{ ...pages, data: locks }}>
        {(all) => (
          <>
            <LockSection
              path="/api/owner/site/password"
              what={contentTexts.theShop}
              isLocked={all.some(({ kind }) => kind === 'site')}
              touched={[PASSWORDS, '/api/owner/site']}
              mayWrite={may('settings:write')}
            />
            <DataTable
              server={sortOnceWhole(pages)}
              label={contentTexts.passwords}
              rows={all}
              columns={COLUMNS}
              rowId={({ kind, id }) => `${kind}/${id}`}
              empty={contentTexts.nothingAsks}
            />
          </>
        )}
      </Loaded>
      <MoreButton of={pages} />
      {may('settings:read') && <LockScreen />}
    </Page>
  );
}
