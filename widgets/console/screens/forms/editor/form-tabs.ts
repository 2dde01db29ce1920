import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import type { Errors } from './form-value.ts';

/** The tabs of a form's settings by the platform's numbers, in whose order they stand. */
export const FORM_TAB = { BUILD: 1, STORAGE: 2, ADVANCED: 3, CAPTCHA: 4, DISCLAIMER: 5 } as const;
export type FormTab = keyof typeof FORM_TAB;

export const TAB_NAMES: Readonly<Record<FormTab, string>> = {
  BUILD: formsTexts.build,
  STORAGE: formsTexts.storage,
  ADVANCED: formsTexts.advanced,
  CAPTCHA: formsTexts.captcha,
  DISCLAIMER: formsTexts.disclaimer,
};

export const FORM_TABS = (Object.keys(FORM_TAB) as FormTab[]).toSorted((a, b) => FORM_TAB[a] - FORM_TAB[b]);

/** The tab that an address names, "storage"; the first one where it names none. */
export function tabOf(name: string | null): FormTab {
  return FORM_TABS.find((tab) => tab.toLowerCase() === name) ?? 'BUILD';
}

/** The tabs on which these errors stand. */
export function tabsWith(errors: Errors): ReadonlySet<FormTab> {
  return new Set(Object.keys(errors).map(tabOfField));
}

function tabOfField(path: string): FormTab {
  if (/^(name$|fields)/.test(path)) return 'BUILD';
  if (/^(kind$|mailingListId$|notifyEmails)/.test(path)) return 'STORAGE';
  if (path.startsWith('captcha')) return 'CAPTCHA';
  return path === 'disclaimerMessage' ? 'DISCLAIMER' : 'ADVANCED';
}
