import { useState } from 'react';
import { takeTheirs } from '#runtime/domain/merge.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { clashText, clashTitle } from '../app/clash-text.ts';
import type { Conflict } from '../app/use-editor.ts';
import { ModalDialog } from './ModalDialog.tsx';

const TEXTS = { empty: partsTexts.empty, yes: partsTexts.yes, no: partsTexts.no };

interface Props<Value> {
  conflict: Conflict<Value> | undefined;
  /** Names of the fields, as people read them, and of the parts of their lists: 'variants.price'. */
  names?: Readonly<Record<string, string>>;
  /** Goes on with what the person has made of both versions. */
  onResolve: (value: Value) => void;
  onClose: () => void;
}

/** Shows what two people have made of one object, field by field, where the fields clash. */
export function ConflictDialog<Value extends object>({ conflict, ...props }: Props<Value>) {
  return conflict ? <Open conflict={conflict} {...props} /> : null;
}

function Open<Value extends object>({
  conflict,
  names = {},
  onResolve,
  onClose,
}: Props<Value> & { conflict: Conflict<Value> }) {
  /** The places of the clashes that are decided for the other person. */
  const [theirs, setTheirs] = useState<readonly number[]>([]);
  const { clashes, merged } = conflict;
  const toggle = (place: number, isTheirs: boolean) =>
    setTheirs(isTheirs ? [...theirs, place] : theirs.filter((each) => each !== place));
  const finish = () =>
    onResolve(
      takeTheirs(
        merged,
        clashes.filter((_, place) => theirs.includes(place)),
      ),
    );
  return (
    <ModalDialog title={partsTexts.somebodyElseHasChanged} isOpen isWide onClose={onClose}>
      <p>{clashes.length === 0 ? partsTexts.youHaveChangedDifferent : partsTexts.chooseWhatStays}</p>
      {clashes.map((clash, place) => (
        <fieldset key={clashTitle(clash, names)} className="c-clash">
          <legend>{clashTitle(clash, names)}</legend>
          {([false, true] as const).map((isTheirs) => (
            <label key={String(isTheirs)}>
              <input
                type="radio"
                name={`clash-${place}`}
                checked={theirs.includes(place) === isTheirs}
                onChange={() => toggle(place, isTheirs)}
              />
              <span>{isTheirs ? partsTexts.theirs : partsTexts.mine}</span>
              <pre>{clashText(isTheirs ? clash.theirs : clash.mine, TEXTS)}</pre>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="c-row c-row--end">
        <button type="button" className="c-button" onClick={onClose}>
          {partsTexts.goOnEditingMine}
        </button>
        <button type="button" className="c-button c-button--main" onClick={finish}>
          {partsTexts.putTogether}
        </button>
      </div>
    </ModalDialog>
  );
}
