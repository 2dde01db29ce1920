/** Where something is delivered to or taxed: ISO 3166-1 alpha-2, and the part after the hyphen of ISO 3166-2 or ''. */
export interface Place {
  countryCode: string;
  region: string;
}

/** A place of a rule; '' stands for anywhere in it, '*' as a country for the rest of the world. */
export type Zone = Place;

/** How closely a zone names a place: its region, its country, the world; 0 is not at all. */
export function zoneMatch(zone: Zone, { countryCode, region }: Place): 0 | 1 | 2 | 3 {
  if (zone.countryCode === '*') return 1;
  if (zone.countryCode !== countryCode) return 0;
  if (zone.region === '') return 2;
  return zone.region === region ? 3 : 0;
}
