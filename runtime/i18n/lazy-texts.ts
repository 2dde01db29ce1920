import { isTranslation, languageOf, type Translation } from './languages.ts';

/**
 * Returns a function that loads a group of texts in the language of a BCP 47 tag. When they cannot be loaded the result
 * is English, because a text in another language is better than none. The caller's `load` is one `import()`, which names
 * the language's file of the part that is loaded alone.
 */
export function lazyTexts<Group extends string, Texts>(
  group: Group,
  english: Texts,
  load: (language: Translation) => Promise<{ readonly [Name in Group]?: Texts }>,
): (tag: string) => Promise<Texts> {
  return async (tag) => {
    const language = languageOf(tag);
    if (!isTranslation(language)) return english;
    try {
      // In the built scripts the loader has put the page's language into the English texts of some parts.
      return (await load(language))[group] ?? english;
    } catch {
      return english;
    }
  };
}
