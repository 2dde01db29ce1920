import type { Cells, Field } from './columns.ts';
import type { Problems } from './problems.ts';
import type { SheetRow } from './sheet.ts';

/** The rows of one product. */
export interface ProductRows {
  rows: SheetRow[];
  /** The first cell of the product's rows that says it; undefined if the file has no such column. */
  first(field: Field): string | undefined;
}

/**
 * Puts the rows of each product together. A row without id, address and title continues the product above it, and one
 * with the address of an earlier product continues that one.
 */
export function productRows(rows: readonly SheetRow[], problems: Problems): ProductRows[] {
  const byKey = new Map<string, SheetRow[]>();
  const products: SheetRow[][] = [];
  for (const row of rows) {
    const key = keyOf(row.cells);
    const known = key === '' ? undefined : byKey.get(key);
    const isNext = key === '' && !row.cells.title?.trim();
    const product = isNext ? products.at(-1) : known;
    if (product && !isOther(product, row)) product.push(row);
    else if (isNext) problems.refuse([row], 'variantWithoutProduct');
    else if (known) problems.refuse([row], 'productTwice', { line: known[0]?.firstLine ?? 0 });
    else {
      const added = [row];
      products.push(added);
      if (key !== '') byKey.set(key, added);
    }
  }
  return products.map((own) => ({
    rows: own,
    first: (field) => (own.find(({ cells }) => cells[field]?.trim()) ?? own[0])?.cells[field],
  }));
}

function keyOf({ productId = '', collection = '', urlSlug = '' }: Cells): string {
  if (productId.trim()) return productId.trim();
  return urlSlug.trim() && `${collection.trim()}/${urlSlug.trim()}`.toLowerCase();
}

/** Whether a row names another title than the product whose address it has. */
function isOther([first]: readonly SheetRow[], { cells }: SheetRow): boolean {
  return Boolean(cells.title?.trim()) && cells.title !== first?.cells.title;
}
