import type { Preferences } from '#runtime/contracts/preferences.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { businessTexts } from '#runtime/i18n/en/console/people.ts';
import type { PlainGroup } from '../../../parts/plain-field.ts';
import { COUNTRY_CODES, countryName } from '../preferences/country-names.ts';

/** Who runs the shop. */
export const BUSINESS: readonly PlainGroup<Preferences<'business'>>[] = [
  {
    title: businessTexts.whoSells,
    about: businessTexts.whoSellsText,
    fields: [
      { name: 'legalName', kind: 'text', label: businessTexts.legalName, hint: businessTexts.legalNameHint },
      {
        name: 'representative',
        kind: 'text',
        label: businessTexts.representative,
        hint: businessTexts.representativeHint,
      },
    ],
  },
  {
    title: businessTexts.addressOfTheBusiness,
    fields: [
      { name: 'line1', kind: 'text', label: businessTexts.line1 },
      { name: 'line2', kind: 'text', label: businessTexts.line2 },
      { name: 'postalCode', kind: 'text', label: businessTexts.postalCode },
      { name: 'city', kind: 'text', label: businessTexts.city },
      { name: 'region', kind: 'text', label: businessTexts.region },
      {
        name: 'countryCode',
        kind: 'choice',
        label: commonTexts.country,
        hint: businessTexts.countryHint,
        options: [
          ['', businessTexts.chooseACountry],
          ...COUNTRY_CODES.map((code) => [code, countryName(code)] as const),
        ],
      },
    ],
  },
  {
    title: businessTexts.numbers,
    fields: [
      { name: 'phone', kind: 'text', label: businessTexts.phone, hint: businessTexts.phoneHint },
      { name: 'register', kind: 'text', label: businessTexts.register, hint: businessTexts.registerHint },
      { name: 'vatId', kind: 'text', label: businessTexts.vatId, hint: businessTexts.vatIdHint },
    ],
  },
];
