import { addressOf } from '#runtime/api/calls.ts';
import type { ErrorGroup } from '#runtime/contracts/error-reports.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { sortOnceWhole } from '../../../parts/use-table-sort.ts';
import { Tabs } from '../parts/Tabs.tsx';
import { useQueryChoice } from '../parts/use-query-choice.ts';
import { ERROR_SOURCE_TEXTS } from './errors.ts';

const TABS = [
  ['all', commonTexts.all],
  ['browser', peopleTexts.pagesInBrowsers],
  ['template', peopleTexts.templates],
] as const;

const COLUMNS: readonly Column<ErrorGroup>[] = [
  {
    id: 'message',
    title: peopleTexts.error,
    isTitle: true,
    value: ({ message }) => message,
    cell: ({ id, message }) => <Link to={`errors/${id}`}>{message || peopleTexts.withoutAMessage}</Link>,
  },
  { id: 'source', title: peopleTexts.where, value: ({ source, place }) => place || ERROR_SOURCE_TEXTS[source] },
  { id: 'count', title: peopleTexts.howOften, isNumber: true, value: ({ count }) => count },
  {
    id: 'last',
    title: peopleTexts.lastSeen,
    value: ({ lastSeenAt }) => lastSeenAt,
    cell: ({ lastSeenAt }) => dateTime(lastSeenAt),
  },
];

/** Lists what went wrong on the shop's pages, by kind. */
export default function Errors() {
  const [source, setSource] = useQueryChoice('source', TABS, 'all');
  const pages = usePages(addressOf('/api/owner/errors', { source: source === 'all' ? undefined : source }));
  return (
    <Page title={peopleTexts.errors}>
      <p>{peopleTexts.equalErrorsAreCounted}</p>
      <Tabs label={peopleTexts.whichErrors} value={source} options={TABS} onChange={setSource} />
      <Loaded of={pages}>
        {(data) => (
          <>
            <DataTable
              server={sortOnceWhole(pages)}
              label={peopleTexts.errors}
              rows={data.pages.flatMap((page) => page.errors)}
              columns={COLUMNS}
              rowId={({ id }) => id}
              empty={<p>{peopleTexts.noErrorWasSeen}</p>}
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
  return <p className="c-quiet">{fill(peopleTexts.furtherErrors, { count })}</p>;
}
