import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import type { ProductValue } from '../product/product-value.ts';
import { newRow, type VariantRow, type VariantText } from './variant-row.ts';

/** Titles of columns, in small letters, and the fields that they stand for. */
const FIELDS: Readonly<Record<string, VariantText>> = {
  sku: 'sku',
  price: 'price',
  'sale price': 'salePrice',
  stock: 'stock',
  gtin: 'gtin',
  mpn: 'mpn',
  weight: 'weight',
  length: 'length',
  width: 'width',
  height: 'height',
};
/** Fields that may be empty in a row. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set([
  'sku',
  'sale price',
  'stock',
  'gtin',
  'mpn',
  'weight',
  'length',
  'width',
  'height',
]);

/** What pasted rows make of a product. */
export interface Pasted {
  options: readonly string[];
  variants: readonly VariantRow[];
  added: number;
  changed: number;
  /** Options that the product did not have. */
  newOptions: readonly string[];
}

/** Reads the cells of a spreadsheet, as they come from its clipboard, without lines that are empty. */
export function cellsOf(text: string): string[][] {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/**
 * Takes rows into a product. The first line names the columns: fields, or options of the product. A row with the SKU of a
 * variant, or its values of all options, changes that variant; another one becomes a new variant. Throws the text of what
 * is wrong.
 */
export function takeRows(text: string, { options, variants }: Pick<ProductValue, 'options' | 'variants'>): Pasted {
  const [titles = [], ...lines] = cellsOf(text);
  if (titles.every((title) => title === '')) throw new Error(editorTexts.noColumn);
  if (lines.length === 0) throw new Error(editorTexts.noRow);
  const small = titles.map((title) => title.toLowerCase());
  const isMissing = (line: readonly string[]) => small.some((title, at) => !line[at] && !MAY_BE_EMPTY.has(title));
  if (titles.includes('') || lines.some(isMissing)) throw new Error(editorTexts.rowIncomplete);
  const known = options.map((option) => option.trim().toLowerCase());
  const newOptions = titles.filter((_, at) => !FIELDS[small[at] ?? ''] && !known.includes(small[at] ?? ''));
  const allOptions = [...options, ...newOptions];
  const places = allOptions.map((option) => small.indexOf(option.trim().toLowerCase()));
  const rows = variants.map((row) => ({ ...row, values: [...row.values, ...newOptions.map(() => '')] }));
  const start = rows.length;
  const touched = new Set<string>();
  for (const line of lines) {
    const at = rows.findIndex((row) => !touched.has(row.key) && isSame(row, line, small, places));
    const before = rows[at] ?? newRow(allOptions);
    const values = places.map((place, index) => (place < 0 ? (before.values[index] ?? '') : (line[place] ?? '')));
    const row: VariantRow = { ...before, ...fieldsOf(line, small, before.id === ''), values };
    touched.add(row.key);
    if (at < 0) rows.push({ ...row, values });
    else rows[at] = { ...row, values };
  }
  const added = rows.length - start;
  return { options: allOptions, variants: rows, added, changed: lines.length - added, newOptions };
}

function isSame(
  row: VariantRow,
  line: readonly string[],
  titles: readonly string[],
  places: readonly number[],
): boolean {
  const sku = line[titles.indexOf('sku')];
  if (sku) return row.sku === sku;
  if (places.length === 0) return true;
  return places.every((place, index) => place >= 0 && row.values[index] === line[place]);
}

function fieldsOf(line: readonly string[], titles: readonly string[], isNew: boolean): Partial<VariantRow> {
  const fields: Partial<Record<VariantText, string>> = {};
  for (const [at, title] of titles.entries()) {
    const field = FIELDS[title];
    const cell = line[at] ?? '';
    // A variant that is saved keeps its stock: sales change it too, and it has a call of its own.
    if (field && (field !== 'stock' || isNew) && (field !== 'sku' || cell !== '')) fields[field] = cell;
  }
  return fields.salePrice === undefined ? fields : { ...fields, onSale: fields.salePrice !== '' };
}
