/**
 * Years from the end of a year after which a buyer's ordinary claims from a contract are barred. A declaration is kept that
 * long, because the shop must be able to prove what it has received, and when.
 */
const YEARS: Readonly<Record<string, number>> = {
  // Article 2224 of the Code civil; article 1964.2 of the Código Civil; article 3:307 of the Burgerlijk Wetboek.
  FR: 5,
  ES: 5,
  NL: 5,
  // Article 118 of the Kodeks cywilny, counted to the end of the year.
  PL: 6,
  // Limitation Act 1980, section 5; Statute of Limitations 1957, section 11.
  GB: 6,
  IE: 6,
  // Article 2946 of the Codice civile; article 2262bis of the old Code civil; § 2 of the Preskriptionslagen; article 127 OR.
  IT: 10,
  BE: 10,
  SE: 10,
  CH: 10,
};
/** As in Germany (§§ 195 and 199 BGB), and for buyers whose country nobody knows. */
const OTHERWISE = 3;

/** Returns when a declaration of a buyer in this country need not be kept any more, in ms since the epoch. */
export function declarationKeptUntil(country: string, receivedAt: number): number {
  const years = YEARS[country] ?? OTHERWISE;
  return Date.UTC(new Date(receivedAt).getUTCFullYear() + 1 + years, 0, 1);
}
