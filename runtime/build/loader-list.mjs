/** A module's list of imports names each file by its place from the end, as the character so far behind this code. */
const BEFORE_FIRST = 47;
/** The last character that is written as it is: `~`. */
const LAST = 126;

/**
 * Writes the list that the loader carries as one short text, which `runtime/loader/manifest.ts` reads: all files
 * without folder and ending, those of named modules first and those that others import last; then for each named module
 * its imports, one character each; then the languages that have the same files of texts as English. Throws where there
 * are too many files for one character.
 *
 * @param {Record<string, string[]>} modules paths of files by module ("sq/page.HASH.js"), its own first
 * @param {string[]} translations languages beside English
 * @returns {string}
 */
export function loaderList(modules, translations) {
  const shorten = (file) => file.replace(/^sq\/|\.js$/g, '');
  const lists = Object.values(modules).map((files) => files.map(shorten));
  const imported = new Set(lists.flatMap(([, ...rest]) => rest));
  const named = lists.sort(([a], [b]) => imported.has(a) - imported.has(b));
  const files = [...new Set([...named.map(([own]) => own), ...named.flat()])];
  const codeOf = (file) => BEFORE_FIRST + files.length - files.indexOf(file);
  const codes = named.map(([, ...rest]) => rest.map(codeOf));
  if (codes.flat().some((code) => code > LAST)) {
    throw new Error('The loader cannot list so many files that modules share.');
  }
  const imports = codes.map((list) => String.fromCharCode(...list));
  return [files, imports, translations].map((part) => part.join(' ')).join('!');
}
