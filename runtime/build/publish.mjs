import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { FILE_LIST, filesToKeep } from '#worker/cli/local/kept-files.ts';

const brotliCompress = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|ts)$/;

/**
 * Writes everything that the Worker serves: the built files, documents by name and the demo's assets;
 * `integrity.json` with the digest of each script, the files and texts of each module, and the files of older builds that are
 * kept for pages that are open (`kept-files.ts`); and beside each text file a `.br` and a `.gz` at the best quality,
 * because compressing while serving would be too slow for it. Removes all other files last and keeps the folder itself,
 * because a running server may be reading it.
 *
 * @param {{ path: string, contents: Uint8Array }[]} files
 * @param {{ outdir: string, assets: string, version: string, modules: import('../../build.mjs').Manifest,
 * texts: { files: Record<string, string>, of: Record<string, string[]> }, documents: Record<string, object | string>,
 * compress: boolean, previous: import('#worker/cli/local/kept-files.ts').FileList, now: number }}
 * options `previous` is the list of the build before
 * @returns {Promise<{ files: import('../../build.mjs').BuiltFile[], kept: number }>} the built files, and how many older
 * ones stay
 */
export async function publish(files, { outdir, assets, version, modules, texts, documents, compress, previous, now }) {
  for (const { path, contents } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  /** Compressed copies by path: each takes a while, and its size is asked for too. */
  const compressed = new Map(
    await Promise.all(compress ? files.map(async ({ path, contents }) => [path, await brotli(contents)]) : []),
  );
  const built = files.map(({ path, contents }) =>
    describe(relative(outdir, path).replaceAll('\\', '/'), contents, compressed.get(path)),
  );
  const digests = Object.fromEntries(built.map(({ name, integrity }) => [name, integrity]));
  const kept = filesToKeep(previous, digests, now);
  const written = { ...documents, [FILE_LIST]: { version, modules, texts, files: digests, kept } };
  for (const [name, content] of Object.entries(written)) {
    mkdirSync(dirname(join(outdir, name)), { recursive: true });
    writeFileSync(join(outdir, name), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
  cpSync(assets, join(outdir, 'assets'), { recursive: true });
  if (compress) await compressAll(outdir, compressed, (name) => name.replaceAll('\\', '/') in kept);
  removeStale(outdir, assets, new Set([...Object.keys(digests), ...Object.keys(kept), ...Object.keys(written)]));
  return { files: built, kept: Object.keys(kept).length };
}

/** The compressed size is 0 where nothing is compressed, because that takes most of a build's time. */
function describe(name, contents, compressed) {
  const integrity = `sha384-${createHash('sha384').update(contents).digest('base64')}`;
  return { name, raw: contents.length, brotli: compressed?.length ?? 0, integrity };
}

async function compressAll(outdir, compressed, isKept) {
  const entries = readdirSync(outdir, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) return;
      const path = join(entry.parentPath, entry.name);
      // The compressed copies of a kept file are as old as the file.
      if (isKept(relative(outdir, path)) && existsSync(`${path}.br`)) return;
      const contents = readFileSync(path);
      writeFileSync(`${path}.br`, compressed.get(path) ?? (await brotli(contents)));
      writeFileSync(`${path}.gz`, await gzip(contents, { level: 9 }));
    }),
  );
}

function removeStale(outdir, assets, names) {
  for (const name of readdirSync(outdir, { recursive: true })) {
    const original = name.replace(/\.(br|gz)$/, '').replaceAll('\\', '/');
    const isWanted =
      names.has(original) || (original.startsWith('assets/') && existsSync(join(assets, original.slice(7))));
    if (!isWanted && statSync(join(outdir, name)).isFile()) rmSync(join(outdir, name));
  }
}

function brotli(contents) {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: sizeHint } = zlib.constants;
  return brotliCompress(contents, { params: { [quality]: 11, [sizeHint]: contents.length } });
}
