import { getFormTemplate } from '../api/forms.ts';
import { fromLocalizedStrings } from '../domain/form/localized-strings.ts';
import type { Catalogue } from '../i18n/catalogue.ts';
import * as english from '../i18n/en/forms.ts';
import { isTranslation, languageOf, localised, switchLanguage } from '../i18n/languages.ts';
import { pageLanguage } from '../page-language.ts';
import { report } from '../report.ts';
import type { PageForm } from './page-form.ts';

/** Every text of a form, in the page's language. */
export type FormTexts = Pick<Catalogue, 'form' | 'fieldErrors' | 'formFailures' | 'captcha'>;

type Strings = Readonly<Record<string, unknown>>;

/** The shop's own form texts, for page languages that we have no texts in. */
let template: Promise<void> | undefined;
let templateStrings: Strings | undefined;

/** Returns the texts of a form: ours, replaced by the page's own where it has some. */
export function formTexts({ localizedStrings = templateStrings }: PageForm): FormTexts {
  const theirs = localizedStrings && fromLocalizedStrings(localizedStrings);
  return {
    form: { ...localised('form', english.form), ...theirs?.form },
    fieldErrors: { ...localised('fieldErrors', english.fieldErrors), ...theirs?.fieldErrors },
    formFailures: localised('formFailures', english.formFailures),
    captcha: localised('captcha', english.captcha),
  };
}

/**
 * Fetches the texts that a form needs, once per page: ours in the page's language, or the shop's own where we have
 * none. Never rejects; without them the form is in English.
 */
export async function prepareFormTexts({ localizedStrings }: PageForm): Promise<void> {
  const lang = pageLanguage();
  if (isSpoken(lang)) return switchLanguage(lang);
  if (localizedStrings) return;
  template ??= getFormTemplate().then(
    (answer) => {
      templateStrings = answer.localizedStrings;
    },
    (error) => {
      template = undefined;
      report(error, 'the texts of forms could not be fetched');
    },
  );
  await template;
}

/** Whether we have texts in the language of a tag; a page without a tag counts as English. */
function isSpoken(tag: string): boolean {
  const language = languageOf(tag);
  return language === '' || language === 'en' || isTranslation(language);
}
