import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import * as esbuild from 'esbuild';
import { renamer } from './readable-names.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Maps stay as long as errors of their files may be listed: pages may be open for 30 days, and errors stay for 90. */
const KEPT_DAYS = 120;

/**
 * Esbuild gives such a name to a source that was given as a text, or that a plugin has written:
 * "part-imports:part-imports".
 */
const GIVEN = /<stdin>$|[\w-]+:[\w-]+$/;

/** Additional options of esbuild. The text of our sources is not needed to find a place in them. */
export const MAP_OPTIONS = { sourcemap: 'external', sourcesContent: false };

/**
 * Builds once more, with maps: esbuild's names would change with every comment if they came from this build. Resolves
 * to the map of each built file.
 *
 * @param {import('esbuild').BuildOptions & { absWorkingDir: string }} options
 * @param {import('esbuild').BuildResult<{ write: false, metafile: true }>} built by the same options without maps
 * @param {string} [only] name of the only file, where there is one
 * @returns {Promise<{ path: string, map: object }[]>} by the path of the file, with its readable name
 */
export async function mapsOf(options, built, only) {
  const root = options.absWorkingDir;
  const { outputFiles, metafile } = await esbuild.build({ ...options, ...MAP_OPTIONS });
  const mapped = new Map();
  for (const [path, output] of Object.entries(metafile.outputs)) {
    const map = outputFiles.find((file) => file.path === join(root, `${path}.map`));
    if (map) mapped.set(chunkIdentity(output), map);
  }
  const rename = renamer(built, only);
  return Object.entries(built.metafile.outputs).map(([path, output]) => {
    const map = mapped.get(chunkIdentity(output));
    const file = built.outputFiles.find((candidate) => candidate.path === join(root, path));
    if (!map || !file) throw new Error(`There is no source map for ${path}.`);
    const own = sourceMap(map, root);
    return { path: rename(file.path), map: { ...own, mappings: moved(own.mappings, file.text, rename) } };
  });
}

/** Returns the map of a file that keeps its name, with its sources by their path from the root. */
export function sourceMap({ path, text }, root) {
  const { sources, ...map } = JSON.parse(text);
  const fromRoot = (source) => relative(root, resolve(dirname(path), source));
  return { ...map, sources: sources.map((source) => GIVEN.exec(source)?.[0] ?? fromRoot(source)) };
}

/**
 * Writes the maps into `folder`, which is not served, each beside its file's name: "sq/page.7q2d.js.map". Maps of older
 * builds stay for 120 days.
 *
 * @param {{ path: string, map: object }[]} maps
 * @param {{ folder: string, outdir: string, now: number }} options
 */
export function writeMaps(maps, { folder, outdir, now }) {
  for (const { path, map } of maps) {
    const target = join(folder, `${relative(outdir, path)}.map`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(map));
    utimesSync(target, now / 1000, now / 1000);
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const { mtimeMs } = statSync(join(folder, name));
    if (name.endsWith('.map') && now - mtimeMs > KEPT_DAYS * DAY_MS) rmSync(join(folder, name));
  }
}

/** What two builds of a chunk have in common. */
function chunkIdentity({ entryPoint = '', inputs }) {
  return JSON.stringify([entryPoint, Object.keys(inputs).sort()]);
}

/** Moves the positions of a map by what readable names are longer or shorter than esbuild's. */
function moved(mappings, text, rename) {
  const lines = text.split('\n');
  const decoded = decode(mappings).map((segments, row) => {
    const shifts = shiftsIn(lines[row] ?? '', rename);
    let [at, shift] = [0, 0];
    for (const segment of segments) {
      for (; (shifts[at]?.end ?? Number.POSITIVE_INFINITY) <= segment[0]; at++) shift += shifts[at].length;
      segment[0] += shift;
    }
    return segments;
  });
  return encode(decoded);
}

function shiftsIn(line, rename) {
  const shifts = [];
  rename(line, (hash, name, start) => shifts.push({ end: start + hash.length, length: name.length - hash.length }));
  return shifts;
}
