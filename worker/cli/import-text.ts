import { IMPORT_RESULTS, type ImportFile, type ImportProblem, PROBLEM_LINES_MAX } from '#runtime/contracts/imports.ts';
import type { EntryOutcome } from '#runtime/domain/import-outcomes.ts';
import { counted } from '#runtime/i18n/counted.ts';

/** The report of an import. */
export interface ImportReport {
  format: string;
  isDone: boolean;
  problems: ImportFile['problems'];
  outcomes: readonly EntryOutcome[];
  /** How many products of the file are refused beside those among the outcomes. */
  unlisted: number;
  pictures: { fetched: number; failed: readonly { url: string; error: string }[] };
}

/** Most lines about records that are created or changed; those that are refused are all shown. */
const SHOWN_MAX = 200;
/** A sentence about more records than this stands once, with their lines. */
const REPEATED_MAX = 3;

/** Writes an import for people: what becomes of each line, then the numbers, then how to go on. */
export function importText(report: ImportReport, command: string): string {
  const { format, isDone, problems, outcomes, pictures } = report;
  const repeated = repeatedSentences(outcomes);
  const listed = outcomes.filter((outcome) => isListed(outcome, repeated));
  const shown = listed.filter((outcome, index) => outcome.result === 'refused' || index < SHOWN_MAX);
  const missing = new Set(outcomes.flatMap((outcome) => outcome.missingPictures)).size;
  const isCsv = /^(shopify|squarespace)(-old)?$/.test(format);
  const leavesCells = isCsv && outcomes.some(({ result }) => result === 'changed');
  return [
    ...problems.map((problem) => [linesText(problem), problem.field, problem.text].filter(Boolean).join(': ')),
    ...[...repeated].map(([text, lines]) => `${linesText(lines)}: ${text}`),
    ...shown.flatMap((outcome) => linesOf(outcome, repeated)),
    ...(shown.length < listed.length ? [`… and ${listed.length - shown.length} more; --json has them all.`] : []),
    ...pictures.failed.map(({ url, error }) => `The picture ${url} was not fetched: ${error}`),
    ...(missing > 0 && !isDone ? [counted('{n|en|one=# picture|other=# pictures} will be fetched.', missing)] : []),
    ...(leavesCells && !isDone ? ['An empty cell of the file leaves what the product has.'] : []),
    countsText(report),
    ...takenSkuText(report),
    ...(isDone || outcomes.length === 0 ? [] : [endingText(outcomes, command)]),
  ].join('\n');
}

type Lines = Pick<ImportProblem, 'line' | 'otherLines' | 'count'>;

/** "Line 2", "Lines 2, 3 and 7" or "Lines 2, 3, 4, 5, 6 and 809 more"; '' for a file as a whole. */
function linesText({ line, otherLines, count }: Lines): string {
  if (line === 0) return '';
  if (count === 1) return `Line ${line}`;
  const lines = [line, ...otherLines];
  const last = lines.length < count ? `${count - lines.length} more` : lines.pop();
  return `Lines ${lines.join(', ')} and ${last}`;
}

/** The sentences that say the same of many records, with the lines of these. */
function repeatedSentences(outcomes: readonly EntryOutcome[]): ReadonlyMap<string, Lines> {
  const found = new Map<string, { line: number; otherLines: number[]; count: number }>();
  for (const outcome of outcomes) {
    for (const sentence of new Set(sentencesOf(outcome))) {
      const known = found.get(sentence);
      if (!known) found.set(sentence, { line: outcome.firstLine, otherLines: [], count: 1 });
      else {
        known.count++;
        if (known.otherLines.length < PROBLEM_LINES_MAX - 1) known.otherLines.push(outcome.firstLine);
      }
    }
  }
  return new Map([...found].filter(([, { count }]) => count > REPEATED_MAX));
}

function sentencesOf({ error, errors, notes }: EntryOutcome): string[] {
  const named = Object.entries(errors).map(([field, text]) => `${field}: ${text}`);
  return [error, ...named, ...notes].filter(Boolean);
}

/** Whether a record needs a line of its own. */
function isListed(outcome: EntryOutcome, repeated: ReadonlyMap<string, Lines>): boolean {
  if (outcome.result === 'created' || outcome.result === 'changed') return true;
  return sentencesOf(outcome).some((sentence) => !repeated.has(sentence));
}

function linesOf(outcome: EntryOutcome, repeated: ReadonlyMap<string, Lines>): string[] {
  const { firstLine, lastLine, result, type, title, id, fields } = outcome;
  const place = firstLine === lastLine ? `Line ${firstLine}` : `Lines ${firstLine}–${lastLine}`;
  const changes = result === 'changed' ? ` (${fields.join(', ')})` : '';
  const name = [kindName(type), title || id].filter(Boolean).join(' ');
  const sentences = sentencesOf(outcome).filter((sentence) => !repeated.has(sentence));
  return [`${place}: ${result} ${name}${changes}`, ...sentences.map((sentence) => `  ${sentence}`)];
}

/** Returns what people call a kind of record: "mailing list" for `mailingList`. */
function kindName(type: EntryOutcome['type']): string {
  return type === 'importedProduct' ? 'product' : type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function countsText({ outcomes, unlisted }: ImportReport): string {
  const counts = IMPORT_RESULTS.map((result) => {
    const listed = outcomes.filter((outcome) => outcome.result === result).length;
    const count = result === 'refused' ? listed + unlisted : listed;
    return count === 0 ? '' : `${count} ${result === 'left' ? 'left as they are' : result}`;
  });
  return `${counts.filter(Boolean).join(', ') || 'Nothing to import'}.`;
}

function takenSkuText({ outcomes }: ImportReport): string[] {
  if (!outcomes.some(({ hasTakenSku }) => hasTakenSku)) return [];
  return [
    'Products with a SKU of another product are left out. --taken-sku without-sku imports them without that SKU;' +
      ' --taken-sku update changes the other product instead, where the shop has none of that id or address.',
  ];
}

function endingText(outcomes: readonly EntryOutcome[], command: string): string {
  const isAny = outcomes.some(({ result }) => result === 'created' || result === 'changed');
  return isAny ? `Nothing is changed yet. This does it: ${command} --yes` : 'Nothing would change.';
}
