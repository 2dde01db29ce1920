import { TextField } from './TextField.tsx';
import { useSearchText } from './use-search-text.ts';

/** The field for the words that a list is searched by. They stand in the address as `search`. */
export function SearchField({ label }: { label: string }) {
  const [text, setText] = useSearchText('search');
  return (
    <search className="c-filters">
      <TextField label={label} type="search" value={text} onChange={setText} maxLength={200} />
    </search>
  );
}
