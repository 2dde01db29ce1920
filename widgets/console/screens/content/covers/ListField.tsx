import { type ReactNode, useRef } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useRowFocus } from './use-row-focus.ts';
import { type Errors, type Row, useRows } from './use-rows.ts';

const FIELDS = 'input, select, textarea';

interface Props<Value extends object> {
  /** What the list has: "Buttons". */
  title: string;
  /** What one entry is: "button". */
  noun: string;
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  errors: Errors;
  path: string;
  most: number;
  /** Shown while the list is empty. */
  empty?: string;
  /** Draws what adds an entry, in the place of a button that adds `fresh`. */
  adding?: (add: (value: Value) => void) => ReactNode;
  fresh?: Value;
  children: (row: Row<Value>, edit: (changes: Partial<Value>) => void, number: number) => ReactNode;
}

/** A list within a part of a cover, whose entries are added, removed and put in order. */
export function ListField<Value extends object>(props: Props<Value>) {
  const { title, noun, values, most, errors, path, empty, adding, fresh, children } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const { rows, add, update, remove, move } = useRows(props);
  const focus = useRowFocus(list);
  const bring = (row: Row<Value>, from: number, to: number, part: string) =>
    move(from, to) && focus(row.id, `[data-part="${part}"]`);
  const take = (row: Row<Value>, number: number) => {
    remove(row.id, fill(contentTexts.nounNumber, { noun, number }));
    focus(undefined, '[data-adding]');
  };
  return (
    <fieldset className="cv-list" ref={list}>
      <legend>{title}</legend>
      {errors[path] && (
        <p role="alert" className="c-error">
          {errors[path]}
        </p>
      )}
      {values.length === 0 && empty && <p className="c-quiet">{empty}</p>}
      <ol>
        {rows.map((row, i) => (
          <li key={row.id} data-row={row.id}>
            {children(row, (changes) => update(row.id, changes), i + 1)}
            <div className="c-row">
              {(['up', 'down'] as const).map((part) => {
                const to = part === 'up' ? i - 1 : i + 1;
                return (
                  <button
                    key={part}
                    type="button"
                    className="c-icon"
                    data-part={part}
                    aria-label={
                      part === 'up'
                        ? fill(contentTexts.moveNounNumberUp, { noun, number: i + 1 })
                        : fill(contentTexts.moveNounNumberDown, { noun, number: i + 1 })
                    }
                    aria-disabled={to < 0 || to >= rows.length}
                    onClick={() => bring(row, i, to, part)}
                  >
                    {part === 'up' ? '↑' : '↓'}
                  </button>
                );
              })}
              <button type="button" className="c-button c-button--small" onClick={() => take(row, i + 1)}>
                {commonTexts.remove}{' '}
                <span className="sq-visually-hidden">
                  {noun} {i + 1}
                </span>
              </button>
            </div>
          </li>
        ))}
      </ol>
      {values.length < most ? (
        <p>
          {adding?.((value) => focus(add(value), FIELDS))}
          {fresh && (
            <button
              type="button"
              className="c-button c-button--small"
              data-adding=""
              onClick={() => focus(add(fresh), 'input')}
            >
              {fill(contentTexts.addANoun, { noun })}
            </button>
          )}
        </p>
      ) : (
        <p className="c-quiet">{fill(contentTexts.areTheMost, { most, noun })}</p>
      )}
    </fieldset>
  );
}
