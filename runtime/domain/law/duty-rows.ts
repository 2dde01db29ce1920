import type { Duty, DutyRow } from './duty.ts';
import { EEA, EU } from './unions.ts';

/** The days on which the EU grew after 2000; an older directive binds a country from that day. */
const JOINED = new Map([
  ...'CY CZ EE HU LT LV MT PL SI SK'.split(' ').map((country) => [country, '2004-05-01'] as const),
  ...'BG RO'.split(' ').map((country) => [country, '2007-01-01'] as const),
  ['HR', '2013-07-01'],
]);

/** Where a country's own act began on another day than the directive asks. */
interface Own {
  since: string;
  source: string;
}

const inAll = (
  countries: readonly string[],
  duty: Duty,
  since: string,
  source: string,
  own: Readonly<Record<string, Own>> = {},
): DutyRow[] =>
  countries.map((country) => {
    const joined = JOINED.get(country) ?? '';
    return { duty, country, source, since: joined > since ? joined : since, ...own[country] };
  });

const inOne = (country: string, duty: Duty, since: string, source: string): DutyRow[] => [
  { duty, country, since, source },
];

const consumerRights = (duty: Duty, articles: string): DutyRow[] =>
  inAll(EEA, duty, '2014-06-13', `Directive 2011/83/EU, ${articles}`, {
    IS: { since: '2016-04-01', source: 'Act no. 16/2016 on consumer contracts' },
  });

/**
 * Which duty is in force in which country, since when, and the act that says so. An act that bears "EEA relevance" has a
 * row for Iceland, Liechtenstein and Norway once it is known to be in force there. The United Kingdom and Switzerland
 * have what their own law asks.
 */
export const DUTY_ROWS: readonly DutyRow[] = [
  ...inAll(EU, 'imprint', '2002-01-17', 'Directive 2000/31/EC, Article 5'),
  ...inOne('NO', 'imprint', '2003-07-01', 'E-commerce Act (ehandelsloven), section 8'),
  ...inOne('GB', 'imprint', '2002-08-21', 'Electronic Commerce (EC Directive) Regulations 2002, regulation 6'),
  ...inOne('CH', 'imprint', '2012-04-01', 'UWG, Article 3(1)(s)'),

  ...inAll(EU, 'privacyNotice', '2018-05-25', 'Regulation (EU) 2016/679, Article 13'),
  ...inAll(['IS', 'LI', 'NO'], 'privacyNotice', '2018-07-20', 'Regulation (EU) 2016/679, Article 13'),
  ...inOne('GB', 'privacyNotice', '2018-05-25', 'UK GDPR, Article 13'),
  ...inOne('CH', 'privacyNotice', '2023-09-01', 'DSG, Article 19'),

  ...consumerRights('terms', 'Articles 6 and 8(7)'),
  ...inOne('GB', 'terms', '2014-06-13', 'Consumer Contracts Regulations 2013, regulations 13 and 16'),

  ...inAll(EEA, 'totalPrice', '2000-03-18', 'Directive 98/6/EC, Articles 2(a) and 3'),
  ...inOne('GB', 'totalPrice', '2004-07-22', 'Price Marking Order 2004, article 4'),
  ...inOne('CH', 'totalPrice', '1979-01-01', 'PBV, Articles 3 and 4'),

  ...consumerRights('orderButton', 'Article 8(2)'),
  ...inOne('GB', 'orderButton', '2014-06-13', 'Consumer Contracts Regulations 2013, regulation 14'),

  ...consumerRights('withdrawalRight', 'Article 9'),
  ...inOne('GB', 'withdrawalRight', '2014-06-13', 'Consumer Contracts Regulations 2013, regulation 29'),

  ...inAll(EU, 'withdrawalFunction', '2026-06-19', 'Directive 2011/83/EU, Article 11a', {
    AT: { since: '2026-10-01', source: 'Directive 2011/83/EU, Article 11a; FAGG' },
    DE: { since: '2026-06-19', source: '§ 356a BGB' },
    FR: { since: '2026-06-19', source: 'Code de la consommation, arts. L221-21 and D221-5' },
  }),

  ...inOne('DE', 'cancellationButton', '2022-07-01', '§ 312k BGB'),
  ...inOne('FR', 'cancellationButton', '2023-06-01', 'Code de la consommation, art. L215-1-1'),

  ...inAll(EU, 'guaranteeNotice', '2026-09-27', 'Regulation (EU) 2025/1960'),

  ...inAll(EU, 'lowestPrice', '2022-05-28', 'Directive 98/6/EC, Article 6a'),
  ...inOne('NO', 'lowestPrice', '2023-10-01', 'Price information regulation (prisopplysningsforskriften), section 9 a'),

  ...inOne('HR', 'anchorPrice', '2026-11-17', 'Narodne novine 101/2026, put off by 110/2026'),

  ...inAll(EEA, 'unitPrice', '2000-03-18', 'Directive 98/6/EC, Article 3'),
  ...inOne('GB', 'unitPrice', '2004-07-22', 'Price Marking Order 2004, article 5'),
  ...inOne('CH', 'unitPrice', '1979-01-01', 'PBV, Article 5'),

  ...inAll(EEA, 'deposit', '2000-03-18', 'Directive 98/6/EC, Article 2(a); Court of Justice, C-543/21'),
  ...inOne('GB', 'deposit', '2026-04-06', 'Price Marking (Amendment) Order 2024'),

  ...inAll(EU, 'productSafety', '2024-12-13', 'Regulation (EU) 2023/988, Article 19'),

  ...inOne('DE', 'registrations', '2015-10-24', 'ElektroG, § 6(3)'),
  ...inOne('FR', 'registrations', '2022-01-01', 'Code de l’environnement, arts. L541-10-13 and R541-173'),

  ...consumerRights('downloadWaiver', 'Article 16(m)'),
  ...inOne('GB', 'downloadWaiver', '2014-06-13', 'Consumer Contracts Regulations 2013, regulation 37'),

  ...inAll(EU, 'accessibility', '2025-06-28', 'Directive (EU) 2019/882, Article 13'),
];
