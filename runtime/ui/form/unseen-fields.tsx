import { useState } from 'react';
import type { FormModel } from './form-model.ts';
import { useFieldValue } from './use-field-value.ts';

const UNSEEN = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** A hidden field; scripts of the page may look for it. */
export function Hidden({ model, id }: { model: FormModel; id: string }) {
  const value = useFieldValue(model, id);
  return <input type="hidden" id={id} name={id} value={String(value ?? '')} readOnly />;
}

/** A decoy input for programs that fill in every field; people cannot see it or reach it by keyboard. */
export function Decoy({ model }: { model: FormModel }) {
  const [text, setText] = useState(model.decoy);
  const change = (next: string) => {
    setText(next);
    model.setDecoy(next);
  };
  return (
    // Styled through the object model, so that it is hidden even without our style sheet.
    <div className="sq-visually-hidden" aria-hidden="true" style={UNSEEN}>
      <label>
        {model.texts.form.decoyLabel}
        <input
          name="remarks"
          tabIndex={-1}
          autoComplete="off"
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </label>
    </div>
  );
}
