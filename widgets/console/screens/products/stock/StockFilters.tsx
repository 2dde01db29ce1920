import { useStore } from '@nanostores/react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useSearchedField, useSearchText } from '../../../parts/use-search-text.ts';

const FIELDS = [
  ['title', productsTexts.titleOfTheProduct],
  ['sku', productsTexts.sku],
] as const;
type Field = (typeof FIELDS)[number][0];
const LEVELS = [
  ['', commonTexts.all],
  ['0', productsTexts.soldOut],
  ['5', productsTexts.fiveOrFewer],
  ['20', productsTexts.twentyOrFewer],
] as const;

/** What the list of stock is narrowed by. All of it stands in the address. */
export function StockFilters() {
  const { query } = useStore($place);
  const [field, setField] = useSearchedField<Field>('title', 'sku');
  const [text, setText] = useSearchText(field, field === 'title' ? 'sku' : 'title');
  return (
    <search className="c-filters">
      <TextField label={productsTexts.findByItsFirst} type="search" value={text} maxLength={100} onChange={setText} />
      <Choice<Field> label={productsTexts.searchIn} value={field} options={FIELDS} onChange={setField} />
      <Choice
        label={productsTexts.howMuchIsLeft}
        value={query.get('atMost') ?? ''}
        options={LEVELS as readonly (readonly [string, string])[]}
        onChange={(atMost) => replaceQuery({ atMost })}
      />
    </search>
  );
}
