import type { Place } from '#runtime/contracts/places.ts';
import { localesOf } from '#runtime/domain/language-tag.ts';
import { CITIES } from './cities.ts';
import type { Places } from './port.ts';

const MOST = 5;
/** With one letter, everything would begin so. */
const LEAST_LETTERS = 2;
const ID = /^local\.(\d+)\.([\w-]*)$/;

interface City {
  name: string;
  /** The name and its other names, in small letters without accents. */
  searched: readonly string[];
  region: string;
  countryCode: string;
  latitude: number;
  longitude: number;
}

/** Read on first use, because most visitors look for no place. */
let read: readonly City[] | undefined;

/**
 * Some 350 towns that come with the shop, for shops without a provider of places. It knows no streets: it searches for
 * the part of an address after the last comma, and keeps the rest as it was typed.
 */
export const gazetteer: Places = {
  provider: null,

  async suggest({ input, kind, country, language }) {
    const comma = kind === 'address' ? input.lastIndexOf(',') : -1;
    const line1 = comma === -1 ? '' : input.slice(0, comma).trim();
    const wanted = searchable(input.slice(comma + 1));
    if (wanted.length < LEAST_LETTERS) return [];
    const countries = new Intl.DisplayNames(localesOf(language ?? 'en'), { type: 'region' });
    return cities()
      .map((city, index) => ({ city, index, rank: rankOf(city, wanted) }))
      .filter(({ city, rank }) => rank < NO_MATCH && (!country || city.countryCode === country))
      .sort((a, b) => a.rank - b.rank || a.index - b.index)
      .slice(0, MOST)
      .map(({ city, index }) => {
        const around = [city.region, countries.of(city.countryCode) ?? city.countryCode].filter(Boolean).join(', ');
        return {
          placeId: `local.${index}.${encode(line1)}`,
          text: line1 || city.name,
          secondaryText: line1 ? `${city.name}, ${around}` : around,
        };
      });
  },

  async find({ placeId }) {
    const [, index, line1 = ''] = ID.exec(placeId) ?? [];
    const city = index === undefined ? undefined : cities()[Number(index)];
    return city && toPlace(city, decode(line1));
  },
};

function toPlace({ name, region, countryCode, latitude, longitude }: City, line1: string): Place {
  return { line1, city: name, region, postalCode: '', countryCode, latitude, longitude };
}

const NO_MATCH = 3;

/** 0 for a whole name, 1 for the beginning of one, 2 for the beginning of a further word. */
function rankOf({ searched }: City, wanted: string): number {
  if (searched.includes(wanted)) return 0;
  if (searched.some((name) => name.startsWith(wanted))) return 1;
  return searched.some((name) => name.includes(` ${wanted}`)) ? 2 : NO_MATCH;
}

/** Returns a name in small letters without accents, its words apart by one space. */
function searchable(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function cities(): readonly City[] {
  read ??= Object.entries(CITIES).flatMap(([countryCode, list]) =>
    list.split('|').map((entry) => {
      const [names = '', region = '', latitude, longitude] = entry.split(';');
      const [name = '', ...others] = names.split('=');
      return {
        name,
        searched: [name, ...others].map(searchable),
        region,
        countryCode,
        latitude: Number(latitude),
        longitude: Number(longitude),
      };
    }),
  );
  return read;
}

function encode(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Returns '' for a text that was not encoded so. */
function decode(text: string): string {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return '';
  }
}
