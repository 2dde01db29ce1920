import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { ImportResult } from '#runtime/contracts/imports.ts';
import type { EntryOutcome } from '#runtime/domain/import-outcomes.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { fieldName, recordName } from '../../../parts/names.ts';

const RESULTS = ['created', 'changed', 'left', 'refused'] as const satisfies readonly ImportResult[];
const BEFORE = {
  created: productsTexts.isCreated,
  changed: productsTexts.changes,
  left: productsTexts.willNotChange,
  refused: productsTexts.cannotBeImported,
} as const;
const AFTER = {
  created: productsTexts.created,
  changed: commonTexts.changed,
  left: productsTexts.leftAsItWas,
  refused: productsTexts.notImported,
} as const;

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
          label={commonTexts.show}
          value={shown}
          onChange={(result) => replaceQuery({ result })}
          options={[
            ['', fill(productsTexts.allCount, { count: outcomes.length })],
            ...counts.map(([result, count]) => [result, `${names[result]}: ${count}`] as const),
          ]}
        />
      </div>
      <DataTable
        label={productsTexts.recordsOfTheFile}
        rows={rows}
        columns={columns}
        rowId={({ firstLine, type, id, title }) => `${firstLine} ${type} ${id} ${title}`}
        empty={<p>{productsTexts.noRecordIsLike}</p>}
      />
    </>
  );
}

function columnsOf(names: Readonly<Record<ImportResult, string>>): readonly Column<EntryOutcome>[] {
  return [
    {
      id: 'title',
      title: productsTexts.record,
      isTitle: true,
      value: ({ title, id, type }) => title || id || recordName(type),
    },
    { id: 'type', title: commonTexts.kind, value: ({ type }) => recordName(type) },
    { id: 'line', title: productsTexts.line, isNumber: true, value: ({ firstLine }) => firstLine },
    {
      id: 'result',
      title: productsTexts.result,
      value: ({ result }) => names[result],
      cell: ({ result }) => <span className={result === 'refused' ? 'c-error' : undefined}>{names[result]}</span>,
    },
    { id: 'more', title: productsTexts.remarks, cell: remarksOf },
  ];
}

function remarksOf({ fields, error, errors, notes, missingPictures }: EntryOutcome): string {
  return [
    error,
    ...Object.entries(errors).map(([field, text]) => `${fieldName(field)}: ${text}`),
    ...(fields.length > 0
      ? [fill(productsTexts.changesFields, { fields: [...new Set(fields.map(fieldName))].join(', ') })]
      : []),
    ...notes,
    ...(missingPictures.length > 0 ? [fill(productsTexts.picturesToFetch, { count: missingPictures.length })] : []),
  ]
    .filter(Boolean)
    .join(' ');
}
