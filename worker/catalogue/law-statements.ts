import type { LawChange } from '#runtime/contracts/product-changes.ts';
import type { UnitReference } from '#runtime/contracts/product-law.ts';

/** Writes what the law asks of these products; what the change leaves out stays as it is. */
export function lawStatement(
  db: D1Database,
  siteId: string,
  { withdrawalException, minimumAge, ...people }: LawChange,
  products: readonly string[],
): D1PreparedStatement {
  // json_set writes a null that is named; what is missing from the JSON is not named.
  const parts = (['manufacturer', 'responsiblePerson'] as const).filter((name) => people[name] !== undefined);
  const set = parts.map((name) => `'$.${name}', json(?5 -> '$.${name}')`);
  const safety = set.length > 0 ? `json_set(safety, ${set.join(', ')})` : 'safety';
  return db
    .prepare(
      `UPDATE items SET withdrawal_exception = COALESCE(?3, withdrawal_exception),
         minimum_age = COALESCE(?4, minimum_age), safety = iif(?5 IS NULL, safety, ${safety})
       WHERE site_id = ?1 AND id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(
      siteId,
      JSON.stringify(products),
      withdrawalException ?? null,
      minimumAge ?? null,
      parts.length > 0 ? JSON.stringify(people) : null,
    );
}

/** Writes per how much the price per unit of these variants is said. */
export function referenceStatement(
  db: D1Database,
  siteId: string,
  { value, unit }: UnitReference,
  lines: readonly { variantId: string; fields: readonly string[] }[],
): D1PreparedStatement {
  const ids = lines.filter(({ fields }) => fields.includes('unitPriceMeasurement')).map(({ variantId }) => variantId);
  return db
    .prepare(
      `UPDATE variants SET unit_price_measurement = json_set(unit_price_measurement, '$.referenceValue', ?3,
         '$.referenceUnit', ?4)
       WHERE site_id = ?1 AND id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(siteId, JSON.stringify(ids), value, unit);
}
