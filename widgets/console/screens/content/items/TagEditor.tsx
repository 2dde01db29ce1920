import { useId, useRef, useState } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { onKeys, tagKeys } from '../../../parts/keys.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { TAG_NAMES, type TagType, tagError } from './tag-rule.ts';

interface Props {
  tagType: TagType;
  names: readonly string[];
  /** Greatest length of one, in characters. */
  longest: number;
  onChange: (names: string[]) => void;
  /** The texts with which the shop has refused some of them. */
  errors: readonly string[];
}

/**
 * The tags or categories of an item: they are added, renamed one at a time, and removed. A comma adds what was typed,
 * Backspace in the empty field removes the last, and Delete the one that has the focus.
 */
export function TagEditor({ tagType, names, longest, onChange, errors }: Props) {
  const titleId = useId();
  const place = useRef<HTMLFieldSetElement>(null);
  const [text, setText] = useState('');
  const [edited, setEdited] = useState<{ name: string; text: string } | undefined>();
  const [error, setError] = useState<string | undefined>();
  const check = (name: string, others: readonly string[]) => {
    const problem = tagError(name, { tagType, others, longest });
    setError(problem);
    return problem === undefined;
  };
  const add = () => {
    if (text.trim() === '' || !check(text, names)) return;
    onChange([...names, text.trim()]);
    setText('');
  };
  const rename = () => {
    if (!edited) return;
    const others = names.filter((name) => name !== edited.name);
    if (!check(edited.text, others)) return;
    onChange(names.map((name) => (name === edited.name ? edited.text.trim() : name)));
    setEdited(undefined);
  };
  const edit = (name: string) => {
    if (edited) {
      setError(fill(editorTexts.oneTagOnly, { tagType: TAG_NAMES[tagType] }));
      return;
    }
    setError(undefined);
    setEdited({ name, text: name });
  };
  const remove = (name: string) => {
    onChange(names.filter((other) => other !== name));
    if (edited?.name === name) setEdited(undefined);
    setError(undefined);
    place.current?.querySelector<HTMLInputElement>('.ct-add input')?.focus();
  };
  return (
    <fieldset ref={place} aria-describedby={titleId}>
      <legend>{tagType === 'tag' ? contentTexts.tags : contentTexts.categories}</legend>
      <div className="c-stack">
        {names.length > 0 && (
          <ul className="ct-tags">
            {names.map((name) => (
              <li key={name} onKeyDown={onKeys({ delete: () => remove(name) })}>
                <span>{name}</span>
                <button
                  type="button"
                  className="c-link"
                  aria-label={fill(contentTexts.editName, { name })}
                  onClick={() => edit(name)}
                >
                  {contentTexts.edit}
                </button>
                <button
                  type="button"
                  className="c-link"
                  aria-label={fill(contentTexts.removeName, { name })}
                  onClick={() => remove(name)}
                >
                  {commonTexts.remove}
                </button>
              </li>
            ))}
          </ul>
        )}
        {edited && (
          <Line
            label={fill(contentTexts.renameName, { name: edited.name })}
            action={contentTexts.rename}
            value={edited.text}
            onChange={(value) => setEdited({ ...edited, text: value })}
            onSubmit={rename}
            onCancel={() => setEdited(undefined)}
          />
        )}
        {/* A name that was typed and not added is saved too: the press on "Save" leaves its field. */}
        <Line
          label={fill(contentTexts.newTagType, { tagType: TAG_NAMES[tagType] })}
          action={commonTexts.add}
          value={text}
          onChange={setText}
          onSubmit={add}
          onBlur={add}
          onRemoveLast={() => onChange(names.slice(0, -1))}
        />
        <p id={titleId} className="c-hint">
          {fill(contentTexts.itHasCharacters, { longest })}
        </p>
        {[...(error ? [error] : []), ...errors].map((each) => (
          <p key={each} role="alert" className="c-error">
            {each}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

interface LineProps {
  label: string;
  action: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  onBlur?: () => void;
  /** Of the field for a new name: removes the one before it. */
  onRemoveLast?: () => void;
  onCancel?: () => void;
}

function Line({ label, action, value, onChange, onSubmit, onBlur, onRemoveLast, onCancel }: LineProps) {
  const keys = onRemoveLast
    ? tagKeys({ text: value, add: onSubmit, removeLast: onRemoveLast })
    : { enter: onSubmit, escape: onCancel };
  return (
    <div className={onCancel ? 'ct-line' : 'ct-line ct-add'}>
      <TextField label={label} value={value} onChange={onChange} onBlur={onBlur} onKeyDown={onKeys(keys)} />
      <button type="button" className="c-button" onClick={onSubmit}>
        {action}
      </button>
      {onCancel && (
        <button type="button" className="c-button" onClick={onCancel}>
          {commonTexts.cancel}
        </button>
      )}
    </div>
  );
}
