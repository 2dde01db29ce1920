import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { CALLS, describeCalls } from './describe-calls.mjs';
import { describeOperations, OPERATIONS } from './describe-operations.mjs';

/**
 * Lists the Worker's routes, read from the app itself: it is bundled and run in Node without a database. A room is the
 * folder of `worker/` that answers a call.
 *
 * @param {string} root
 * @returns {Promise<{ routes: string[][], ownerRoutes: string[][], providerRoutes: string[][], pages: string[][], errors: string[][], preferences: string[][], usage: string, commands: object[], document: object, calls: string, operations: string }>} rows of tables, sources that
 * are made of the routes, the commands with their options, and the API's document
 */
export async function describeWorker(root) {
  const files = routeFiles(root);
  const contracts = contractFiles(root);
  const { app, makeDocument, operationsOf, takesOf, ERROR_STATUS, apiErrors, PREFERENCES, ...modules } = await load(
    root,
    [
      `export { app } from './worker/app.ts';`,
      `export { makeDocument } from './worker/openapi/document.ts';`,
      `export { operationsOf } from './worker/openapi/operations.ts';`,
      `export { takesOf } from './worker/openapi/takes.ts';`,
      `export { ERROR_STATUS } from './runtime/contracts/errors.ts';`,
      `export { apiErrors } from './runtime/i18n/en/all.ts';`,
      `export { PREFERENCES } from './runtime/contracts/preferences.ts';`,
      ...contracts.map((file, i) => `export * as contracts${i} from './runtime/contracts/${file}';`),
      ...files.map(({ path }, i) => `export * as routes${i} from './${path}';`),
    ],
  );
  const described = operationsOf(app.routes);
  const operations = describeOperations(described, takesOf);
  const roomOf = findRooms(files, modules);
  const calls = new Map();
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL' || method === 'OPTIONS') continue;
    const known = calls.get(`${method} ${path}`) ?? {};
    calls.set(`${method} ${path}`, {
      path,
      scope: handler.scope ?? known.scope,
      room: roomOf({ method, path, handler }),
    });
  }
  const rows = [...calls].map(([call, { path, scope = '', room }]) => {
    const where = room && `\`${room}\``;
    if (scope !== '') return { audience: 'owner', cells: [`\`${call}\``, scope, where] };
    return { audience: audienceOf(path), cells: [`\`${call}\``, where] };
  });
  const ofAudience = (name) => rows.filter(({ audience }) => audience === name).map(({ cells }) => cells);
  return {
    routes: ofAudience('visitor'),
    ownerRoutes: ofAudience('owner'),
    providerRoutes: ofAudience('provider'),
    pages: ofAudience('page'),
    errors: Object.entries(ERROR_STATUS).map(([code, status]) => [
      `\`${code}\``,
      `${status}`,
      forAnyNumber(apiErrors[code]),
    ]),
    preferences: Object.entries(PREFERENCES).map(([namespace, { shape }]) => [
      `\`${namespace}\``,
      Object.keys(shape)
        .map((field) => `\`${field}\``)
        .join(', '),
    ]),
    ...(await commandsWith(root, operations)),
    document: makeDocument(app.routes),
    operations,
    calls: describeCalls(
      root,
      described,
      Object.fromEntries(contracts.map((file, i) => [file, modules[`contracts${i}`]])),
    ),
  };
}

/** Returns who makes a call: a visitor's script, a payment provider, or a browser that opens a page or a file. */
function audienceOf(path) {
  if (!path.startsWith('/api/')) return 'page';
  return path.startsWith('/api/commerce/payments/') ? 'provider' : 'visitor';
}

/** Lists the files of contracts, whose names the types of calls have. */
function contractFiles(root) {
  return readdirSync(join(root, 'runtime/contracts'))
    .filter((file) => !file.endsWith('.test.ts') && !CALLS.endsWith(`/${file}`))
    .sort();
}

/** Lists the files of all rooms that create routes, with their text. */
function routeFiles(root) {
  return globSync('worker/*/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.'))
    .sort()
    .map((path) => ({
      path,
      room: path.split('/').slice(0, 2).join('/'),
      text: readFileSync(join(root, path), 'utf8'),
    }))
    .filter(({ text }) => text.includes('new Hono<'));
}

/**
 * Finds the room of a route. A route is known by its handler; an app with its own error page wraps its handlers, so
 * there method and path decide; for an app that a function creates, the path is searched in the files' text.
 */
function findRooms(files, modules) {
  const rooms = new Map();
  files.forEach(({ room }, i) => {
    for (const exported of Object.values(modules[`routes${i}`])) {
      for (const { method, path, handler } of exported?.routes ?? []) {
        rooms.set(handler, room);
        rooms.set(`${method} ${path}`, room);
      }
    }
  });
  return ({ method, path, handler }) =>
    rooms.get(handler) ??
    rooms.get(`${method} ${path}`) ??
    files.find(({ text }) => text.includes(`'${path}'`))?.room ??
    '';
}

/** Returns the commands with these operations, which need not be written to their file yet, and their help. */
async function commandsWith(root, operations) {
  const contents = [
    `export { USAGE } from './worker/cli/usage.ts';`,
    `export { ROOMS } from './worker/cli/commands/index.ts';`,
    `export { targetOptions } from './worker/cli/parse.ts';`,
  ];
  const { USAGE, ROOMS, targetOptions } = await load(root, contents, {
    name: 'operations',
    setup(plugin) {
      const filter = new RegExp(`${OPERATIONS.replaceAll('/', '[\\\\/]')}$`);
      plugin.onLoad({ filter }, () => ({ contents: operations, loader: 'ts' }));
    },
  });
  const commands = ROOMS.flatMap(({ commands: all }) => all);
  return { usage: USAGE, commands: commands.map((command) => ({ ...command, target: targetOptions(command) })) };
}

async function load(root, contents, ...plugins) {
  const outdir = mkdtempSync(join(root, 'node_modules', '.storefront-docs-'));
  const outfile = join(outdir, 'worker.mjs');
  try {
    await esbuild.build({
      stdin: { contents: contents.join('\n'), resolveDir: root },
      absWorkingDir: root,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      loader: { '.css': 'text' },
      outfile,
      plugins: [...plugins, stubModules()],
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

/** Replaces the owner's guard by one that carries its scope, and locale data by nothing. */
function stubModules() {
  const stub = (contents) => () => ({ contents, loader: 'js' });
  return {
    name: 'stubs',
    setup(plugin) {
      plugin.onResolve({ filter: /\.json$/ }, ({ path }) => ({ path, namespace: 'no-data' }));
      plugin.onLoad({ filter: /./, namespace: 'no-data' }, stub('export default {};'));
      plugin.onLoad(
        { filter: /middleware[\\/]owner\.ts$/ },
        stub('export const owner = (scope, description) => Object.assign(() => {}, { scope, description });'),
      );
    },
  };
}

/** Returns a text with its placeholders, and with the form for most numbers where it counts something. */
function forAnyNumber(text) {
  return text.replace(/\{(\w+)\|.*?\|other=(.*?)\}/g, (_, name, form) => form.replaceAll('#', `{${name}}`));
}
