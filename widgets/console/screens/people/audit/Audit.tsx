import { useMemo } from 'react';
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
import { useCurrency } from '../../../parts/use-currency.ts';
import { changeText, fieldText } from './change-text.ts';
import { targetLink } from './target-link.ts';

interface Entry extends Omit<AuditLog['entries'][number], 'keyId' | 'keyName'> {
  /** The person's address, or the name of a key. */
  by: string;
  /** What it was done to, by its name where that is known. */
  on: string;
  isPerson: boolean;
}

const columnsIn = (currency: string): readonly Column<Entry>[] => [
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
    id: 'changes',
    title: peopleTexts.changes,
    cell: (entry) => changesOf(linesOf(entry, currency)),
  },
  { id: 'by', title: peopleTexts.by, value: ({ by, isPerson }) => (isPerson ? by : fill(peopleTexts.keyBy, { by })) },
  {
    id: 'time',
    title: peopleTexts.when,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => dateTime(createdAt),
  },
];

/** Changes that are shown at once. */
const FEW = 3;

/** Writes what has changed. A version says nothing to people. */
function linesOf({ details, changes }: Entry, currency: string): string[] {
  const facts = Object.entries(details).filter(
    ([name]) => name !== 'version' && !changes.some(({ field }) => field === name),
  );
  const lines = [
    ...changes.map((change) => changeText(change, currency)),
    ...facts.map(([name, value]) => `${fieldText(name)}: ${value}`),
  ];
  return [...new Set(lines)];
}

function changesOf(lines: readonly string[]) {
  if (lines.length === 0) return '–';
  const list = lines.map((line) => <div key={line}>{line}</div>);
  if (lines.length <= FEW) return list;
  return (
    <details className="p-more">
      <summary>{commonTexts.show}</summary>
      {list}
    </details>
  );
}

/** Everything that people and programs have changed on the site. */
export default function Audit() {
  const pages = usePages('/api/owner/audit');
  const currency = useCurrency();
  const columns = useMemo(() => columnsIn(currency), [currency]);
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
                entries.map(({ keyId, keyName, ...entry }) => ({
                  ...entry,
                  on: entry.targetName || (emails.get(entry.target) ?? shortId(entry.target)),
                  by: emails.get(keyId) ?? (keyName || keyId),
                  isPerson: emails.has(keyId),
                })),
              )}
              columns={columns}
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

/** Long ids are made up, and their ends tell them apart. */
const LONG_ID = 24;
const ID_END = 6;

function shortId(target: string): string {
  return /^[0-9a-z]+$/.test(target) && target.length >= LONG_ID ? `…${target.slice(-ID_END)}` : target;
}

/** Writes the name of an action for people: 'contributor.signed-out' is "Contributor signed out". */
function actionText(action: string): string {
  return fieldText(action.replaceAll(/[.-]/g, ' '));
}
