import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|html|txt)$/;

/**
 * Writes everything that the Worker serves: the built files, JSON documents by name and the demo's assets;
 * `integrity.json` with the digest of each script and the files of each module; and beside each text file a `.br` and a
 * `.gz` at the best quality, because compressing while serving would be too slow for it. Removes older files last and
 * keeps the folder itself, because a running server may be reading it.
 *
 * @param {{ path: string, contents: Uint8Array }[]} files
 * @param {{ outdir: string, assets: string, version: string, modules: import('../../build.mjs').Manifest,
 * documents: Record<string, object>, compress: boolean }} options
 * @returns {import('../../build.mjs').BuiltFile[]}
 */
export function publish(files, { outdir, assets, version, modules, documents, compress }) {
  const built = files.map(({ path, contents }) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
    return describe(relative(outdir, path).replaceAll('\\', '/'), contents);
  });
  const digests = Object.fromEntries(built.map(({ name, integrity }) => [name, integrity]));
  const json = { ...documents, 'integrity.json': { version, modules, files: digests } };
  for (const [name, content] of Object.entries(json)) {
    writeFileSync(join(outdir, name), `${JSON.stringify(content, null, 2)}\n`);
  }
  cpSync(assets, join(outdir, 'assets'), { recursive: true });
  if (compress) compressAll(outdir);
  removeStale(outdir, assets, new Set([...Object.keys(digests), ...Object.keys(json)]));
  return built;
}

function describe(name, contents) {
  const integrity = `sha384-${createHash('sha384').update(contents).digest('base64')}`;
  return { name, raw: contents.length, brotli: brotli(contents).length, integrity };
}

function compressAll(outdir) {
  for (const entry of readdirSync(outdir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const contents = readFileSync(path);
    writeFileSync(`${path}.br`, brotli(contents));
    writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }));
  }
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
  return brotliCompressSync(contents, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: contents.length },
  });
}
