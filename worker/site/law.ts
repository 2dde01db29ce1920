import { Law } from '#runtime/contracts/law-settings.ts';
import { ANY_COUNTRY } from '#runtime/domain/countries.ts';
import { countriesWith, DUTIES_TO_ALL, type Duty } from '#runtime/domain/law/duties.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { moneyRules } from './money-rules.ts';
import { shopCountry } from './shop-country.ts';
import type { Site } from './site.ts';

const usual = Law.parse({});

/** Returns what the owner has set about the law; the usual values where nothing readable is stored. */
export function lawSettings({ storeSettings }: Pick<Site, 'storeSettings'>): Law {
  const read = Law.safeParse(storeSettings.lawSettings ?? {});
  return read.success ? read.data : usual;
}

/** The countries that the shop delivers to, and those its owner has named. `ANY_COUNTRY` among them stands for all. */
export function countriesNamed(site: Site): ReadonlySet<string> {
  const delivered = moneyRules(site).shipping.flatMap(({ zones }) => zones.map(({ countryCode }) => countryCode));
  return new Set([...delivered, ...lawSettings(site).countries]);
}

/**
 * The countries that the shop sells to: those that are named, or its own where none is, because a shop of downloads has
 * buyers at home at least. Empty where nobody knows that one either.
 */
export function countriesSoldTo(site: Site): ReadonlySet<string> {
  const named = countriesNamed(site);
  return named.size > 0 ? named : new Set([shopCountry(site)].filter(Boolean));
}

/** Whether the shop sells to this country. */
export function sellsTo(site: Site, country: string): boolean {
  const countries = countriesSoldTo(site);
  return countries.has(country) || countries.has(ANY_COUNTRY);
}

/** Whether a duty of display is due: it is in force in one of the countries that the shop sells to. */
export function hasDuty(site: Site, duty: Duty, now: number): boolean {
  if (!isOwedAtAll(site, duty)) return false;
  const countries = countriesWith(duty, dayIn(now, site.timeZone));
  const soldTo = countriesSoldTo(site);
  return [...countries].some((country) => soldTo.has(country) || soldTo.has(ANY_COUNTRY));
}

/** Whether a buyer in this country has the right, or is owed the duty, at a time. */
export function isOwedTo(site: Site, duty: Duty, country: string, now: number): boolean {
  return isOwedAtAll(site, duty) && countriesWith(duty, dayIn(now, site.timeZone)).has(country);
}

/** Whether the law leaves out a shop that sells to businesses alone. */
function isOwedAtAll(site: Site, duty: Duty): boolean {
  return lawSettings(site).sellsToConsumers || DUTIES_TO_ALL.has(duty);
}
