/** A place of delivery or taxation: ISO 3166-1 alpha-2, and the part of ISO 3166-2 after the hyphen, or ''. */
export interface Destination {
  countryCode: string;
  region: string;
}

/** A place that a rule applies to; region '' means the whole country, country '*' the rest of the world. */
export type Zone = Destination;

/** How closely a zone matches a place: 3 its region, 2 its country, 1 the world, 0 not at all. */
export function zoneMatch(zone: Zone, { countryCode, region }: Destination): 0 | 1 | 2 | 3 {
  if (zone.countryCode === '*') return 1;
  if (zone.countryCode !== countryCode) return 0;
  if (zone.region === '') return 2;
  return zone.region === region ? 3 : 0;
}
