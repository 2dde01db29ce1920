/** What the law of a country asks of a shop that sells to consumers there, since when, and where it says so. */
export const DUTIES = [
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

export interface DutyRow {
  duty: Duty;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The first day, as a date of ISO 8601. */
  since: string;
  /** The act and its article. */
  source: string;
}

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const EEA = [...EU, 'IS', 'LI', 'NO'];

const inAll = (countries: readonly string[], duty: Duty, since: string, source: string): DutyRow[] =>
  countries.map((country) => ({ duty, country, since, source }));

export const DUTY_ROWS: readonly DutyRow[] = [
  ...inAll(EEA, 'withdrawalRight', '2014-06-13', 'Directive 2011/83/EU, Article 9'),
  ...inAll(EEA, 'withdrawalFunction', '2026-06-19', 'Directive 2011/83/EU, Article 11a'),
  ...inAll(EU, 'guaranteeNotice', '2026-09-27', 'Regulation (EU) 2025/1960'),
  ...inAll(EEA, 'lowestPrice', '2022-05-28', 'Directive 98/6/EC, Article 6a'),
  ...inAll(EEA, 'unitPrice', '2000-03-18', 'Directive 98/6/EC, Article 3'),
  ...inAll(EEA, 'deposit', '2000-03-18', 'Directive 98/6/EC, Article 2'),
  ...inAll(EEA, 'productSafety', '2024-12-13', 'Regulation (EU) 2023/988, Article 19'),
  ...inAll(EEA, 'downloadWaiver', '2014-06-13', 'Directive 2011/83/EU, Article 16(m)'),
  ...inAll(EEA, 'accessibility', '2025-06-28', 'Directive (EU) 2019/882'),
  ...inAll(['DE'], 'cancellationButton', '2022-07-01', '§ 312k BGB'),
  ...inAll(['FR'], 'cancellationButton', '2023-06-01', 'Code de la consommation, art. L215-1-1'),
];

/** The countries in which a duty is in force at a time, in ms since the epoch; a duty begins with its day in UTC. */
export function countriesWith(duty: Duty, now: number): ReadonlySet<string> {
  const rows = DUTY_ROWS.filter((row) => row.duty === duty && Date.parse(row.since) <= now);
  return new Set(rows.map(({ country }) => country));
}
