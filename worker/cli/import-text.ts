import { IMPORT_RESULTS, type ImportFile } from '#runtime/contracts/imports.ts';
import type { EntryOutcome } from './import-records.ts';

/** The report of an import. */
export interface ImportReport {
  isDone: boolean;
  problems: ImportFile['problems'];
  outcomes: readonly EntryOutcome[];
  pictures: { fetched: number; failed: readonly { url: string; error: string }[] };
}

/** Most lines about records that are created or changed; those that are refused are all shown. */
const SHOWN_MAX = 200;

/** Writes an import for people: what becomes of each line, then the numbers, then how to go on. */
export function importText({ isDone, problems, outcomes, pictures }: ImportReport, command: string): string {
  const listed = outcomes.filter(({ result, notes }) => result !== 'left' || notes.length > 0);
  const shown = listed.filter((outcome, index) => outcome.result === 'refused' || index < SHOWN_MAX);
  const missing = [...new Set(outcomes.flatMap((outcome) => outcome.missingPictures))];
  return [
    ...problems.map(({ line, field, text }) => [line > 0 && `Line ${line}`, field, text].filter(Boolean).join(': ')),
    ...shown.flatMap(linesOf),
    ...(shown.length < listed.length ? [`… and ${listed.length - shown.length} more; --json has them all.`] : []),
    ...pictures.failed.map(({ url, error }) => `The picture ${url} was not fetched: ${error}`),
    ...(missing.length > 0 && !isDone ? [`${missing.length} pictures will be fetched.`] : []),
    countsText(outcomes),
    ...(isDone ? [] : [endingText(outcomes, command)]),
  ].join('\n');
}

function linesOf({
  firstLine,
  lastLine,
  result,
  type,
  title,
  id,
  fields,
  error,
  errors,
  notes,
}: EntryOutcome): string[] {
  const place = firstLine === lastLine ? `Line ${firstLine}` : `Lines ${firstLine}–${lastLine}`;
  const changes = result === 'changed' ? ` (${fields.join(', ')})` : '';
  const name = [type, title || id].filter(Boolean).join(' ');
  return [
    `${place}: ${result} ${name}${changes}${error && `: ${error}`}`,
    ...Object.entries(errors).map(([field, text]) => `  ${field}: ${text}`),
    ...notes.map((note) => `  ${note}`),
  ];
}

function countsText(outcomes: readonly EntryOutcome[]): string {
  const counts = IMPORT_RESULTS.map((result) => {
    const count = outcomes.filter((outcome) => outcome.result === result).length;
    return count === 0 ? '' : `${count} ${result === 'left' ? 'left as they are' : result}`;
  });
  return `${counts.filter(Boolean).join(', ') || 'Nothing to import'}.`;
}

function endingText(outcomes: readonly EntryOutcome[], command: string): string {
  const isAny = outcomes.some(({ result }) => result === 'created' || result === 'changed');
  return isAny ? `Nothing is changed yet. This does it: ${command} --yes` : 'Nothing would change.';
}
