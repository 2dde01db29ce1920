declare const __STOREFRONT_FILES__: string;
declare const __STOREFRONT_VERSION__: string;

/** The language in the name of a file of English texts. */
export const ENGLISH = /^en\b/;

/**
 * The files of each module ("page"), tag ("sq-cart-pill") and part of the texts ("en-forms", "de-forms"): its own file
 * first, then every file that it imports statically and the English texts that it reads, as names of files such as
 * "sq-cart-pill.7q2dy". Every language has the same files of texts, and their names differ in the language alone.
 */
export const MANIFEST: Record<string, string[]> = {};

const [languages, ...own] = __STOREFRONT_FILES__.split('!') as [string, ...string[]];
enterLists(own);

/** Enters the files of modules, as the build has written them (`runtime/build/loader-list.mjs`). */
export function enterLists(lists: readonly string[]): void {
  for (const language of languages.split(' ')) {
    for (const english of lists) {
      // A file that holds no English texts keeps its name.
      const files = english.replace(ENGLISH, language).split(' ') as [string, ...string[]];
      MANIFEST[nameOf(files[0])] = files;
    }
  }
}

/** Returns what a file holds: "sq-cart-pill". */
export function nameOf(file: string): string {
  return file.split('.')[0] as string;
}

/** Returns the names of the English texts among files. */
export function textsAmong(files: string[]): string[] {
  return files.map(nameOf).filter((name) => ENGLISH.test(name));
}

export const VERSION: string = __STOREFRONT_VERSION__;
