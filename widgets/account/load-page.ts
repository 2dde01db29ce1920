import { accountTextsIn } from '#runtime/i18n/account-texts.ts';
import type { AccountTexts } from '#runtime/i18n/en/account.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { AccountPage } from './AccountPage.tsx';

interface Page {
  AccountPage: typeof AccountPage;
  texts: AccountTexts;
  /** BCP 47 tag of the page; '' where it has none. */
  language: string;
}

/** Resolves to what shows an account, with its texts in the page's language. Never rejects. */
export async function loadPage(): Promise<Page> {
  const language = pageLanguage();
  return { AccountPage, texts: await accountTextsIn(language), language };
}
