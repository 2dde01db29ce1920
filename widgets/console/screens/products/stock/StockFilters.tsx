import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $place, replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';

/** How long typing rests before the search starts, in ms. */
const REST_MS = 300;
const FIELDS = [
  ['title', 'Title of the product'],
  ['sku', 'SKU'],
] as const;
type Field = (typeof FIELDS)[number][0];
const LEVELS = [
  ['', 'All'],
  ['0', 'Sold out'],
  ['5', '5 or fewer'],
  ['20', '20 or fewer'],
] as const;

/** What the list of stock is narrowed by. All of it stands in the address. */
export function StockFilters() {
  const { query } = useStore($place);
  const [field, setField] = useState<Field>(query.has('sku') ? 'sku' : 'title');
  const [text, setText] = useState(query.get(field) ?? '');
  const other = field === 'title' ? 'sku' : 'title';
  useEffect(() => {
    const wanted = text.trim();
    const { query: now } = $place.get();
    if (wanted === (now.get(field) ?? '') && !now.has(other)) return undefined;
    const timer = setTimeout(() => replaceQuery({ [field]: wanted, [other]: undefined }), REST_MS);
    return () => clearTimeout(timer);
  }, [text, field, other]);
  return (
    <search className="c-filters">
      <TextField label="Find by its first letters" type="search" value={text} maxLength={100} onChange={setText} />
      <Choice<Field> label="Search in" value={field} options={FIELDS} onChange={setField} />
      <Choice
        label="How much is left"
        value={query.get('atMost') ?? ''}
        options={LEVELS as readonly (readonly [string, string])[]}
        onChange={(atMost) => replaceQuery({ atMost })}
      />
    </search>
  );
}
