import { useStore } from '@nanostores/react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useSearchedField, useSearchText } from '../../../parts/use-search-text.ts';
import { STATUS_NAMES } from '../product-names.ts';
import type { ProductCollection } from '../use-collections.ts';

const STATUSES = [['', commonTexts.all], ...Object.entries(STATUS_NAMES)] as [string, string][];
const STOCKS = [
  ['', commonTexts.all],
  ['in-stock', productsTexts.inStock],
  ['sold-out', productsTexts.soldOut],
] as const;
const LACKS = [
  ['', commonTexts.all],
  ['safety', productsTexts.lacksSafety],
] as const;
const FIELDS = [
  ['q', commonTexts.title],
  ['sku', productsTexts.sku],
] as const;
type Field = (typeof FIELDS)[number][0];

/** What a list of products is narrowed by. All of it stands in the address. */
export function ProductFilters({ collections }: { collections: readonly ProductCollection[] }) {
  const { query } = useStore($place);
  const [field, setField] = useSearchedField<Field>('q', 'sku');
  const [text, setText] = useSearchText(field, field === 'q' ? 'sku' : 'q');
  return (
    <search className="c-filters">
      <TextField
        label={field === 'q' ? productsTexts.findByTitle : productsTexts.findBySku}
        type="search"
        value={text}
        onChange={setText}
        maxLength={200}
      />
      <Choice<Field> label={productsTexts.searchIn} value={field} onChange={setField} options={FIELDS} />
      <Choice
        label={productsTexts.pageOfTheShop}
        value={query.get('collection') ?? ''}
        onChange={(collection) => replaceQuery({ collection })}
        options={[['', commonTexts.all], ...collections.map(({ id, title }) => [id, title] as const)]}
      />
      <Choice
        label={productsTexts.visibility}
        value={query.get('status') ?? ''}
        onChange={(status) => replaceQuery({ status })}
        options={STATUSES}
      />
      <Choice
        label={productsTexts.stock}
        value={query.get('stock') ?? ''}
        onChange={(stock) => replaceQuery({ stock })}
        options={STOCKS}
      />
      <Choice
        label={productsTexts.whatTheLawAsks}
        value={query.get('lacks') ?? ''}
        onChange={(lacks) => replaceQuery({ lacks })}
        options={LACKS}
      />
    </search>
  );
}
