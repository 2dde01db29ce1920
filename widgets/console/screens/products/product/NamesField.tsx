import { useState } from 'react';
import { CATEGORY_MAX_LENGTH, TAG_MAX_LENGTH } from '#runtime/contracts/owner-limits.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { onKeys, tagKeys } from '../../../parts/keys.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { errorsBelow } from './product-errors.ts';
import type { Errors } from './product-value.ts';

interface Props {
  label: string;
  kind: 'tag' | 'category';
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
  /** The shop's name of the field, by which it names errors. */
  path: string;
  errors: Errors;
  hint?: string;
}

/** A list of short names, such as tags: Enter or a comma adds one, and a press on one removes it. */
export function NamesField({ label, kind, names, onChange, path, errors, hint }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const add = () => {
    const name = text.trim();
    if (name === '') return;
    if (names.includes(name)) return setError(fill(editorTexts.tagExists, { tagType: kind }));
    if (/[,\n]/.test(name)) return setError(fill(editorTexts.oneTagOnly, { tagType: kind }));
    onChange([...names, name]);
    setText('');
  };
  const remove = (name: string) => onChange(names.filter((other) => other !== name));
  return (
    <div className="c-stack">
      <div className="p-add">
        <TextField
          label={label}
          value={text}
          onKeyDown={onKeys(tagKeys({ text, add, removeLast: () => onChange(names.slice(0, -1)) }))}
          maxLength={kind === 'tag' ? TAG_MAX_LENGTH : CATEGORY_MAX_LENGTH}
          hint={hint}
          error={error || errors[path] || Object.values(errorsBelow(errors, path))[0]}
          onChange={(typed) => {
            setText(typed);
            setError('');
          }}
        />
        <button type="button" className="c-button" aria-label={fill(productsTexts.addToLabel, { label })} onClick={add}>
          {commonTexts.add}
        </button>
      </div>
      {names.length > 0 && (
        <ul className="p-chips" aria-label={label}>
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="c-button c-button--small"
                aria-label={fill(productsTexts.removeName, { name })}
                onClick={() => remove(name)}
                onKeyDown={onKeys({ delete: () => remove(name) })}
              >
                {name} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
