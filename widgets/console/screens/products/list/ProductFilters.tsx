import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $place, replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useSearchText } from '../../../parts/use-search-text.ts';
import { STATUS_NAMES } from '../product-names.ts';
import type { ProductCollection } from '../use-collections.ts';

const STATUSES = [['', 'All'], ...Object.entries(STATUS_NAMES)] as [string, string][];
const STOCKS = [
  ['', 'All'],
  ['in-stock', 'In stock'],
  ['sold-out', 'Sold out'],
] as const;
const FIELDS = [
  ['q', 'Title'],
  ['sku', 'SKU'],
] as const;
type Field = (typeof FIELDS)[number][0];

/** What a list of products is narrowed by. All of it stands in the address. */
export function ProductFilters({ collections }: { collections: readonly ProductCollection[] }) {
  const { query } = useStore($place);
  const [field, setField] = useState<Field>(query.has('sku') ? 'sku' : 'q');
  const [text, setText] = useSearchText(field, field === 'q' ? 'sku' : 'q');
  return (
    <search className="c-filters">
      <TextField
        label={`Find by ${field === 'q' ? 'title' : 'SKU'}`}
        type="search"
        value={text}
        onChange={setText}
        maxLength={200}
      />
      <Choice<Field> label="Search in" value={field} onChange={setField} options={FIELDS} />
      <Choice
        label="Page of the shop"
        value={query.get('collection') ?? ''}
        onChange={(collection) => replaceQuery({ collection })}
        options={[['', 'All'], ...collections.map(({ id, title }) => [id, title] as const)]}
      />
      <Choice
        label="Visibility"
        value={query.get('status') ?? ''}
        onChange={(status) => replaceQuery({ status })}
        options={STATUSES}
      />
      <Choice
        label="Stock"
        value={query.get('stock') ?? ''}
        onChange={(stock) => replaceQuery({ stock })}
        options={STOCKS}
      />
    </search>
  );
}
