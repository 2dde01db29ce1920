import { useState } from 'react';
import { VISUALLY_HIDDEN } from '../visually-hidden.ts';
import type { FormModel } from './form-model.ts';
import { useFieldValue } from './use-field-value.ts';

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
    <div aria-hidden="true" style={VISUALLY_HIDDEN}>
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
