import { isTranslation, languageOf, type Translation } from './languages.ts';

/**
 * Returns a function that loads a group of texts in the language of a BCP 47 tag. When they cannot be loaded the result
 * is English, because a text in another language is better than none. The caller's `load` is one `import()`, which names
 * the language's file of the part that is loaded alone.
 */
export function lazyTexts<Group extends string, Texts>(
  group: Group,
  english: Texts,
  load: (language: Translation) => Promise<Record<Group, Texts>>,
): (tag: string) => Promise<Texts> {
  return async (tag) => {
    const language = languageOf(tag);
    if (!isTranslation(language)) return english;
    try {
      return (await load(language))[group];
    } catch {
      return english;
    }
  };
}
