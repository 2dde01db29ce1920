import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Section } from '../../../parts/Section.tsx';
import { countText } from '../count-text.ts';
import { Outcomes } from './Outcomes.tsx';
import type { OpenedFile } from './opened-file.ts';
import type { EntryOutcome } from './send-records.ts';
import type { ImportState, Work } from './use-import.ts';

const WORK_TEXTS: Readonly<Record<Work, string>> = {
  reading: productsTexts.fileIsBeingRead,
  checking: productsTexts.recordsAreBeingChecked,
  fetching: productsTexts.picturesAreBeingFetched,
  importing: productsTexts.recordsAreBeingImported,
};
/** Most lines with problems that are shown. */
const SHOWN_PROBLEMS = 100;
/** So few are shown at once. */
const SHORT = 10;

interface Props {
  state: Exclude<ImportState, { status: 'choosing' }>;
  onStart: (file: OpenedFile, outcomes: readonly EntryOutcome[]) => void;
  onStop: () => void;
  onReset: () => void;
}

/** How far the import is, and what became of the file. */
export function ImportResult({ state, onStart, onStop, onReset }: Props) {
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
        <Outcomes outcomes={state.outcomes} isPreview={false} />
      </Section>
    );
  }
  const { file, outcomes } = state;
  const wanted = outcomes.filter(({ result }) => result === 'created' || result === 'changed').length;
  return (
    <Section title={productsTexts.preview} actions={again}>
      <p>
        {file.count === 0 ? productsTexts.noRecord : productsTexts.nothingIsImportedYet}
        {file.count > 0 && wanted === 0 && ` ${productsTexts.shopHasAll}`}
      </p>
      <Problems problems={file.problems} isOpen={file.count === 0} />
      {file.count > 0 && <Outcomes outcomes={outcomes} isPreview />}
      {wanted > 0 && (
        <div className="c-row">
          <button type="button" className="c-button c-button--main" onClick={() => onStart(file, outcomes)}>
            {fill(productsTexts.importCount, { count: countText(wanted, productsTexts.countRecords) })}
          </button>
        </div>
      )}
    </Section>
  );
}

function Problems({ problems, isOpen }: Pick<OpenedFile, 'problems'> & { isOpen: boolean }) {
  if (problems.length === 0) return null;
  return (
    <details open={isOpen || problems.length < SHORT}>
      <summary>
        {fill(productsTexts.aboutTheFile, { count: countText(problems.length, productsTexts.countRemarks) })}
      </summary>
      <ul className="c-list">
        {problems.slice(0, SHOWN_PROBLEMS).map(({ line, field, text }) => (
          <li key={`${line} ${field} ${text}`}>
            {line > 0 && fill(productsTexts.lineLine, { line })}
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
