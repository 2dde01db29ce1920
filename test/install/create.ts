import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { stopTree } from '#worker/cli/wrangler.ts';
import { freePort } from '../free-port.ts';
import { type RunOptions, runNpm, startNpm } from './command.ts';
import type { Surroundings } from './judge.ts';
import { readManifest, type Site } from './project.ts';
import { type Cell, type Cells, failed, NO_NETWORK, ok, type Row, timed, tried, verdict } from './table.ts';
import { complaintsOf } from './visit.ts';

/** The oldest Node of the package's `engines`. The project brings its own one. */
const NODE = '20.19.0';
const FOLDER = 'created';
/** The last that `npm start` prints. */
const IS_READY = 'Ctrl-C stops it';
const START_TIMEOUT_MS = 300_000;

/** Creates a shop's own project in an empty folder, as its owner does, starts it, looks at its page and ends it. */
export async function judgeCreate({
  folder,
  registry,
  browser,
  node,
  values,
  packageName,
}: Surroundings): Promise<Row> {
  if (!registry) return { title: 'npm create', cells: { version: NO_NETWORK } };
  const options: RunOptions = { cwd: folder, node: await node(NODE), env: registry.env };
  const project: RunOptions = { ...options, cwd: join(folder, FOLDER) };
  const program = `${packageName}@${values.VERSION}`;
  const flags = ['--name', 'Ann’s Tea', '--country', 'IE', '--demo', '--yes'];
  const created = await tried(() => timed(() => runNpm(['create', '--yes', program, '--', FOLDER, ...flags], options)));
  const cells: Cells = { version: ok(values.VERSION), 'ran on': ok(NODE), builds: created };
  if (created.status === 'failed') return { title: 'npm create', cells };
  const { engines } = readManifest(join(project.cwd, 'node_modules', packageName));
  cells['asks for Node'] = ok(engines?.node ?? 'any');
  cells.types = await tried(() => timed(() => runNpm(['run', 'check'], project)));
  cells['server HTML'] = await tried(async () => {
    const shop = await start(project);
    try {
      cells.hydrates = await judgeHome(browser, shop.url);
    } finally {
      await shop.stop();
    }
    return (await isGone(shop.url)) ? ok() : failed(`${shop.url} still answers after its end`);
  });
  return { title: 'npm create', cells };
}

async function start(options: RunOptions): Promise<Site> {
  const port = await freePort('localhost');
  const child = startNpm(['start'], { ...options, env: { ...options.env, PORT: `${port}` } });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`npm start ${what}:\n${output}`));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes(IS_READY)) resolve();
      });
    }
    child.once('close', (code) => fail(`ended with ${code}`));
    setTimeout(() => fail(`was not ready after ${START_TIMEOUT_MS / 1000} s`), START_TIMEOUT_MS).unref();
  });
  try {
    await ready;
  } catch (error) {
    await stopTree(child, 'SIGKILL');
    throw error;
  }
  return { url: `http://localhost:${port}/`, stop: () => stopTree(child) };
}

async function judgeHome(browser: Browser, url: string): Promise<Cell> {
  const { status } = await fetch(url);
  return status === 200 ? verdict((await complaintsOf(browser, url)).join('\n')) : failed(`${url} answers ${status}`);
}

const isGone = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );
