import type { Context } from 'hono';
import { html } from 'hono/html';
import { CURRENCIES } from '#runtime/contracts/enumerations.ts';
import { PASSWORD_MIN_LENGTH } from '#runtime/contracts/limits.ts';
import { ANY_COUNTRY, countryChoices, isCountry } from '#runtime/domain/countries.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { TRANSLATIONS } from '#runtime/i18n/translations.ts';
import type { AppEnv } from '../http/app-env.ts';
import { entryForm, type FormField, inputField, selectField, tickField } from '../plain-pages/service.ts';
import { ADDRESS_FIELDS, type CreateEntries, type EntryErrors, spokenLanguage } from './entries.ts';
import { ENTRY_PATH } from './entry-link.ts';
import { answerSetUp, failureBox, foldedFields, headingField } from './page.ts';
import type { Reader } from './reader.ts';
import { usualCurrency } from './shop-defaults.ts';

const NAME_MAX_LENGTH = 200;
/** Of the address's fields, by the HTML standard's list for autofill. */
const AUTOFILL = {
  legalName: 'organization',
  line1: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
} as const;

export interface Shown {
  token: string;
  entries: CreateEntries;
  password: string;
  errors?: EntryErrors;
  /** Why nothing was saved, where no entry is wrong. */
  failure?: string;
}

/** Answers with the form that describes a new shop. */
export async function showCreateForm(
  c: Context<AppEnv>,
  reader: Reader,
  { token, errors = {}, failure, ...typed }: Shown,
): Promise<Response> {
  const { own, texts } = reader;
  const fields = [...shopFields(reader, typed.entries, errors), ...addressFields(reader, typed.entries, errors)];
  const form = entryForm(
    {
      action: `${ENTRY_PATH}?${new URLSearchParams({ token })}`,
      fields: [...fields, ...signInFields(reader, typed, errors)],
      submitText: own.createButton,
      note: '',
    },
    texts,
  );
  const isWrong = Object.keys(errors).length > 0;
  return answerSetUp(c, reader, {
    title: own.createTitle,
    main: html`<p class="lead">${own.createText}</p>
${failureBox(failure)}
${form}`,
    status: failure ? 503 : isWrong ? 422 : 200,
  });
}

/** The entries of a form that nobody has filled in yet. */
export function firstEntries({ country }: Reader): CreateEntries {
  const empty = { name: '', currency: '', language: '', email: '', samples: 'true' };
  return { ...empty, country, legalName: '', line1: '', postalCode: '', city: '', region: '' };
}

function shopFields({ language, own, texts }: Reader, entries: CreateEntries, errors: EntryErrors): FormField[] {
  const field = <Name extends 'name' | 'country' | 'currency' | 'language'>(name: Name) =>
    ({ name, label: own[name], value: entries[name], error: errors[name], autocomplete: 'off' }) as const;
  const named = (type: 'currency' | 'language', codes: readonly string[]) => {
    const names = new Intl.DisplayNames(language, { type });
    const choices = codes.map((value) => ({ value, text: names.of(value) ?? value }));
    return choices.sort((a, b) => a.text.localeCompare(b.text, language));
  };
  const nameOfLanguage = (code: string) => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  const nameOfCountry = new Intl.DisplayNames(language, { type: 'region' });
  // No script changes it with the country, so it names the country that it is about.
  const usual = (text: string, value: string) =>
    isCountry(entries.country) ? `${text} (${nameOfCountry.of(entries.country)}: ${value})` : text;
  const countries = countryChoices([ANY_COUNTRY], language).map(({ code, name }) => ({ value: code, text: name }));
  const isOptional = { required: false } as const;
  return [
    headingField(own.shop),
    inputField({ ...field('name'), type: 'text', maxLength: NAME_MAX_LENGTH }, texts),
    selectField({ ...field('country'), hint: own.countryHint, choices: countries, prompt: own.choose }, texts),
    selectField(
      {
        ...field('currency'),
        ...isOptional,
        hint: own.currencyHint,
        choices: named('currency', CURRENCIES),
        prompt: usual(own.usualCurrency, usualCurrency(entries.country)),
      },
      texts,
    ),
    selectField(
      {
        ...field('language'),
        ...isOptional,
        hint: own.languageHint,
        choices: named('language', ['en', ...TRANSLATIONS]),
        prompt: usual(own.usualLanguage, nameOfLanguage(spokenLanguage(entries.country))),
      },
      texts,
    ),
    tickField({ name: 'samples', label: own.samples, isTicked: entries.samples === 'true' }),
  ];
}

function addressFields({ own, texts }: Reader, entries: CreateEntries, errors: EntryErrors): FormField[] {
  const isOpen = ADDRESS_FIELDS.some((name) => entries[name] !== '' || errors[name] !== undefined);
  const fields = ADDRESS_FIELDS.map((name) =>
    inputField(
      {
        ...{ name, type: 'text', label: own[name], value: entries[name], error: errors[name], required: false },
        autocomplete: AUTOFILL[name],
        maxLength: NAME_MAX_LENGTH,
      },
      texts,
    ),
  );
  return foldedFields({ title: own.business, hint: own.businessHint, isOpen }, fields);
}

function signInFields(
  { own, texts }: Reader,
  { entries, password }: Pick<Shown, 'entries' | 'password'>,
  errors: EntryErrors,
): FormField[] {
  return [
    headingField(own.owner),
    inputField(
      {
        ...{ name: 'email', type: 'email', label: own.email, value: entries.email, error: errors.email },
        autocomplete: 'username',
        hint: own.emailHint,
        maxLength: EMAIL_MAX_LENGTH,
      },
      texts,
    ),
    newPasswordField({ own, texts }, password, errors.password),
  ];
}

/** A field for a new password. The page is stored nowhere and has no script, so a wrong entry elsewhere keeps it. */
export function newPasswordField(
  { own, texts }: Pick<Reader, 'own' | 'texts'>,
  value: string,
  error: string | undefined,
): FormField {
  const { passwordHint } = texts.accountPages;
  const hint = fill(passwordHint, { min: PASSWORD_MIN_LENGTH });
  return inputField(
    { name: 'password', type: 'password', label: own.password, value, error, hint, autocomplete: 'new-password' },
    texts,
  );
}
