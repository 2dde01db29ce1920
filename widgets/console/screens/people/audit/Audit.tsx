import type { Contributors } from '#runtime/contracts/contributors.ts';
import type { AuditLog } from '#runtime/contracts/owner.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer, usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { actionText } from './action-text.ts';
import { targetLink } from './target-link.ts';

interface Entry extends Omit<AuditLog['entries'][number], 'keyId'> {
  /** The person's address, or the id of a key. */
  by: string;
  /** What it was done to, by its name where that is known. */
  on: string;
  isPerson: boolean;
}

const COLUMNS: readonly Column<Entry>[] = [
  { id: 'action', title: 'What', isTitle: true, value: ({ action }) => actionText(action) },
  {
    ...{ id: 'target', title: 'On', value: ({ on }) => on },
    cell: ({ action, target, on }) => {
      const to = targetLink(action, target);
      return to ? <Link to={to}>{on}</Link> : on;
    },
  },
  {
    id: 'details',
    title: 'More',
    cell: ({ details }) => <Details details={details} />,
  },
  { id: 'by', title: 'By', value: ({ by, isPerson }) => (isPerson ? by : `Key ${by}`) },
  {
    ...{ id: 'time', title: 'When', value: ({ createdAt }) => createdAt },
    cell: ({ createdAt }) => dateTime(createdAt),
  },
];

/** Longest text, in UTF-16 code units, that is shown at once. */
const SHORT = 100;

function Details({ details }: Pick<Entry, 'details'>) {
  const text = Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
  if (text.length <= SHORT) return text || '–';
  return (
    <details className="p-more">
      <summary>Show</summary>
      {text}
    </details>
  );
}

/** Everything that people and programs have changed on the site. */
export default function Audit() {
  const pages = usePages<AuditLog>('/api/owner/audit');
  const people = useAnswer<Contributors>(may('contributors:read') ? '/api/owner/contributors' : undefined);
  const emails = new Map(people.data?.contributors.map(({ id, email }) => [id, email]));
  return (
    <Page title="Audit log">
      <Loaded of={pages}>
        {(data) => (
          <>
            <DataTable
              label="Audit log"
              rows={data.pages.flatMap(({ entries }) =>
                entries.map(({ keyId, ...entry }) => ({
                  ...entry,
                  on: emails.get(entry.target) ?? entry.target,
                  by: emails.get(keyId) ?? keyId,
                  isPerson: emails.has(keyId),
                })),
              )}
              columns={COLUMNS}
              rowId={({ id }) => id}
              empty={<p>Nothing was changed yet.</p>}
            />
            <MoreButton of={pages} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
