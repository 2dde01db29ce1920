import { shortened } from '#runtime/domain/shortened.ts';
import { OPTION_PLACES, type OptionPlace } from './columns.ts';
import type { Problems } from './problems.ts';
import type { ProductRows } from './product-rows.ts';
import type { SheetRow } from './sheet.ts';

const NAME_MAX_LENGTH = 100;
const VALUE_MAX_LENGTH = 200;
/** What Shopify writes for a product without options. */
const NO_OPTION = { name: 'Title', value: 'Default Title' };

interface Option {
  place: OptionPlace;
  name: string;
}

export interface Options {
  /** The names of the options; undefined if the file says nothing of them. */
  names: string[] | undefined;
  /** The rows of variants that can be told apart. */
  rows: readonly SheetRow[];
  /** The values of a variant by the names of their options; undefined if the file says nothing of them. */
  attributesOf(row: SheetRow): Record<string, string> | undefined;
}

/** Reads the options of a product from the rows of its variants. */
export function readOptions(product: ProductRows, variantRows: readonly SheetRow[], problems: Problems): Options {
  const named = OPTION_PLACES.flatMap((place) => readOption(product, variantRows, place, problems));
  if (named.length === 0) return { names: undefined, rows: variantRows, attributesOf: () => undefined };
  const isNoOption = ({ place, name }: Option) =>
    name === NO_OPTION.name && variantRows.every((row) => valueAt(row, place) === NO_OPTION.value);
  const options = named.length === 1 ? named.filter((option) => !isNoOption(option)) : named;
  const attributesOf = (row: SheetRow) =>
    Object.fromEntries(options.map(({ place, name }) => [name, shortened(valueAt(row, place), VALUE_MAX_LENGTH)]));
  const complete = variantRows.filter((row) => hasValues(row, options, problems));
  const rows = withoutRepeated(complete, attributesOf, problems);
  return { names: options.map(({ name }) => name), rows, attributesOf };
}

/** Reads the name of an option. One whose name is missing gets one, and one that no variant has a value of is left out. */
function readOption(
  product: ProductRows,
  variantRows: readonly SheetRow[],
  place: OptionPlace,
  problems: Problems,
): Option[] {
  const field = `optionName${place}` as const;
  const text = product.first(field)?.trim() ?? '';
  const name = shortened(text, NAME_MAX_LENGTH);
  const [row] = product.rows;
  const valued = variantRows.find((candidate) => valueAt(candidate, place) !== '');
  if (!row || (text === '' && !valued)) return [];
  if (!valued) {
    problems.warn(row, field, 'optionWithoutValue', { name }, 'cellLeftOut');
    return [];
  }
  if (text === '') {
    const made = problems.text('unnamedOption', { number: place });
    problems.warn(valued, field, 'valueWithoutOption', { value: valueAt(valued, place) }, { becomes: made });
    return [{ place, name: made }];
  }
  if (name !== text) problems.warn(row, field, 'tooLong', { max: NAME_MAX_LENGTH }, { becomes: name });
  return [{ place, name }];
}

function hasValues(row: SheetRow, options: readonly Option[], problems: Problems): boolean {
  const missing = options.find(({ place }) => valueAt(row, place) === '');
  if (missing) {
    const { place, name } = missing;
    problems.warn(row, `optionValue${place}`, 'optionWithoutValue', { name }, 'variantLeftOut');
    return false;
  }
  for (const { place } of options) {
    const value = valueAt(row, place);
    const short = shortened(value, VALUE_MAX_LENGTH);
    if (value !== short)
      problems.warn(row, `optionValue${place}`, 'tooLong', { max: VALUE_MAX_LENGTH }, { becomes: short });
  }
  return true;
}

function withoutRepeated(
  rows: readonly SheetRow[],
  attributesOf: (row: SheetRow) => object,
  problems: Problems,
): SheetRow[] {
  const seen = new Map<string, number>();
  return rows.filter((row) => {
    const choice = JSON.stringify(attributesOf(row));
    const line = seen.get(choice);
    if (line !== undefined) problems.warn(row, 'optionValue1', 'variantTwice', { line }, 'variantLeftOut');
    seen.set(choice, line ?? row.firstLine);
    return line === undefined;
  });
}

function valueAt({ cells }: SheetRow, place: OptionPlace): string {
  return cells[`optionValue${place}`]?.trim() ?? '';
}
