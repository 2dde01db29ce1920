import type { AuditLog } from '#runtime/contracts/owner.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer, usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { targetLink } from './target-link.ts';

interface Entry extends Omit<AuditLog['entries'][number], 'keyId'> {
  /** The person's address, or the id of a key. */
  by: string;
  /** What it was done to, by its name where that is known. */
  on: string;
  isPerson: boolean;
}

const COLUMNS: readonly Column<Entry>[] = [
  { id: 'action', title: peopleTexts.what, isTitle: true, value: ({ action }) => actionText(action) },
  {
    id: 'target',
    title: peopleTexts.on,
    value: ({ on }) => on,
    cell: ({ action, target, on }) => {
      const to = targetLink(action, target);
      return to ? <Link to={to}>{on}</Link> : on;
    },
  },
  {
    id: 'details',
    title: peopleTexts.more,
    cell: ({ details }) => <Details details={details} />,
  },
  { id: 'by', title: peopleTexts.by, value: ({ by, isPerson }) => (isPerson ? by : fill(peopleTexts.keyBy, { by })) },
  {
    id: 'time',
    title: peopleTexts.when,
    value: ({ createdAt }) => createdAt,
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
      <summary>{commonTexts.show}</summary>
      {text}
    </details>
  );
}

/** Everything that people and programs have changed on the site. */
export default function Audit() {
  const pages = usePages('/api/owner/audit');
  const people = useAnswer(may('contributors:read') ? '/api/owner/contributors' : undefined);
  const emails = new Map(people.data?.contributors.map(({ id, email }) => [id, email]));
  return (
    <Page title={peopleTexts.auditLog}>
      <Loaded of={pages}>
        {(data) => (
          <>
            <DataTable
              label={peopleTexts.auditLog}
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
              empty={<p>{peopleTexts.nothingWasChangedYet}</p>}
            />
            <MoreButton of={pages} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Writes the name of an action for people: 'contributor.signed-out' is "Contributor signed out". */
function actionText(action: string): string {
  const text = action
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[.-]/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
