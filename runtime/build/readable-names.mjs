import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** The hash by which esbuild names a file, as in "7Q2DYXCR.js". */
const HASHED = /\b[A-Z2-7]{8}(?=\.js\b)/g;
/** How much of it a name keeps: 20 bits, because the loader carries all names. Publishing refuses a name that another file had. */
export const HASH_LENGTH = 4;
export const HASH_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * Names each built file for what it holds, before the hash of its content: "sq-cart-pill.7q2dy.js".
 *
 * @param {{ outputFiles: { path: string, text: string }[], metafile: import('esbuild').Metafile }} built
 * @param {string} [only] name of the only file, where there is one
 * @returns {{ outputFiles: { path: string, contents: Uint8Array }[], metafile: import('esbuild').Metafile }}
 */
export function withReadableNames({ outputFiles, metafile }, only) {
  const rename = renamer({ metafile }, only);
  const files = outputFiles.map(({ path, text }) => ({
    path: rename(path),
    contents: new TextEncoder().encode(rename(text)),
  }));
  return { outputFiles: files, metafile: JSON.parse(rename(JSON.stringify(metafile))) };
}

/**
 * Returns a function that puts the readable names in the place of esbuild's in a text. It says of each where it stood.
 *
 * @param {{ metafile: import('esbuild').Metafile }} built
 * @param {string} [only] name of the only file, where there is one
 * @returns {(text: string, each?: (hash: string, name: string, start: number) => void) => string}
 */
export function renamer({ metafile }, only) {
  const names = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => {
      const hash = basename(path, '.js');
      return [hash, `${only ?? nameOf(output)}.${shortHash(path, metafile.outputs)}`];
    }),
  );
  return (text, each = () => {}) =>
    text.replace(HASHED, (hash, start) => {
      const name = names.get(hash) ?? hash;
      each(hash, name, start);
      return name;
    });
}

/**
 * Returns the hash of a file's content as it will be. esbuild's hash knows all but the readable names of the files that
 * it imports, directly and indirectly: one of those may change while its code stays the same.
 */
function shortHash(path, outputs) {
  const names = [...reachable(path, outputs)].map((each) => `${basename(each)} ${nameOf(outputs[each])}`).sort();
  const digest = createHash('sha256')
    .update(`${basename(path)}\n${names.join('\n')}`)
    .digest();
  return [...digest.subarray(0, HASH_LENGTH)].map((byte) => HASH_CHARACTERS[byte % HASH_CHARACTERS.length]).join('');
}

/** Returns a file of the build and all others that it imports, at once or late. */
function reachable(path, outputs, seen = new Set()) {
  if (seen.has(path) || !outputs[path]) return seen;
  seen.add(path);
  for (const { path: next } of outputs[path].imports) reachable(next, outputs, seen);
  return seen;
}

/**
 * Returns the entry's name, or for a shared chunk "_" and the folder that most of its bytes come from: the loader carries
 * these names, and a longer mark would cost every page bytes.
 */
export function nameOf({ entryPoint, inputs }) {
  if (entryPoint) return entryName(entryPoint);
  const bytes = {};
  for (const [module, { bytesInOutput }] of Object.entries(inputs)) {
    const folder = folderName(module);
    bytes[folder] = (bytes[folder] ?? 0) + bytesInOutput;
  }
  const [[largest] = ['modules']] = Object.entries(bytes).sort(([, a], [, b]) => b - a);
  return `_${largest}`;
}

/** Names a module's folder: "runtime/ui/form/Field.tsx" is in "form", "node_modules/zod/v4/…" in "zod", "node_modules/@a/b/…" in "a". */
function folderName(module) {
  const folders = module
    .replace(/^[\w-]+:/, '')
    .split('/')
    .slice(0, -1);
  const isPackage = folders[0] === 'node_modules';
  return (isPackage ? folders[1]?.replace('@', '') : folders.at(-1)) || 'modules';
}

/**
 * Names an entry: "widgets/cart-pill/index.ts" becomes "sq-cart-pill", "…/quick-view.entry.ts" becomes "quick-view",
 * "…/Drawer.tsx" becomes "drawer", "…/errors/start.ts" becomes "start-errors", because several rooms have one, and
 * "…/i18n/de/social.ts" becomes "de-social".
 */
export function entryName(entryPoint) {
  const path = entryPoint.replace(/^[\w-]+:/, '').replace(/(\.entry)?\.\w+$/, '');
  const folder = path.split('/').at(-2);
  const file = basename(path);
  const name = /\/i18n\/\w+\/\w+$/.test(path)
    ? `${folder}-${file}`
    : ({ index: `sq-${folder}`, start: `start-${folder}` }[file] ?? file);
  return name.toLowerCase();
}
