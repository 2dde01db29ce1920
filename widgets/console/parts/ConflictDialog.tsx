import { useState } from 'react';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import type { Conflict } from '../app/use-editor.ts';
import { ModalDialog } from './ModalDialog.tsx';

interface Props<Value> {
  conflict: Conflict<Value> | undefined;
  /** Names of the fields, as people read them; a field that is not named is shown by its own. */
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
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const { clashes, merged } = conflict;
  const toggle = (field: string, isTheirs: boolean) =>
    setTheirs(isTheirs ? [...theirs, field] : theirs.filter((name) => name !== field));
  const finish = () => {
    const taken = clashes
      .filter(({ field }) => theirs.includes(field))
      .map(({ field, theirs: value }) => [field, value]);
    onResolve({ ...merged, ...Object.fromEntries(taken) });
  };
  return (
    <ModalDialog title={partsTexts.somebodyElseHasChanged} isOpen isWide onClose={onClose}>
      <p>{clashes.length === 0 ? partsTexts.youHaveChangedDifferent : partsTexts.chooseWhatStays}</p>
      {clashes.map(({ field, mine, theirs: other }) => (
        <fieldset key={field} className="c-clash">
          <legend>{names[field] ?? field}</legend>
          {([false, true] as const).map((isTheirs) => (
            <label key={String(isTheirs)}>
              <input
                type="radio"
                name={`clash-${field}`}
                checked={theirs.includes(field) === isTheirs}
                onChange={() => toggle(field, isTheirs)}
              />
              <span>{isTheirs ? partsTexts.theirs : partsTexts.mine}</span>
              <pre>{valueText(isTheirs ? other : mine)}</pre>
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

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return partsTexts.empty;
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}
