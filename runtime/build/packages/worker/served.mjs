import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { FILE_LIST } from '#worker/cli/local/kept-files.ts';

/**
 * Copies what the Worker serves. Files that a folder keeps of older builds are those of its own history: a shop gets the
 * ones that its pages may still ask for when it is deployed.
 *
 * @param {string} dist the folder of the built scripts
 * @param {string} target
 */
export function copyServed(dist, target) {
  const { kept = {}, ...list } = JSON.parse(readFileSync(join(dist, FILE_LIST), 'utf8'));
  const isKept = (path) =>
    relative(dist, path)
      .replaceAll('\\', '/')
      .replace(/\.(br|gz)$/, '') in kept;
  cpSync(dist, target, { recursive: true, filter: (path) => !isKept(path) });
  if (Object.keys(kept).length === 0) return;
  const text = `${JSON.stringify({ ...list, kept: {} }, null, 2)}\n`;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(join(target, FILE_LIST), text);
  writeFileSync(join(target, `${FILE_LIST}.br`), brotliCompressSync(text, quality));
  writeFileSync(join(target, `${FILE_LIST}.gz`), gzipSync(text, { level: 9 }));
}
