import type { ErrorGroup, ErrorGroups } from '#runtime/contracts/error-reports.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { useQueryChoice } from '../parts/use-query-choice.ts';
import { ERROR_SOURCE_TEXTS, ERRORS } from './errors.ts';

const TABS = [
  ['all', 'All'],
  ['browser', 'Pages in browsers'],
  ['template', 'Templates'],
] as const;

const COLUMNS: readonly Column<ErrorGroup>[] = [
  {
    ...{ id: 'message', title: 'Error', isTitle: true, value: ({ message }) => message },
    cell: ({ id, message }) => <Link to={`errors/${id}`}>{message || 'Without a message'}</Link>,
  },
  { id: 'source', title: 'Where', value: ({ source, place }) => place || ERROR_SOURCE_TEXTS[source] },
  { id: 'count', title: 'How often', isNumber: true, value: ({ count }) => count },
  {
    ...{ id: 'last', title: 'Last seen', value: ({ lastSeenAt }) => lastSeenAt },
    cell: ({ lastSeenAt }) => dateTime(lastSeenAt),
  },
];

/** Lists what went wrong on the shop's pages, by kind. */
export default function Errors() {
  const [source, setSource] = useQueryChoice('source', TABS, 'all');
  const pages = usePages<ErrorGroups>(source === 'all' ? ERRORS : `${ERRORS}?source=${source}`);
  return (
    <Page title="Errors">
      <p>Equal errors are counted together. They are kept for 90 days, and hold nothing that a visitor has typed.</p>
      <Tabs label="Which errors" value={source} options={TABS} onChange={setSource} />
      <Loaded of={pages}>
        {(data) => (
          <>
            <DataTable
              label="Errors"
              rows={data.pages.flatMap((page) => page.errors)}
              columns={COLUMNS}
              rowId={({ id }) => id}
              empty={<p>No error was seen. There is nothing to do.</p>}
            />
            <Dropped count={data.pages[0]?.dropped ?? 0} />
            <MoreButton of={pages} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Dropped({ count }: { count: number }) {
  if (count === 0) return null;
  return <p className="c-quiet">{count} further errors are not in the list, because it was full.</p>;
}
