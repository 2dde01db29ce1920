import { useMemo } from 'react';
import type { ChangeSet } from '#runtime/contracts/change-sets.ts';
import { changesTexts } from '#runtime/i18n/en/console/bin.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { useActors } from '../../../parts/use-actors.ts';
import { countsText, setTitle, stateText } from './change-texts.ts';

/** Acts of the last 30 days that changed several things, and can be taken back. */
export default function Changes() {
  const pages = usePages('/api/owner/change-sets');
  const nameOf = useActors();
  const columns = useMemo(() => columnsWith(nameOf), [nameOf]);
  return (
    <Page title={changesTexts.changes}>
      <p className="c-quiet">{changesTexts.intro}</p>
      <PagedTable
        of={pages}
        label={changesTexts.changes}
        rows="changeSets"
        columns={columns}
        rowId={({ id }) => id}
        empty={<p>{changesTexts.empty}</p>}
      />
    </Page>
  );
}

function columnsWith(nameOf: ReturnType<typeof useActors>): readonly Column<ChangeSet>[] {
  return [
    {
      id: 'title',
      title: changesTexts.change,
      isTitle: true,
      value: setTitle,
      cell: (set) => <Link to={`changes/${set.id}`}>{setTitle(set)}</Link>,
    },
    {
      id: 'madeAt',
      title: changesTexts.madeAt,
      value: ({ madeAt }) => madeAt,
      cell: ({ madeAt }) => dateTime(madeAt),
    },
    { id: 'madeBy', title: changesTexts.madeBy, value: (set) => nameOf({ keyId: set.madeBy, keyName: set.madeByKey }) },
    { id: 'things', title: changesTexts.things, value: countsText },
    { id: 'state', title: changesTexts.state, value: stateText },
  ];
}
