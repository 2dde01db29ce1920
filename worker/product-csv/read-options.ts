import { type Cells, OPTION_PLACES, type OptionPlace } from './columns.ts';
import type { Problems } from './problems.ts';
import type { ProductRows } from './product-rows.ts';
import type { SheetRow } from './sheet.ts';

const NAME_MAX_LENGTH = 100;
const VALUE_MAX_LENGTH = 200;
/** What Shopify writes for a product without options. */
const NO_OPTION = { name: 'Title', value: 'Default Title' };

export interface Options {
  names: string[];
  /** The values of a variant by the names of their options. */
  attributesOf(row: SheetRow): Record<string, string>;
}

/** Reads the options of a product from the rows of its variants; undefined if the file has no columns of options. */
export function readOptions(
  product: ProductRows,
  variantRows: readonly SheetRow[],
  problems: Problems,
): Options | undefined {
  const places = OPTION_PLACES.filter((place) => product.first(`optionValue${place}`) !== undefined);
  if (places.length === 0) return undefined;
  const named = places
    .map((place) => ({ place, name: product.first(`optionName${place}`)?.trim() ?? '' }))
    .filter(({ name }) => name !== '');
  const isNoOption = ({ place, name }: { place: OptionPlace; name: string }) =>
    name === NO_OPTION.name && variantRows.every(({ cells }) => valueAt(cells, place) === NO_OPTION.value);
  const options = named.length === 1 ? named.filter((option) => !isNoOption(option)) : named;
  const ignored = named.filter((option) => !options.includes(option)).map(({ place }) => place);
  for (const { place, name } of options) {
    const [row] = product.rows;
    if (row && name.length > NAME_MAX_LENGTH) {
      problems.refuse(row, `optionName${place}`, 'tooLong', { max: NAME_MAX_LENGTH });
    }
  }
  for (const row of variantRows) {
    for (const place of places)
      checkValue(row, place, named.find((candidate) => candidate.place === place)?.name, problems);
  }
  const attributesOf = ({ cells }: SheetRow) =>
    Object.fromEntries(options.map(({ place, name }) => [name, valueAt(cells, place)]));
  refuseRepeated(variantRows, attributesOf, ignored.length === 0 && options.length > 0, problems);
  return { names: options.map(({ name }) => name), attributesOf };
}

function checkValue(row: SheetRow, place: OptionPlace, name: string | undefined, problems: Problems): void {
  const value = valueAt(row.cells, place);
  const field = `optionValue${place}` as const;
  if (name === undefined && value !== '') problems.refuse(row, field, 'valueWithoutOption', { value });
  if (name !== undefined && value === '') problems.refuse(row, field, 'optionWithoutValue', { name });
  if (value.length > VALUE_MAX_LENGTH) problems.refuse(row, field, 'tooLong', { max: VALUE_MAX_LENGTH });
}

function refuseRepeated(
  rows: readonly SheetRow[],
  attributesOf: Options['attributesOf'],
  hasOptions: boolean,
  problems: Problems,
): void {
  const seen = new Map<string, number>();
  for (const row of hasOptions ? rows : []) {
    const choice = JSON.stringify(attributesOf(row));
    const line = seen.get(choice);
    if (line !== undefined) problems.refuse(row, 'optionValue1', 'variantTwice', { line });
    seen.set(choice, line ?? row.firstLine);
  }
}

function valueAt(cells: Cells, place: OptionPlace): string {
  return cells[`optionValue${place}`]?.trim() ?? '';
}
