import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { numbersOf } from '../public-surface/changelog.ts';
import type { Surface } from '../public-surface/line.ts';
import { PUBLIC } from '../public-surface/surface.ts';

/** Where the last releases are kept for tests: a folder for each, named by its version. */
export const RELEASED = 'test/released';
/** Most bytes of a release's scripts. */
export const MAX_BYTES = 250_000;
/** A release is tested for as long as shops serve its loader. */
const LIFE_MS = 365 * 24 * 60 * 60 * 1000;

/** The modules of pages that a test opens; what they import comes with them, at once or late. */
const MODULES = [
  'page',
  'carriers',
  'foreign-page',
  'first-sign',
  'pill',
  'selling',
  'script-api',
  'telemetry',
  'elements',
  'sq-cart-pill',
  'sq-cart',
  'sq-product-block',
  'sq-installments',
];

/** What is kept of a release. */
export interface KeptRelease {
  version: string;
  /** '2026-11-30'. */
  date: string;
  /** Name of the loader that pages pin: "storefront.f7e04be134.js". */
  loader: string;
  /** Texts of scripts by their paths: the loader, and "sq/NAME.HASH.js". */
  files: Readonly<Record<string, string>>;
  /** What was public. */
  surface: Surface;
}

/** What this reads of `integrity.json`, the list that a build leaves of itself. */
interface FileList {
  modules: Readonly<Record<string, readonly string[]>>;
  texts: { files: Readonly<Record<string, string>> };
  files: Readonly<Record<string, string>>;
}

/**
 * Keeps what tests need of the present build, in a folder of its own, in place of other patches of the same minor version
 * and of releases that are older than a year. Throws where the scripts are larger than `MAX_BYTES`. Returns the folder's bytes.
 */
export function keepRelease(
  root: string,
  dist: string,
  { version, date }: Pick<KeptRelease, 'version' | 'date'>,
): number {
  const files = filesOf(dist);
  const loader = Object.keys(files).find((name) => name.startsWith('storefront.')) ?? '';
  const scripts = compressed(JSON.stringify({ version, date, loader, files }));
  const surface = compressed(readFileSync(join(root, PUBLIC), 'utf8'));
  if (scripts.length > MAX_BYTES) {
    throw new Error(
      `${version} would take ${scripts.length} bytes in ${RELEASED}/, at most ${MAX_BYTES}: keep fewer modules.`,
    );
  }
  for (const other of keptVersions(root)) {
    const isOver = Date.parse(date) - Date.parse(readRelease(root, other).date) > LIFE_MS;
    if (isOver || minorOf(other) === minorOf(version)) rmSync(join(root, RELEASED, other), { recursive: true });
  }
  const folder = join(root, RELEASED, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'scripts.json.br'), scripts);
  writeFileSync(join(folder, 'public.json.br'), surface);
  return scripts.length + surface.length;
}

/** Returns the versions that are kept, the newest first. */
export function keptVersions(root: string): string[] {
  const folder = join(root, RELEASED);
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
  return versions.sort((a, b) => orderOf(b) - orderOf(a));
}

/** Returns the newest release that is kept. Throws where there is none, and says how one is made. */
export function lastRelease(root: string): KeptRelease {
  const [version] = keptVersions(root);
  if (version === undefined)
    throw new Error(`${RELEASED}/ keeps no release: run npm run build && npm run release -- --keep`);
  return readRelease(root, version);
}

export function readRelease(root: string, version: string): KeptRelease {
  const read = (name: string) =>
    JSON.parse(brotliDecompressSync(readFileSync(join(root, RELEASED, version, name))).toString());
  return { ...read('scripts.json.br'), surface: read('public.json.br') };
}

function filesOf(dist: string): Record<string, string> {
  const { modules, texts, files }: FileList = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8'));
  // Some modules import texts of their own, which are named as the parts of the texts are: "de-gallery".
  const languages = new Set(Object.keys(texts.files).map((part) => part.split('-')[0]));
  const isTranslation = (name: string) => {
    const [, language = ''] = /^sq\/([a-z]{2})[-.]/.exec(name) ?? [];
    return language !== 'en' && languages.has(language);
  };
  const english = Object.values(texts.files).filter((file) => !isTranslation(file));
  const loader = Object.keys(files).find((name) => /^storefront\.\w+\.js$/.test(name));
  if (!loader) throw new Error(`${dist} has no loader: run npm run build`);
  const found = new Map<string, string>();
  const visit = (name: string): void => {
    if (found.has(name) || isTranslation(name) || !(name in files)) return;
    const text = readFileSync(join(dist, name), 'utf8');
    found.set(name, text);
    for (const [, other = ''] of text.matchAll(/["']\.\/([\w.-]+\.js)["']/g)) visit(`sq/${other}`);
  };
  for (const name of [loader, ...english, ...MODULES.flatMap((module) => modules[module] ?? [])]) visit(name);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function compressed(text: string): Buffer {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint, BROTLI_PARAM_LGWIN: window } = constants;
  const bytes = Buffer.from(text);
  return brotliCompressSync(bytes, { params: { [quality]: 11, [hint]: bytes.length, [window]: 24 } });
}

function orderOf(version: string): number {
  const { major, minor, patch } = numbersOf(version);
  return (major * 1000 + minor) * 1000 + patch;
}

const minorOf = (version: string) => version.split('.').slice(0, 2).join('.');
