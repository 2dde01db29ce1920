/** Characters that stand for files in the list start here, behind both separators. */
const FIRST = '#'.charCodeAt(0);

/**
 * Writes the list that the loader carries as one short text, which `runtime/loader/manifest.ts` reads: all files
 * without folder and ending, those of named modules first; then for each of these its imports, one character each.
 *
 * @param {Record<string, string[]>} modules paths of files by module ("sq/page.HASH.js"), its own first
 * @returns {string}
 */
export function loaderList(modules) {
  const shorten = (file) => file.replace(/^sq\/|\.js$/g, '');
  const lists = Object.values(modules).map((files) => files.map(shorten));
  const files = [...new Set([...lists.map(([own]) => own), ...lists.flat()])];
  const imports = lists.map(([, ...rest]) =>
    rest.map((file) => String.fromCharCode(FIRST + files.indexOf(file))).join(''),
  );
  return `${files.join(' ')}!${imports.join(' ')}`;
}
