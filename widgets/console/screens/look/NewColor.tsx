import { type FormEvent, useState } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
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
      <TextField label={lookTexts.nameOfANew} value={name} onChange={setName} error={error} placeholder="logo" />
      <button type="submit" className="c-button">
        {commonTexts.add}
      </button>
    </form>
  );
}

function errorOf(name: string, taken: ColorTexts, count: number): string {
  if (!NAME.test(name)) return lookTexts.nameBegins;
  if (taken[name] !== undefined) return lookTexts.colourHasThisName;
  return count >= MOST ? lookTexts.shopHasAtMost : '';
}
