import type { TakenSkuChoice } from '#runtime/contracts/imports.ts';
import type { EntryOutcome } from '#runtime/domain/import-outcomes.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Section } from '../../../parts/Section.tsx';
import { countText } from '../count-text.ts';
import { Outcomes } from './Outcomes.tsx';
import type { OpenedFile } from './opened-file.ts';
import { TakeImportBack } from './TakeImportBack.tsx';
import type { ImportState, Work } from './use-import.ts';

const WORK_TEXTS: Readonly<Record<Work, string>> = {
  reading: productsTexts.fileIsBeingRead,
  checking: productsTexts.recordsAreBeingChecked,
  fetching: productsTexts.picturesAreBeingFetched,
  importing: productsTexts.recordsAreBeingImported,
};
const CSV = /^(shopify|squarespace)(-old)?$/;
const TAKEN_SKU = [
  ['leave-out', productsTexts.takenSkuLeaveOut],
  ['without-sku', productsTexts.takenSkuWithout],
  ['update', productsTexts.takenSkuUpdate],
] as const satisfies readonly (readonly [TakenSkuChoice, string])[];
/** Most lines with problems that are shown. */
const SHOWN_PROBLEMS = 100;
/** So few are shown at once. */
const SHORT = 10;

interface Props {
  state: Exclude<ImportState, { status: 'choosing' }>;
  takenSku: TakenSkuChoice;
  onTakenSku: (file: OpenedFile, choice: TakenSkuChoice) => void;
  onStart: (file: OpenedFile, outcomes: readonly EntryOutcome[]) => void;
  onStop: () => void;
  onReset: () => void;
}

/** How far the import is, and what became of the file. */
export function ImportResult({ state, takenSku, onTakenSku, onStart, onStop, onReset }: Props) {
  const again = (
    <button type="button" className="c-button" onClick={onReset}>
      {productsTexts.chooseAnotherFile}
    </button>
  );
  if (state.status === 'working') {
    const { work, done, total } = state;
    const count = total > 1 || done > 0 ? fill(productsTexts.doneOfTotal, { done, total }) : '…';
    return (
      <ConfirmDialog title={productsTexts.import} action={productsTexts.stop} isCancellable={false} answer={onStop}>
        <p role="status">
          {WORK_TEXTS[work]}
          {count}
        </p>
        <progress
          aria-label={WORK_TEXTS[work]}
          value={work === 'reading' ? undefined : done}
          max={Math.max(1, total)}
        />
      </ConfirmDialog>
    );
  }
  if (state.status === 'failed') {
    return (
      <Section title={productsTexts.import} actions={again}>
        <p role="alert" className="c-error">
          <strong>{state.title}</strong> {state.text}
        </p>
        {state.outcomes.length > 0 && (
          <>
            <p>{productsTexts.theseRecordsWereImported}</p>
            <TakeImportBack changeSet={state.changeSet} outcomes={state.outcomes} />
            <Outcomes outcomes={state.outcomes} isPreview={false} />
          </>
        )}
      </Section>
    );
  }
  if (state.status === 'ended') {
    return (
      <Section title={productsTexts.imported} actions={again}>
        {state.failedPictures.length > 0 && (
          <details>
            <summary>
              {fill(productsTexts.couldNotBeFetched, {
                count: countText(state.failedPictures.length, productsTexts.countPictures),
              })}
            </summary>
            <ul className="c-list">
              {state.failedPictures.map(({ url, error }) => (
                <li key={url}>
                  {url}: {error}
                </li>
              ))}
            </ul>
          </details>
        )}
        {unlistedText(state.file) && <p>{unlistedText(state.file)}</p>}
        <TakeImportBack changeSet={state.changeSet} outcomes={state.outcomes} />
        <Outcomes outcomes={state.outcomes} isPreview={false} />
      </Section>
    );
  }
  const { file, outcomes } = state;
  const wanted = outcomes.filter(({ result }) => result === 'created' || result === 'changed').length;
  return (
    <Section title={productsTexts.preview} actions={again}>
      <p>{previewText(file, outcomes)}</p>
      <Problems problems={file.problems} isOpen={file.count === 0} />
      {(takenSku !== 'leave-out' || outcomes.some(({ hasTakenSku }) => hasTakenSku)) && (
        <Choice<TakenSkuChoice>
          label={productsTexts.takenSku}
          value={takenSku}
          options={TAKEN_SKU}
          hint={productsTexts.takenSkuHint}
          onChange={(choice) => onTakenSku(file, choice)}
        />
      )}
      {wanted > 0 && (
        <div className="c-row">
          <button type="button" className="c-button c-button--main" onClick={() => onStart(file, outcomes)}>
            {fill(productsTexts.importCount, { count: countText(wanted, productsTexts.countRecords) })}
          </button>
        </div>
      )}
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} isPreview />}
    </Section>
  );
}

/** Says what the import of a file would do as a whole. */
function previewText(file: OpenedFile, outcomes: readonly EntryOutcome[]): string {
  const results = new Set(outcomes.map(({ result }) => result));
  return [
    file.count === 0 ? productsTexts.noRecord : productsTexts.nothingIsImportedYet,
    results.size === 1 && results.has('left') && productsTexts.shopHasAll,
    CSV.test(file.format) && results.has('changed') && productsTexts.emptyCellsLeave,
    unlistedText(file),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Says how many products of which no record can be made are not in the list; '' for none. */
function unlistedText({ refused, refusedCount }: OpenedFile): string {
  const count = refusedCount - refused.length;
  return count > 0 ? countText(count, productsTexts.furtherRefused) : '';
}

/** "Lines 2, 3, 4, 5, 6 and 809 more". */
function linesText(lines: readonly number[], count: number): string {
  const more = count - lines.length;
  const named = { lines: lines.join(', '), more };
  return fill(more > 0 ? productsTexts.linesAndMore : productsTexts.lines, named);
}

function Problems({ problems, isOpen }: Pick<OpenedFile, 'problems'> & { isOpen: boolean }) {
  if (problems.length === 0) return null;
  return (
    <details open={isOpen || problems.length < SHORT}>
      <summary>
        {fill(productsTexts.aboutTheFile, { count: countText(problems.length, productsTexts.countRemarks) })}
      </summary>
      <ul className="c-list">
        {problems.slice(0, SHOWN_PROBLEMS).map(({ line, otherLines, count, field, text }) => (
          <li key={`${line} ${field} ${text}`}>
            {line > 0 && count === 1 && fill(productsTexts.lineLine, { line })}
            {line > 0 && count > 1 && linesText([line, ...otherLines], count)}
            {field && `, ${field}`}
            {(line > 0 || field) && ': '}
            {text}
          </li>
        ))}
      </ul>
      {problems.length > SHOWN_PROBLEMS && (
        <p>{fill(productsTexts.firstAreShown, { shownProblems: SHOWN_PROBLEMS })}</p>
      )}
    </details>
  );
}
