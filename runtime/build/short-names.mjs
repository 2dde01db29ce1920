/** "7Q2DYXCR.js": what esbuild calls a file by its content. */
const HASHED = /\b([A-Z2-7]{5})[A-Z2-7]{3}(?=\.js\b)/g;

/**
 * Files named by five characters of their hash, of esbuild's eight: the loader carries the names of all, and with the
 * hundred files of a build two of them meet in one of seven thousand builds. Throws when two have.
 *
 * @param {{ outputFiles: { path: string, text: string }[], metafile: import('esbuild').Metafile }} built
 * @returns {{ outputFiles: { path: string, contents: Uint8Array }[], metafile: import('esbuild').Metafile }}
 */
export function withShortNames({ outputFiles, metafile }) {
  const files = outputFiles.map(({ path, text }) => ({
    path: shorten(path),
    contents: new TextEncoder().encode(shorten(text)),
  }));
  if (new Set(files.map(({ path }) => path)).size < files.length) throw new Error('two files have the same name');
  return { outputFiles: files, metafile: JSON.parse(shorten(JSON.stringify(metafile))) };
}

function shorten(text) {
  return text.replace(HASHED, (_, start) => start.toLowerCase());
}
