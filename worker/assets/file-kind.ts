const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
};
const TEXTS = new Set(['js', 'css', 'json', 'svg', 'txt', 'ts']);

const NEWEST = '/newest.js';
const HASHED_NAME = /^\/(sq\/.+|storefront\.[\da-f]{8,}\.js)$/;

const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  named: 'public, max-age=300, stale-while-revalidate=86400',
  /** For the list of the newest build, which must not be an older one. */
  newest: 'no-cache',
  /** Lets a developer see a new build at the next reload. */
  development: 'no-cache',
};

export interface FileKind {
  type: string;
  /** Whether the build may have made compressed copies. */
  isCompressible: boolean;
  cacheControl: string;
}

/** Returns the kind of a file by its path; undefined for a kind that is not served. */
export function fileKind(path: string, isDevelopment: boolean): FileKind | undefined {
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? '';
  const type = TYPES[extension];
  if (!type) return undefined;
  return { type, isCompressible: TEXTS.has(extension), cacheControl: cacheControlOf(path, isDevelopment) };
}

function cacheControlOf(path: string, isDevelopment: boolean): string {
  if (HASHED_NAME.test(path)) return CACHE.hashed;
  if (path === NEWEST) return CACHE.newest;
  return isDevelopment ? CACHE.development : CACHE.named;
}
