import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $place, replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useSearchText } from '../../../parts/use-search-text.ts';

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
  const [text, setText] = useSearchText(field, field === 'title' ? 'sku' : 'title');
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
