import { engraving } from '../../demo/content/engraving-form.ts';
import { type BenchShop, runSql } from './shop.ts';

/** A product whose lines differ by what is engraved, so that a cart can hold any number of them. */
export const ENGRAVED = 'ss-brass-scoop';

export function sellWithoutLimit(shop: BenchShop): Promise<void> {
  return runSql(shop, `UPDATE variants SET unlimited = 1 WHERE item_id = '${ENGRAVED}'`);
}

/** Returns the additional fields of a line, as JSON. */
export function engravingOf(line: number): string {
  const [letters, lettering] = engraving.fields;
  return JSON.stringify({ [letters?.id ?? '']: `No. ${line}`, [lettering?.id ?? '']: 'Upright' });
}
