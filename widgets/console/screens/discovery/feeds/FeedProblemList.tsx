import { addressOf } from '#runtime/api/calls.ts';
import type { FoundFeedProblem } from '#runtime/contracts/feeds.ts';
import { feedTexts } from '#runtime/i18n/en/console/discovery.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { sortOnceWhole } from '../../../parts/use-table-sort.ts';
import { adviceFor, FEED_TEXTS, FIELD_TEXTS, PROBLEMS } from './feeds.ts';

const COLUMNS: readonly Column<FoundFeedProblem>[] = [
  {
    id: 'title',
    title: feedTexts.variant,
    isTitle: true,
    value: ({ title }) => title,
    cell: ({ itemId, title }) => <Link to={`products/${itemId}`}>{title || itemId}</Link>,
  },
  { id: 'feed', title: feedTexts.feed, value: ({ feed }) => FEED_TEXTS[feed] },
  { id: 'field', title: feedTexts.field, value: ({ field }) => FIELD_TEXTS[field] },
  { id: 'advice', title: feedTexts.whatToDo, value: ({ field, problem }) => adviceFor(field, problem) },
];

/** What services would refuse of the feed in a language, each with its product and what to do. */
export function FeedProblemList({ language }: { language: string }) {
  const pages = usePages(addressOf(PROBLEMS, { language }));
  return (
    <Loaded of={pages}>
      {(data) => (
        <>
          <DataTable
            server={sortOnceWhole(pages)}
            label={feedTexts.problems}
            rows={data.pages.flatMap((page) => page.problems)}
            columns={COLUMNS}
            rowId={({ feed, variantId, field }) => `${feed} ${variantId} ${field}`}
            empty={<p>{feedTexts.noProblems}</p>}
          />
          <MoreButton of={pages} />
        </>
      )}
    </Loaded>
  );
}
