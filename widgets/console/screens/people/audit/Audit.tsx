import { useMemo } from 'react';
import type { AuditLog } from '#runtime/contracts/owner.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer, usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { changeLines } from '../../../parts/change-text.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { languageName } from '../../../parts/language-names.ts';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { actionName, recordName } from '../../../parts/names.ts';
import { Page } from '../../../parts/Page.tsx';
import { useActors } from '../../../parts/use-actors.ts';
import { useCurrency } from '../../../parts/use-currency.ts';
import { sortOnceWhole } from '../../../parts/use-table-sort.ts';
import { targetLink } from './target-link.ts';

interface Entry extends Omit<AuditLog['entries'][number], 'keyId' | 'keyName'> {
  /** The person's address, or the name of a key. */
  by: string;
  /** What it was done to, by its name where that is known. */
  on: string;
}

const columnsIn = (currency: string): readonly Column<Entry>[] => [
  { id: 'action', title: peopleTexts.what, isTitle: true, value: ({ action }) => actionName(action) },
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
    cell: (entry) => changesOf(changeLines(entry, currency)),
  },
  {
    id: 'by',
    title: peopleTexts.by,
    value: ({ by }) => by,
    cell: ({ by }) => <span className="p-by">{breakable(by)}</span>,
  },
  {
    id: 'time',
    title: peopleTexts.when,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => dateTime(createdAt),
  },
];

/** Lets an address break in front of its "@" only, never within a word. */
function breakable(text: string) {
  const at = text.indexOf('@');
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

/** Changes that are shown at once. */
const FEW = 3;

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
  const nameOf = useActors();
  const people = useAnswer(may('contributors:read') ? '/api/owner/contributors' : undefined);
  const emails = new Map(people.data?.contributors.map(({ id, email }) => [id, email]));
  return (
    <Page title={peopleTexts.auditLog}>
      <Loaded of={pages}>
        {(data) => (
          <>
            <DataTable
              server={sortOnceWhole(pages)}
              // Many rows have nothing to press, so that Tab would find no next one among those near the view.
              isWhole
              label={peopleTexts.auditLog}
              rows={data.pages.flatMap(({ entries }) =>
                entries.map(({ keyId, keyName, ...entry }) => ({
                  ...entry,
                  on: entry.targetName || (emails.get(entry.target) ?? targetText(entry)),
                  by: nameOf({ keyId, keyName }),
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

/** A translation is of a kind of thing in a language: 'fr item mug'. */
function targetText({ action, target }: Pick<Entry, 'action' | 'target'>): string {
  const [language = '', kind = '', ...id] = target.split(' ');
  if (!action.startsWith('translation.') || id.length === 0) return shortId(target);
  return [languageName(language), recordName(kind), shortId(id.join(' '))].join(' · ');
}

/** Long ids are made up, and their ends tell them apart. */
const LONG_ID = 24;
const ID_END = 6;

function shortId(target: string): string {
  return /^[0-9a-z]+$/.test(target) && target.length >= LONG_ID ? `…${target.slice(-ID_END)}` : target;
}
