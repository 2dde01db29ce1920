import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../../build.mjs';
import { lampenwerk } from '../../../demo/content/lampenwerk.ts';
import { prepareDatabase } from '../../../demo/database.ts';
import { startEmbedServer } from '../../../demo/embed-server.ts';
import { SITE_ID } from '../../../demo/seed.ts';
import { buildPackages } from '../../../runtime/build/packages/packages.mjs';
import { freePort } from '../../free-port.ts';
import { bundleWorker, hashCheaply, startBundledShop } from './bundled-worker.ts';
import { createOwnerKey } from './owner-key.ts';

const root = join(import.meta.dirname, '../../..');

interface RunningShop {
  shopUrl: string;
  /** A page of another site that embeds the shop. */
  embedUrl: string;
  /** Keys of the owners, by the site's id. */
  ownerKeys: Record<string, string>;
  /** The folder of its database. */
  stateDir: string;
}

type BuiltScripts = Awaited<ReturnType<typeof build>>;

/** A database in the state that `npm start` first creates. */
interface SeededState {
  stateDir: string;
  /** Other sites whose pages may call it. */
  origins: string[];
  /** Keys of the owners, by the site's id. */
  ownerKeys: Record<string, string>;
}

/** Resources that the test files of one run share; the first call starts one, later calls wait for it. */
export interface Resources {
  /** The address at which tests connect to the browser. */
  browser(): Promise<string>;
  /** The folder of the built scripts. */
  scripts(): Promise<string>;
  /** What the build of these scripts has resolved to. */
  built(): Promise<BuiltScripts>;
  /** The folders of the packages that are published, by name. */
  packages(): Promise<Record<string, string>>;
  /** The folder of the bundled Worker. */
  worker(): Promise<string>;
  /** Resolves to a state that a test's own shop starts from a copy of. */
  seeded(): Promise<SeededState>;
  shop(): Promise<RunningShop>;
}

type Stop = () => unknown;

/** Creates the resources of one run; `stop` stops those that were started. */
export function createResources(): Resources & { stop(): Promise<void> } {
  const stops: Stop[] = [];
  const built = memoize(() => build());
  const scripts = memoize(async () => {
    await built();
    return join(root, 'dist');
  });
  const packages = memoize(async () => {
    const dist = await scripts();
    return buildPackages({ outdir: makeFolder(stops), dist });
  });
  const worker = memoize(async () => {
    await built();
    const folder = makeFolder(stops);
    await bundleWorker(folder);
    hashCheaply(folder);
    return folder;
  });
  const sites = memoize(async () => {
    const [port, embedPort] = [await freePort('localhost'), await freePort('127.0.0.1')];
    const embed = await startEmbedServer({ port: embedPort, shop: `http://localhost:${port}`, siteId: SITE_ID });
    stops.push(embed.stop);
    return { port, embedUrl: embed.url };
  });
  const seeded = memoize(async () => {
    const { embedUrl } = await sites();
    const stateDir = makeFolder(stops);
    await prepareDatabase({ stateDir, origins: [embedUrl] });
    const ownerKeys: Record<string, string> = {};
    // Keys are created one after the other, because the local database accepts one writer at a time.
    for (const siteId of [SITE_ID, lampenwerk.siteId]) ownerKeys[siteId] = await createOwnerKey(stateDir, siteId);
    return { stateDir, origins: [embedUrl], ownerKeys };
  });
  return {
    built,
    scripts,
    packages,
    worker,
    seeded,
    browser: memoize(() => startBrowser(stops)),
    shop: memoize(async () => {
      const [address, state, folder] = await Promise.all([sites(), seeded(), worker()]);
      return startSharedShop(address, state, folder, stops);
    }),
    async stop() {
      for (const stop of stops.reverse()) await stop();
    },
  };
}

function makeFolder(stops: Stop[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function memoize<Value>(start: () => Promise<Value>): () => Promise<Value> {
  let started: Promise<Value> | undefined;
  return () => {
    started ??= start();
    return started;
  };
}

/** Starts the browser in its own process, so that its protocol does not slow down vitest's. */
async function startBrowser(stops: Stop[]): Promise<string> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'browser-server.ts'), { stdio: 'inherit' });
  const ended = once(child, 'exit');
  stops.push(() => {
    if (child.connected) child.disconnect();
    return ended;
  });
  const [address] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The browser did not start.'))),
  ]);
  return address;
}

/** Starts one real shop and one page of another site for all journeys, with the Worker and database of `npm start`. */
async function startSharedShop(
  { port, embedUrl }: { port: number; embedUrl: string },
  seeded: SeededState,
  workerFolder: string,
  stops: Stop[],
): Promise<RunningShop> {
  const stateDir = makeFolder(stops);
  cpSync(seeded.stateDir, stateDir, { recursive: true });
  const shop = await startBundledShop({ port, stateDir, origins: seeded.origins }, workerFolder);
  stops.push(shop.stop);
  return { shopUrl: shop.url, embedUrl, ownerKeys: seeded.ownerKeys, stateDir };
}
