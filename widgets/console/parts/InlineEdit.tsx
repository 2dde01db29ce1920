import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { errorId, fieldAttributes } from '#runtime/domain/field-attributes.ts';

interface Props {
  /** What is changed, "the price of Pot", as a whole sentence. */
  label: string;
  /** The value as it is shown, and as it is typed. */
  shown: string;
  typed: string;
  inputMode: 'decimal' | 'numeric';
  /** Saves what was typed. Resolves to why that cannot be; undefined once it is saved. */
  save: (text: string) => Promise<string | undefined>;
}

type State =
  | { status: 'shown' }
  | { status: 'typing'; text: string; error?: string }
  | { status: 'saving'; text: string };

/**
 * A value of a table that is changed where it stands: a press opens its field, leaving the field saves it, and Escape
 * leaves it as it was. Enter saves it too, and goes on to the value below, for somebody who counts shelf by shelf.
 */
export function InlineEdit({ label, shown, typed, inputMode, save }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>({ status: 'shown' });
  const left = useRef<'Enter' | 'Escape'>(undefined);
  useEffect(() => {
    if (state.status !== 'shown') return;
    if (left.current) button.current?.focus();
    if (left.current === 'Enter') valueBelow(button.current)?.click();
    left.current = undefined;
  }, [state.status]);
  if (state.status === 'shown') {
    return (
      <button
        ref={button}
        type="button"
        className="c-inline"
        aria-label={`${label}: ${shown}`}
        onClick={() => setState({ status: 'typing', text: typed })}
      >
        {shown}
      </button>
    );
  }
  const { text } = state;
  const error = state.status === 'typing' ? state.error : undefined;
  const finish = async () => {
    if (state.status === 'saving') return;
    if (text.trim() === typed) return setState({ status: 'shown' });
    setState({ status: 'saving', text });
    const refusal = await save(text);
    if (refusal !== undefined) left.current = undefined;
    setState(refusal === undefined ? { status: 'shown' } : { status: 'typing', text, error: refusal });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    left.current = event.key;
    if (event.key === 'Enter') void finish();
    else if (state.status === 'typing') setState({ status: 'shown' });
  };
  return (
    <span className="c-inline-field">
      <input
        {...fieldAttributes({ id, error })}
        // biome-ignore lint/a11y/noAutofocus: the press on the value has opened its field
        autoFocus
        type="text"
        inputMode={inputMode}
        aria-label={label}
        aria-busy={state.status === 'saving'}
        readOnly={state.status === 'saving'}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setState({ status: 'typing', text: event.target.value })}
        onKeyDown={press}
        onBlur={() => {
          // Somebody who goes elsewhere while the value is saved stays there.
          if (state.status === 'saving') left.current = undefined;
          else void finish();
        }}
      />
      {error && (
        <small id={errorId(id)} role="alert" className="c-error">
          {error}
        </small>
      )}
    </span>
  );
}

/** Returns the next value of the column that can be changed, of the rows that stand in the page. */
function valueBelow(button: HTMLElement | null): HTMLElement | null | undefined {
  const place = button?.closest('td')?.cellIndex ?? 0;
  for (let line = button?.closest('tr')?.nextElementSibling; line; line = line.nextElementSibling) {
    const cell = line instanceof HTMLTableRowElement ? line.cells[place] : undefined;
    const value = cell?.querySelector<HTMLElement>('.c-inline');
    if (value) return value;
  }
  return undefined;
}
