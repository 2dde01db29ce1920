import { type FormEvent, useState } from 'react';
import { TextField } from '../../parts/TextField.tsx';
import type { ColorTexts } from './color-texts.ts';

const NAME = /^[a-zA-Z][\w-]{0,49}$/;
/** Most colours of a site. */
const MOST = 50;

interface Props {
  taken: ColorTexts;
  onAdd: (name: string) => void;
}

/** Adds a colour under a name by which templates use it. */
export function NewColor({ taken, onAdd }: Props) {
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const count = Object.values(taken).filter((text) => text !== undefined).length;
    const wrong = errorOf(name.trim(), taken, count);
    setError(wrong);
    if (wrong) return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <form className="c-row c-new-color" onSubmit={add}>
      <TextField label="Name of a new colour" value={name} onChange={setName} error={error} placeholder="logo" />
      <button type="submit" className="c-button">
        Add
      </button>
    </form>
  );
}

function errorOf(name: string, taken: ColorTexts, count: number): string {
  if (!NAME.test(name)) return 'A name begins with a letter and has letters, digits and hyphens, at most 50 of them.';
  if (taken[name] !== undefined) return 'A colour has this name already.';
  return count >= MOST ? 'A shop has at most 50 colours.' : '';
}
