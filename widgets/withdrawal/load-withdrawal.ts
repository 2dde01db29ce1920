import { type DeclarationTexts, declarationTextsIn } from '#runtime/i18n/declarations-texts.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

interface Form {
  WithdrawalForm: typeof WithdrawalForm;
  texts: DeclarationTexts;
  /** BCP 47 tag of the page; '' where it has none. */
  language: string;
}

/** Resolves to the form with its texts in the page's language. Never rejects. */
export async function loadForm(): Promise<Form> {
  const language = pageLanguage();
  return { WithdrawalForm, texts: await declarationTextsIn(language), language };
}
