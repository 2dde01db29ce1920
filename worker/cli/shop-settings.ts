import { join } from 'node:path';
import * as z from 'zod/mini';
import { CURRENCIES } from '#runtime/contracts/enumerations.ts';
import { SiteSettings } from '#runtime/contracts/site.ts';
import { isCountry } from '#runtime/domain/countries.ts';
import { TRANSLATIONS } from '#runtime/i18n/translations.ts';
import { readJson } from './json-file.ts';

/** The languages in which a shop speaks to its visitors. */
export const LANGUAGES = ['en', ...TRANSLATIONS] as const;

/** With what a project's shop begins: the content of `shop/settings.json`. */
export const ShopSettings = z.strictObject({
  title: SiteSettings.shape.title,
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.refine(isCountry)),
  /** Without its country, 'de'. */
  language: z.enum(LANGUAGES),
  currency: z.enum(CURRENCIES),
  /** IANA; by default that of the country. */
  timeZone: z.optional(SiteSettings.shape.timeZone),
  /** Whether it begins with sample products. */
  samples: z.boolean(),
});
export type ShopSettings = z.infer<typeof ShopSettings>;
export type Setting = keyof ShopSettings;

const FILE = 'shop/settings.json';
const KINDS: Readonly<Record<Setting, string>> = {
  title: 'a name of 1 to 200 characters',
  country: 'a country in two letters of ISO 3166, such as IE or GB',
  language: `one of ${LANGUAGES.join(', ')}`,
  currency: `one of ${CURRENCIES.join(', ')}`,
  timeZone: 'a time zone such as Europe/Dublin',
  samples: 'true or false',
};

/** Says what a setting must be: 'must be one of …, not "QQQ"'; undefined where the value is right. */
export function settingProblem(name: Setting, value: unknown): string | undefined {
  if (ShopSettings.shape[name].safeParse(value).success) return undefined;
  return `must be ${KINDS[name]}, ${value === undefined ? 'but is missing' : `not ${JSON.stringify(value)}`}`;
}

/** Reads with what a project's shop begins. Throws with the field that is wrong, and what it must be. */
export function readShopSettings(root: string): ShopSettings {
  const given = readJson<Readonly<Record<string, unknown>> | null>(join(root, FILE)) ?? {};
  const names = Object.keys(KINDS) as Setting[];
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(KINDS, name));
  if (unknown !== undefined) throw new Error(`${FILE} has ${names.join(', ')}, but no "${unknown}".`);
  for (const name of names) {
    const problem = settingProblem(name, given[name]);
    if (problem !== undefined) throw new Error(`${FILE}: ${name} ${problem}.`);
  }
  return ShopSettings.parse(given);
}
