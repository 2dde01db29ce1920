import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { spawnWrangler, stopTree } from '#worker/cli/wrangler.ts';
import { prepareDatabase } from './database.ts';
import { sessionSecret } from './session-secret.ts';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 100;
const RELEASE_TIMEOUT_MS = 3_000;
/** Time that the server has to finish its answers and close its database before it is killed. */
const STOP_TIMEOUT_MS = 5_000;

export interface ShopOptions {
  port: number;
  /** Folder that keeps the database, the session secret and the seed across restarts. */
  stateDir: string;
  /** Origins of other sites whose pages may use the shop. */
  origins: readonly string[];
  /** Path of a file with a whole shop, in place of the demo. */
  shopFile?: string | undefined;
  /** Whether the database begins without any shop. */
  isEmpty?: boolean | undefined;
  environment?: 'development' | 'production';
  /** Path of the Worker's configuration; by default the shop's. */
  config?: string | undefined;
  /** Further settings of the Worker. */
  vars?: Readonly<Record<string, string>>;
  log?: (line: string) => void;
}

export interface Shop {
  url: string;
  stop(): Promise<void>;
  /** Kills the server without a clean shutdown, as a crash would. */
  kill(): Promise<void>;
}

/** Starts the Worker with settings, in a process group of its own. */
export type Serve = (options: ShopOptions, vars: Readonly<Record<string, string>>) => ChildProcess;

/** Brings the local database up to date, starts the Worker, and resolves when it answers. */
export async function startShop(options: ShopOptions, serve: Serve = serveWithWrangler): Promise<Shop> {
  const { port, stateDir, environment = 'development', vars, log } = options;
  await refuseBusyPort(port, 'localhost');
  const url = `http://localhost:${port}`;
  await prepareDatabase({ ...options, url });
  const child = serve(options, { ENVIRONMENT: environment, SESSION_SECRET: sessionSecret(stateDir), ...vars });
  let output = '';
  // What wrangler says of the Worker's settings before that is told only where it does not start.
  let isUp = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-20_000);
      if (isUp) log?.(String(chunk));
    });
  }
  try {
    await untilAnswered(url, () => child.exitCode !== null);
    isUp = true;
  } catch (error) {
    await stopTree(child, 'SIGKILL');
    throw new Error(`The shop did not start: ${(error as Error).message}\n${output}`);
  }
  return {
    url,
    async stop() {
      const force = setTimeout(() => stopTree(child, 'SIGKILL'), STOP_TIMEOUT_MS);
      await stopTree(child);
      clearTimeout(force);
    },
    kill: () => stopTree(child, 'SIGKILL'),
  };
}

/** Bundles the Worker's sources and serves them. */
function serveWithWrangler(options: ShopOptions, vars: Readonly<Record<string, string>>): ChildProcess {
  const { port, stateDir, config, log } = options;
  const args = [
    'dev',
    '--local',
    ...['--ip', 'localhost', '--port', String(port), '--inspector-port', '0'],
    ...['--persist-to', stateDir, '--show-interactive-dev-session=false'],
    // A line for each request takes time.
    ...(log ? [] : ['--log-level', 'warn']),
    ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ];
  return spawnWrangler(args, config === undefined ? {} : { config });
}

/** Throws if another program listens at a port, also after `patienceMs`: a server that was killed may hold it still. */
export async function refuseBusyPort(port: number, host: string, patienceMs = RELEASE_TIMEOUT_MS): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await isFree(port, host)); ) {
    if (Date.now() > end) throw new Error(`Port ${port} is in use: set another with PORT=… npm start`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Whether a server may listen at a port. */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer().once('error', () => answer(false));
    probe.listen(port, host, () => probe.close(() => answer(true)));
  });
}

export async function untilAnswered(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('the server ended');
    try {
      await fetch(url, { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
      return;
    } catch {
      await new Promise((next) => setTimeout(next, POLL_MS));
    }
  }
  throw new Error(`no answer within ${START_TIMEOUT_MS / 1000} s`);
}
