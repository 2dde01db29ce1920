import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $place, replaceQuery } from '../app/router.ts';

/** How long typing rests before the search starts, in ms. */
const REST_MS = 300;

/**
 * Keeps the words that a list is searched by. They go into the address as `name` once typing rests, in the place of
 * `other`; an address that is changed by something else, such as a link of the menu, changes them.
 */
export function useSearchText(name: string, other?: string): [text: string, setText: (text: string) => void] {
  const inAddress = useStore($place).query.get(name) ?? '';
  const [text, setText] = useState(inAddress);
  const known = useRef({ name, inAddress });
  useEffect(() => {
    const isOtherField = known.current.name !== name;
    const isFromElsewhere = isOtherField ? inAddress !== '' : known.current.inAddress !== inAddress;
    known.current = { name, inAddress };
    if (isFromElsewhere) setText(inAddress);
  }, [name, inAddress]);
  useEffect(() => {
    const wanted = text.trim();
    const { query } = $place.get();
    if (wanted === (query.get(name) ?? '') && !(other && query.has(other))) return undefined;
    const timer = setTimeout(() => {
      known.current = { name, inAddress: wanted };
      replaceQuery({ [name]: wanted, ...(other && { [other]: undefined }) });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, name, other]);
  return [text, setText];
}

/** Keeps by which of two fields a list is searched; an address that is searched by the other one changes that. */
export function useSearchedField<Field extends string>(usual: Field, other: Field) {
  const { query } = useStore($place);
  const inAddress = query.has(other) ? other : query.has(usual) ? usual : undefined;
  const [field, setField] = useState<Field>(inAddress ?? usual);
  const [known, setKnown] = useState(inAddress);
  if (inAddress !== known) {
    setKnown(inAddress);
    if (inAddress) setField(inAddress);
  }
  return [field, setField] as const;
}
