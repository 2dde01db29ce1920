import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { ImportResult } from '#runtime/contracts/imports.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { recordName } from './record-name.ts';
import type { EntryOutcome } from './send-records.ts';

const RESULTS = ['created', 'changed', 'left', 'refused'] as const satisfies readonly ImportResult[];
const BEFORE = {
  created: 'Is created',
  changed: 'Changes',
  left: 'Stays as it is',
  refused: 'Cannot be imported',
} as const;
const AFTER = { created: 'Created', changed: 'Changed', left: 'Left as it was', refused: 'Not imported' } as const;

interface Props {
  outcomes: readonly EntryOutcome[];
  isPreview: boolean;
}

/** What becomes of each record of a file, or became. */
export function Outcomes({ outcomes, isPreview }: Props) {
  const shown = useStore($place).query.get('result') ?? '';
  const names: Readonly<Record<ImportResult, string>> = isPreview ? BEFORE : AFTER;
  const columns = useMemo(() => columnsOf(names), [names]);
  const rows = useMemo(() => outcomes.filter(({ result }) => shown === '' || result === shown), [outcomes, shown]);
  const counts = RESULTS.map((result) => [result, outcomes.filter((each) => each.result === result).length] as const);
  return (
    <>
      <div className="c-filters">
        <Choice
          label="Show"
          value={shown}
          onChange={(result) => replaceQuery({ result })}
          options={[
            ['', `All ${outcomes.length}`],
            ...counts.map(([result, count]) => [result, `${names[result]}: ${count}`] as const),
          ]}
        />
      </div>
      <DataTable
        label="Records of the file"
        rows={rows}
        columns={columns}
        rowId={({ firstLine, type, id, title }) => `${firstLine} ${type} ${id} ${title}`}
        empty={<p>No record is like this.</p>}
      />
    </>
  );
}

function columnsOf(names: Readonly<Record<ImportResult, string>>): readonly Column<EntryOutcome>[] {
  return [
    { id: 'title', title: 'Record', isTitle: true, value: ({ title, id, type }) => title || id || recordName(type) },
    { id: 'type', title: 'Kind', value: ({ type }) => recordName(type) },
    { id: 'line', title: 'Line', isNumber: true, value: ({ firstLine }) => firstLine },
    {
      id: 'result',
      title: 'Result',
      value: ({ result }) => names[result],
      cell: ({ result }) => <span className={result === 'refused' ? 'c-error' : undefined}>{names[result]}</span>,
    },
    { id: 'more', title: 'Remarks', cell: remarksOf },
  ];
}

function remarksOf({ fields, error, errors, notes, missingPictures }: EntryOutcome): string {
  return [
    error,
    ...Object.entries(errors).map(([field, text]) => `${field}: ${text}`),
    ...(fields.length > 0 ? [`Changes: ${fields.join(', ')}.`] : []),
    ...notes,
    ...(missingPictures.length > 0 ? [`Pictures to fetch: ${missingPictures.length}.`] : []),
  ]
    .filter(Boolean)
    .join(' ');
}
