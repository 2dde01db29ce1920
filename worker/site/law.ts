import { Law } from '#runtime/contracts/law-settings.ts';
import { ANY_COUNTRY } from '#runtime/domain/countries.ts';
import { countriesWith, DUTIES_TO_ALL, type Duty } from '#runtime/domain/law/duties.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { moneyRules } from './money-rules.ts';
import { shopCountry } from './shop-country.ts';
import type { Site } from './site.ts';

const usual = Law.parse({});

/** Settings are parsed, and countries are gathered, once per site object: a page asks for each of its products. */
const settings = new WeakMap<object, Law>();
const soldTo = new WeakMap<Site, ReadonlySet<string>>();

/** Returns what the owner has set about the law; the usual values where nothing readable is stored. */
export function lawSettings({ storeSettings }: Pick<Site, 'storeSettings'>): Law {
  const known = settings.get(storeSettings);
  if (known) return known;
  const read = Law.safeParse(storeSettings.lawSettings ?? {});
  const law = read.success ? read.data : usual;
  settings.set(storeSettings, law);
  return law;
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
  const known = soldTo.get(site);
  if (known) return known;
  const named = countriesNamed(site);
  const countries = named.size > 0 ? named : new Set([shopCountry(site)].filter(Boolean));
  soldTo.set(site, countries);
  return countries;
}

/** Whether the shop sells to this country. */
export function sellsTo(site: Site, country: string): boolean {
  const countries = countriesSoldTo(site);
  return countries.has(country) || countries.has(ANY_COUNTRY);
}

/** Whether a duty of display is due: it is in force in one of the countries that the shop sells to. */
export function hasDuty(site: Site, duty: Duty, now: number): boolean {
  if (!isOwedAtAll(site, duty)) return false;
  return [...countriesWith(duty, dayIn(now, site.timeZone))].some((country) => sellsTo(site, country));
}

/** Whether a buyer in this country has the right, or is owed the duty, at a time. */
export function isOwedTo(site: Site, duty: Duty, country: string, now: number): boolean {
  return isOwedAtAll(site, duty) && countriesWith(duty, dayIn(now, site.timeZone)).has(country);
}

/** Whether the law leaves out a shop that sells to businesses alone. */
function isOwedAtAll(site: Site, duty: Duty): boolean {
  return lawSettings(site).sellsToConsumers || DUTIES_TO_ALL.has(duty);
}
