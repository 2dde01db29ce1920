import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { cssText } from '../../../runtime/build/css-text.mjs';
import { buildLoader } from '../../../runtime/build/loader.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pages = join(root, 'test/e2e/pages');

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html; charset=utf-8' };

/** Trouble with one path: what a request waits for, and how many times it fails first. */
interface Trouble {
  until?: Promise<void>;
  failures?: number | undefined;
}

export interface Site {
  origin: string;
  /** Text by path; the extension decides the type. */
  files: Map<string, string>;
  /** Trouble by a part of the path. */
  troubles: Map<string, Trouble>;
  /** Requested paths, with query. */
  requests: string[];
  headers: Record<string, string>;
  /**
   * Holds requests for paths with this part until the returned function is called; then the given number fails first.
   */
  hold(part: string, failures?: number): () => void;
  close(): Promise<void>;
}

/** Starts a small server on a port of its own, so that each site is an origin of its own. */
export async function serve(host: 'localhost' | '127.0.0.1'): Promise<Site> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    site.requests.push(url.pathname + url.search);
    const trouble = [...site.troubles].find(([part]) => url.pathname.includes(part))?.[1];
    await trouble?.until;
    const isFailing = trouble?.failures !== undefined && trouble.failures-- > 0;
    const text = site.files.get(url.pathname);
    const type = TYPES[/\.(\w+)$/.exec(url.pathname)?.[1] ?? 'html'] ?? 'text/plain';
    const status = isFailing ? 503 : text === undefined ? 404 : 200;
    response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*', ...site.headers });
    response.end(status === 200 ? text : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const site: Site = {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    files: new Map(),
    troubles: new Map(),
    requests: [],
    headers: {},
    hold(part, failures) {
      const { promise, resolve } = Promise.withResolvers<void>();
      site.troubles.set(part, { until: promise, failures });
      return resolve;
    },
    close: () => closeServer(server),
  };
  return site;
}

/** Makes a site serve the scripts of a real build. */
export function addBuild(site: Site, outdir: string): void {
  for (const name of readdirSync(outdir, { recursive: true, encoding: 'utf8' })) {
    if (/^(sq.*|storefront|newest)\.js$/.test(name))
      site.files.set(`/${name}`, readFileSync(join(outdir, name), 'utf8'));
  }
}

/** A site that serves a fixture of `test/e2e/pages` as one script: `/NAME.js`. */
export async function serveBundle(fixture: string, mode?: 'production' | 'development'): Promise<Site> {
  const [site, script] = await Promise.all([serve('127.0.0.1'), bundle(fixture, mode)]);
  site.files.set(`/${fixture.replace(/\.\w+$/, '')}.js`, script);
  return site;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

const shared: esbuild.BuildOptions = {
  bundle: true,
  write: false,
  jsx: 'automatic',
  target: 'es2022',
  absWorkingDir: root,
  plugins: [cssText()],
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** Bundles one classic script from a fixture of `test/e2e/pages`; `development` adds React's warnings. */
export async function bundle(fixture: string, mode: 'production' | 'development' = 'production'): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...shared,
    entryPoints: [join(pages, fixture)],
    format: 'iife',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    outfile: 'fixture.js',
  } as esbuild.BuildOptions & { write: false });
  return outputFiles?.[0]?.text ?? '';
}

/** Modules that the loader may be asked for on any page, and texts, where a test has none of its own. */
const EMPTY = {
  ...Object.fromEntries(
    ['page', 'foreign-page', 'sq-cart', 'script-api', 'telemetry', 'en', 'en-forms'].map((name) => [name, 'empty.ts']),
  ),
  'first-sign': 'idle.ts',
};

/**
 * Bundles the loader as the build does, with fixtures as its modules and elements: name → file of `test/e2e/pages`.
 * Names of their files end in `suffix`, as those of a build end in a hash. Returns the scripts by path.
 */
export async function bundleLoader(
  fixtures: Record<string, string>,
  { version = '1.0.0', suffix = '' } = {},
): Promise<Map<string, string>> {
  const entries = { ...EMPTY, ...fixtures };
  const chunks = await esbuild.build({
    ...shared,
    entryPoints: Object.entries(entries).map(([name, file]) => ({ out: name + suffix, in: join(pages, file) })),
    outdir: '/out/sq',
    format: 'esm',
    splitting: true,
    metafile: true,
    chunkNames: 'chunk-[hash]',
    write: false,
  });
  const outputs = chunks.metafile.outputs;
  const graph = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path)) return seen;
    seen.add(path);
    for (const { path: next, kind } of outputs[path]?.imports ?? []) if (kind === 'import-statement') graph(next, seen);
    return seen;
  };
  const address = (path: string) => relative('/out', resolve(root, path));
  const pathOf = new Map(Object.keys(outputs).map((path) => [address(path), path]));
  const manifest = Object.fromEntries(
    Object.keys(entries).map((name) => [name, [...graph(pathOf.get(`sq/${name}${suffix}.js`) ?? '')].map(address)]),
  );
  const { outputFiles } = await buildLoader(
    { ...shared, absWorkingDir: root, outdir: '/out', write: false, minify: true },
    { version, named: Object.keys(entries), graphs: manifest, textsOf: {}, texts: {}, translations: [] },
  );
  return new Map([
    ...chunks.outputFiles.map(({ path, text }) => [`/${relative('/out', path)}`, text] as const),
    ...outputFiles.map(
      ({ path, contents }) => [path.slice('/out'.length), new TextDecoder().decode(contents)] as const,
    ),
  ]);
}
