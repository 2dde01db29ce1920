import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { AuditLog } from '#runtime/contracts/owner.ts';
import { historyTexts } from '#runtime/i18n/en/console/bin.ts';
import { usePages } from '../app/query.ts';
import { may } from '../app/session.ts';
import { changeLines, type FieldNames } from './change-text.ts';
import { shopTime } from './formats.ts';
import { Loaded } from './Loaded.tsx';
import { MoreButton } from './MoreButton.tsx';
import { actionName } from './names.ts';
import { useActors } from './use-actors.ts';
import { useCurrency } from './use-currency.ts';

type Entry = AuditLog['entries'][number];

/** The thing whose history is shown, as the audit log names it. */
export interface HistoryOf {
  /** Its id; a coupon's code, the namespace of settings. */
  target: string;
  /** The first words of the actions about it, or whole actions: 'product', 'site.headerFooterChanged'. */
  actions: readonly string[];
  /** The field of the thing that is changed there, where other screens change other ones. */
  field?: string;
}

interface Props extends HistoryOf {
  /** What the screen calls its fields. */
  names?: FieldNames;
}

/**
 * The last changes of a thing: who has changed what, when, from what to what. It is folded, and reads nothing until
 * somebody unfolds it. Who may not read the audit log does not see it.
 */
export function History(props: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!may('audit:read')) return null;
  return (
    <details className="c-history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{historyTexts.history}</summary>
      {isOpen && <Changes {...props} />}
    </details>
  );
}

function Changes({ target, actions, field, names = {} }: Props) {
  const pages = usePages(addressOf('/api/owner/audit', { target, actions: actions.join(','), field }));
  const currency = useCurrency();
  const nameOf = useActors();
  return (
    <Loaded of={pages}>
      {(data) => {
        const entries = data.pages.flatMap((page) => page.entries);
        if (entries.length === 0) return <p className="c-quiet">{historyTexts.nothingYet}</p>;
        return (
          <>
            <p className="c-quiet">{historyTexts.aboutHistory}</p>
            <ol className="c-history-list">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <p>
                    <strong>{actionName(entry.action)}</strong>
                    <span className="c-quiet">
                      {nameOf(entry)},{' '}
                      <time dateTime={new Date(entry.createdAt).toISOString()}>{shopTime(entry.createdAt)}</time>
                    </span>
                  </p>
                  {changeLines(ofField(entry, field), currency, names).map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </li>
              ))}
            </ol>
            <MoreButton of={pages} />
          </>
        );
      }}
    </Loaded>
  );
}

/** Leaves an entry what it has changed of a field; all of it where none is named. */
function ofField(entry: Entry, field: string | undefined): Pick<Entry, 'details' | 'changes'> {
  if (field === undefined) return entry;
  const changes = entry.changes.filter((change) => change.field === field || change.field.startsWith(`${field}.`));
  return { details: {}, changes };
}
