import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Law } from '#runtime/contracts/law-settings.ts';
import { noSafety, SafetyDefinition } from '#runtime/contracts/product-law.ts';
import { missingSafety } from '#runtime/domain/law/product-safety.ts';

const HAS_NO_MANUFACTURER = `i.safety ->> '$.manufacturer' IS NULL`;
const HAS_NOBODY_RESPONSIBLE = `i.safety ->> '$.responsiblePerson' IS NULL`;

/**
 * Returns the condition of the rows `items i` that can lack safety information: those that surely lack it, and those whose
 * manufacturer's address has to be looked at, see `lacksSafety`.
 */
export function mayLackSafety(usual: Law): string {
  const isUsualMissing = missingSafety({ kind: PRODUCT_TYPE.physical, safety: noSafety }, usual);
  const conditions = [
    ...(isUsualMissing.includes('manufacturer') ? [HAS_NO_MANUFACTURER] : []),
    ...(isUsualMissing.includes('responsiblePerson') ? [`${HAS_NO_MANUFACTURER} AND ${HAS_NOBODY_RESPONSIBLE}`] : []),
    ...(usual.responsiblePerson ? [] : [`NOT (${HAS_NO_MANUFACTURER}) AND ${HAS_NOBODY_RESPONSIBLE}`]),
  ];
  const isAny = conditions.map((condition) => `(${condition})`).join(' OR ') || '0';
  return `i.product_type = ${PRODUCT_TYPE.physical} AND (${isAny})`;
}

/** Whether a product's row lacks safety information. */
export function lacksSafety(row: { product_type: number; safety: string }, usual: Law): boolean {
  const safety = SafetyDefinition.parse(JSON.parse(row.safety));
  return missingSafety({ kind: row.product_type, safety }, usual).length > 0;
}
