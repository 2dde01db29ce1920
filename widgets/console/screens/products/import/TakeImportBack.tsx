import { useState } from 'react';
import type { EntryOutcome } from '#runtime/domain/import-outcomes.ts';
import { changesTexts } from '#runtime/i18n/en/console/bin.ts';
import { ask } from '../../../app/dialogs.ts';
import { Link } from '../../../app/Link.tsx';
import { notify } from '../../../app/notices.ts';
import { may } from '../../../app/session.ts';
import { questionText, resultText, takeBack } from '../../../parts/take-back.ts';

interface Props {
  /** The change set of the import; null where it has written nothing. */
  changeSet: string | null;
  outcomes: readonly EntryOutcome[];
}

/** Offers to take an import back, and names the place where that stays possible. */
export function TakeImportBack({ changeSet, outcomes }: Props) {
  const [isDone, setDone] = useState(false);
  if (changeSet === null || !may('content:read')) return null;
  const count = (result: EntryOutcome['result']) => outcomes.filter((outcome) => outcome.result === result).length;
  const movesStock = outcomes.some(({ result, fields }) => result === 'changed' && fields.includes('variants'));
  const press = () =>
    ask({
      title: changesTexts.questionImport,
      text: questionText({ created: count('created'), changed: count('changed'), movesStock }),
      action: changesTexts.takeBack,
      isDangerous: true,
      run: async () => {
        notify(resultText(await takeBack(changeSet)));
        setDone(true);
      },
    });
  return (
    <>
      {!isDone && <p>{changesTexts.importUndoLater}</p>}
      <div className="c-row">
        {!isDone && (
          <button type="button" className="c-button" onClick={() => void press()}>
            {changesTexts.takeImportBack}
          </button>
        )}
        <Link to={`changes/${changeSet}`}>{changesTexts.showChanges}</Link>
      </div>
    </>
  );
}
