import { cancellationForm, declarationForm, withdrawalForm } from './en/declarations.ts';
import { isTranslation, languageOf } from './languages.ts';

const english = { declarationForm, withdrawalForm, cancellationForm };
type English = typeof english;
/** The texts of forms by which buyers end contracts. */
export type DeclarationTexts = {
  readonly [Group in keyof English]: { readonly [Key in keyof English[Group]]: string };
};

/**
 * Loads these texts in the language of a BCP 47 tag. When they cannot be loaded the result is English, because a text in
 * another language is better than none.
 */
export async function declarationTextsIn(tag: string): Promise<DeclarationTexts> {
  const language = languageOf(tag);
  if (!isTranslation(language)) return english;
  try {
    return { ...(await load(language)) };
  } catch {
    return english;
  }
}

const load = (language: string): Promise<DeclarationTexts> => import(`./${language}/declarations.ts`);
