/** What the law of a country may ask of a shop. */
export const DUTIES = [
  'imprint',
  'privacyNotice',
  'terms',
  'totalPrice',
  'orderButton',
  'withdrawalRight',
  'withdrawalFunction',
  'cancellationButton',
  'guaranteeNotice',
  'lowestPrice',
  'anchorPrice',
  'unitPrice',
  'deposit',
  'productSafety',
  'registrations',
  'downloadWaiver',
  'accessibility',
] as const;
export type Duty = (typeof DUTIES)[number];

/** Duties that a shop has towards businesses too; all others protect consumers alone. */
export const DUTIES_TO_ALL: ReadonlySet<Duty> = new Set(['imprint', 'privacyNotice', 'registrations']);

export interface DutyRow {
  duty: Duty;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The first day, as a date of ISO 8601. */
  since: string;
  /** The act and its article. */
  source: string;
}
