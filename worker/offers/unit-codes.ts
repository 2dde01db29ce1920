import type { MeasureUnit } from '#runtime/contracts/product-law.ts';

/** Common codes of UN/CEFACT, Recommendation 20. */
export const UNIT_CODES: Readonly<Record<MeasureUnit, string>> = {
  mg: 'MGM',
  g: 'GRM',
  kg: 'KGM',
  ml: 'MLT',
  cl: 'CLT',
  l: 'LTR',
  m3: 'MTQ',
  mm: 'MMT',
  cm: 'CMT',
  m: 'MTR',
  m2: 'MTK',
  item: 'C62',
};
