/**
 * Writes the list that the loader carries as one short text, which `runtime/loader/manifest.ts` reads: the languages that
 * have the same files of texts as English; then the files of each module.
 *
 * @param {Record<string, string[]>} modules paths of files by module ("sq/page.HASH.js"), its own first
 * @param {string[]} translations languages beside English
 * @returns {string}
 */
export function loaderList(modules, translations) {
  return [['en', ...translations].join(' '), moduleLists(modules)].join('!');
}

/**
 * Writes the files of each module, its own first, without folder and ending. Files that many modules import come last, so
 * that the lists end alike, and the text packs well.
 *
 * @param {Record<string, string[]>} modules as above
 * @returns {string}
 */
export function moduleLists(modules) {
  const lists = Object.values(modules).map((files) => files.map(shortName));
  const uses = (file) => lists.filter((files) => files.includes(file)).length;
  const sorted = lists.map(([own, ...others]) => [
    own,
    ...others.sort((a, b) => uses(a) - uses(b) || (a < b ? -1 : 1)),
  ]);
  return sorted
    .map((files) => files.join(' '))
    .sort()
    .join('!');
}

/** Returns the name of a file without folder and ending: "sq-cart.q5mg". */
function shortName(file) {
  return file.replace(/^sq\/|\.js$/g, '');
}
