declare const __STOREFRONT_FILES__: string;
declare const __STOREFRONT_VERSION__: string;

const [files, imports, translations] = __STOREFRONT_FILES__.split('!').map((part) => part.split(' ')) as [
  files: string[],
  imports: string[],
  translations: string[],
];

/** The language in the name of a file of English texts. */
export const ENGLISH = /^en\b/;

/**
 * The files of each module ("page"), tag ("sq-cart-pill") and part of the texts ("en-forms", "de-forms"): its own file
 * first, then every file that it imports statically and the English texts that it reads, as names of files such as
 * "sq-cart-pill.7q2dy". The build writes this into the loader (`runtime/build/loader-list.mjs`). Every language has the
 * same files of texts, and their names differ in the language alone.
 */
export const MANIFEST: Record<string, string[]> = {};
imports.forEach((list, i) => {
  const file = files[i] as string;
  // A file that holds no English texts keeps its name here, and gets its imports below.
  for (const language of translations) {
    const own = file.replace(ENGLISH, language);
    MANIFEST[nameOf(own)] = [own];
  }
  MANIFEST[nameOf(file)] = [file, ...[...list].map((place) => files.at(47 - place.charCodeAt(0)) as string)];
});

/** Returns what a file holds: "sq-cart-pill". */
export function nameOf(file: string): string {
  return file.split('.')[0] as string;
}

/** Returns the names of the English texts among files. */
export function textsAmong(files: string[]): string[] {
  return files.map(nameOf).filter((name) => ENGLISH.test(name));
}

export const VERSION: string = __STOREFRONT_VERSION__;
