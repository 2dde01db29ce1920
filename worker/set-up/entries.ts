import { Business } from '#runtime/contracts/business-settings.ts';
import { CURRENCIES, type Currency } from '#runtime/contracts/enumerations.ts';
import { SiteSettings } from '#runtime/contracts/site.ts';
import { isCountry } from '#runtime/domain/countries.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import { isTranslation } from '#runtime/i18n/languages.ts';
import { usualCurrency, usualLanguage } from './shop-defaults.ts';
import type { SetUpTexts } from './texts/en.ts';

/** Fields of the address, none of which must be filled in. */
export const ADDRESS_FIELDS = ['legalName', 'line1', 'postalCode', 'city', 'region'] as const;
export const CREATE_FIELDS = [
  ...(['name', 'country', 'currency', 'language', 'samples', 'email'] as const),
  ...ADDRESS_FIELDS,
] as const;
export type CreateField = (typeof CREATE_FIELDS)[number];

/** What was typed into the form, beside the password. */
export type CreateEntries = Readonly<Record<CreateField, string>>;
export type EntryErrors = Partial<Record<CreateField | 'password', string>>;

/** A new shop as its owner has described it. */
export interface ShopWish {
  title: string;
  currency: Currency;
  /** A language tag, 'de-AT'. */
  language: string;
  business: Business;
  /** Lower case. */
  email: string;
  withSamples: boolean;
}

/** Reads the form; returns the text of each wrong field where there is one. */
export function readWish(entries: CreateEntries, texts: SetUpTexts): { wish: ShopWish } | { errors: EntryErrors } {
  const errors: EntryErrors = {};
  const title = SiteSettings.shape.title.safeParse(entries.name);
  if (!title.success) errors.name = entries.name === '' ? texts.nameMissing : texts.nameTooLong;
  const { country: countryCode } = entries;
  if (!isCountry(countryCode)) errors.country = texts.countryMissing;
  const currency = CURRENCIES.find((known) => known === (entries.currency || usualCurrency(countryCode)));
  if (!currency) errors.currency = texts.unknownChoice;
  const language = entries.language || spokenLanguage(countryCode);
  if (!isOffered(language)) errors.language = texts.unknownChoice;
  for (const field of ADDRESS_FIELDS) {
    if (!Business.shape[field].safeParse(entries[field]).success) errors[field] = texts.tooLong;
  }
  if (!isMailAddress(entries.email)) errors.email = texts.emailInvalid;
  if (!title.success || !currency || Object.keys(errors).length > 0) return { errors };
  const address = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, entries[field]]));
  return {
    wish: {
      title: title.data,
      currency,
      language: `${language}-${countryCode}`,
      business: Business.parse({ ...address, countryCode }),
      email: entries.email.toLowerCase(),
      withSamples: entries.samples === 'true',
    },
  };
}

/** Returns the language of a country, or English where the shop does not speak that. */
export function spokenLanguage(countryCode: string): string {
  if (!isCountry(countryCode)) return 'en';
  const usual = usualLanguage(countryCode);
  return isOffered(usual) ? usual : 'en';
}

function isOffered(language: string): boolean {
  return language === 'en' || isTranslation(language);
}
