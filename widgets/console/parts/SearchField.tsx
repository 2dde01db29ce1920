import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $place, replaceQuery } from '../app/router.ts';
import { TextField } from './TextField.tsx';

/** How long typing rests before the search starts, in ms. */
const REST_MS = 300;

interface Props {
  label: string;
  hint?: string;
}

/** The words that a list is searched by. They stand in the address as `search`. */
export function SearchField({ label, hint }: Props) {
  const inAddress = useStore($place).query.get('search') ?? '';
  const [text, setText] = useState(inAddress);
  useEffect(() => {
    if (text === ($place.get().query.get('search') ?? '')) return undefined;
    const timer = setTimeout(() => replaceQuery({ search: text }), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className="c-filters">
      <TextField label={label} type="search" value={text} onChange={setText} hint={hint} maxLength={200} />
    </search>
  );
}
