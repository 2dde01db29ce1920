import { Law } from '#runtime/contracts/law-settings.ts';
import { countriesWith, type Duty } from '#runtime/domain/law/duties.ts';
import { moneyRules } from './money-rules.ts';
import type { Site } from './site.ts';

/** The entry of a delivery zone that means every country. */
const ANY_COUNTRY = '*';

const usual = Law.parse({});

/** Returns what the owner has set about the law; the usual values where nothing readable is stored. */
export function lawSettings({ storeSettings }: Pick<Site, 'storeSettings'>): Law {
  const read = Law.safeParse(storeSettings.lawSettings ?? {});
  return read.success ? read.data : usual;
}

/** Whether the shop sells to this country: it delivers there, or its owner has named it. */
export function sellsTo(site: Site, country: string): boolean {
  const delivered = moneyRules(site).shipping.some(({ zones }) =>
    zones.some(({ countryCode }) => countryCode === country || countryCode === ANY_COUNTRY),
  );
  return delivered || lawSettings(site).countries.includes(country);
}

/** Whether a duty of display is due: it is in force in one of the countries that the shop sells to. */
export function hasDuty(site: Site, duty: Duty, now: number): boolean {
  if (!lawSettings(site).sellsToConsumers) return false;
  return [...countriesWith(duty, now)].some((country) => sellsTo(site, country));
}

/** Whether a buyer in this country has the right, or is owed the duty, at a time. */
export function isOwedTo(site: Site, duty: Duty, country: string, now: number): boolean {
  return lawSettings(site).sellsToConsumers && countriesWith(duty, now).has(country);
}
