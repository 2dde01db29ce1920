import type { ProductChanges, ProductChangesAnswer } from '#runtime/contracts/product-changes.ts';
import { changedEntry } from '../change-sets/service.ts';
import { lawOf, measurementOf, type Row, stateOf } from './changed-rows.ts';

type Line = ProductChangesAnswer['lines'][number];

/** Returns the entries of a change set with what a bulk change makes of products; `rows` are all variants of them. */
export function changedProducts(
  rows: readonly Row[],
  lines: readonly Line[],
  { law, unitReference }: ProductChanges,
): ReturnType<typeof changedEntry>[] {
  const changed = new Map(lines.map((line) => [line.variantId, line]));
  const ids = new Set(lines.map(({ productId }) => productId));
  const products = Map.groupBy(
    rows.filter((row) => ids.has(row.product_id)),
    (row) => row.product_id,
  );
  return [...products].flatMap(([id, variants]) => {
    const [first] = variants;
    if (!first) return [];
    const { withdrawalException, minimumAge, manufacturer, responsiblePerson } = law ?? {};
    const own = lawOf(first);
    const people = {
      ...(manufacturer !== undefined && { manufacturer }),
      ...(responsiblePerson !== undefined && { responsiblePerson }),
    };
    const next = {
      withdrawalException: withdrawalException ?? own.withdrawalException,
      minimumAge: minimumAge ?? own.minimumAge,
      safety: { ...own.safety, ...people },
    };
    return changedEntry('product', {
      id,
      title: first.title,
      current: { variants: variants.map((row) => ({ ...identity(row), ...stateOf(row) })), ...own },
      next: { variants: variants.map((row) => nextVariant(row, changed.get(row.variant_id))), ...next },
    });
  });

  function nextVariant(row: Row, line: Line | undefined) {
    const { unitPriceMeasurement, ...variant } = identity(row);
    const hasReference = line?.fields.includes('unitPriceMeasurement') && unitReference && unitPriceMeasurement;
    const { value: referenceValue, unit: referenceUnit } = unitReference ?? {};
    return {
      ...variant,
      ...(line?.after ?? stateOf(row)),
      unitPriceMeasurement: hasReference
        ? { ...unitPriceMeasurement, referenceValue, referenceUnit }
        : unitPriceMeasurement,
    };
  }
}

function identity(row: Row) {
  return { id: row.variant_id, sku: row.sku, unitPriceMeasurement: measurementOf(row) };
}
