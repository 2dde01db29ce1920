import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { findProject } from '../project.ts';
import { endWithProgram, spawnWrangler, stopTree } from '../wrangler.ts';
import { holderOf } from './processes.ts';
import { sessionSecret } from './session-secret.ts';
import { secretArguments } from './worker-secrets.ts';
import { readableLines } from './wrangler-lines.ts';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 100;
const RELEASE_TIMEOUT_MS = 3_000;
/** Time that the server has to finish its answers and close its database before it is killed. */
const STOP_TIMEOUT_MS = 5_000;

export interface ServeOptions {
  port: number;
  /** Folder that keeps the database, the session secret and the seed across restarts. */
  stateDir: string;
  environment?: 'development' | 'production';
  /** Path of the Worker's configuration; by default the shop's. */
  config?: string | undefined;
  /** Further settings of the Worker. */
  vars?: Readonly<Record<string, string>>;
  log?: (line: string) => void;
  /** Gets the process group of the server before it answers. */
  recordServer?: (group: number, stateDir: string) => void;
}

export interface Shop {
  url: string;
  /** Resolves once the server has ended without being told to. */
  lost: Promise<void>;
  stop(): Promise<void>;
  /** Kills the server without a clean shutdown, as a crash would. */
  kill(): Promise<void>;
}

/** Starts the Worker with settings, in a process group of its own. */
export type Serve = (options: ServeOptions, vars: Readonly<Record<string, string>>) => ChildProcess;

/** Starts the Worker on a database that is up to date, and resolves when it answers. */
export async function serveShop(options: ServeOptions, serve: Serve = serveWithWrangler): Promise<Shop> {
  const { port, stateDir, environment = 'development', vars, log } = options;
  const url = `http://localhost:${port}`;
  const child = serve(options, { ENVIRONMENT: environment, SESSION_SECRET: sessionSecret(stateDir), ...vars });
  endWithProgram(child);
  if (child.pid !== undefined) options.recordServer?.(child.pid, stateDir);
  let output = '';
  // What wrangler says of the Worker's settings before that is told only where it does not start.
  let isUp = false;
  const logReadable = log && readableLines(log);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk).slice(-20_000)));
    if (stream) createInterface(stream).on('line', (line) => isUp && logReadable?.(line));
  }
  try {
    await untilAnswered(url, () => child.exitCode !== null);
    isUp = true;
  } catch (error) {
    await stopTree(child, 'SIGKILL');
    throw new Error(`The shop did not start: ${(error as Error).message}\n${output}`);
  }
  let isStopped = false;
  return {
    url,
    lost: new Promise((resolve) => child.once('close', () => isStopped || resolve())),
    async stop() {
      isStopped = true;
      const force = setTimeout(() => stopTree(child, 'SIGKILL'), STOP_TIMEOUT_MS);
      await stopTree(child);
      clearTimeout(force);
    },
    kill() {
      isStopped = true;
      return stopTree(child, 'SIGKILL');
    },
  };
}

/** Bundles the Worker's sources and serves them. */
function serveWithWrangler(options: ServeOptions, vars: Readonly<Record<string, string>>): ChildProcess {
  const { port, stateDir, config = findProject().config, log } = options;
  const { SESSION_SECRET = '', ...others } = vars;
  const secrets = secretArguments({ stateDir, folder: dirname(config) }, { SESSION_SECRET });
  const args = [
    'dev',
    '--local',
    ...['--ip', 'localhost', '--port', String(port), '--inspector-port', '0'],
    ...['--persist-to', stateDir, '--show-interactive-dev-session=false'],
    // A line for each request takes time.
    ...(log ? [] : ['--log-level', 'warn']),
    ...Object.entries(others).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ...secrets.args,
  ];
  return spawnWrangler(args, { config }).once('close', secrets.remove);
}

/** Throws if another program listens at a port, also after `patienceMs`: a server that was killed may hold it still. */
export async function refuseBusyPort(port: number, host: string, patienceMs = RELEASE_TIMEOUT_MS): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await isFree(port, host)); ) {
    if (Date.now() > end) throw new Error(portInUse(port));
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function portInUse(port: number): string {
  const holder = holderOf(port);
  const [by, way] = holder
    ? [`${holder.name}, process ${holder.pid}`, `end it with \`kill ${holder.pid}\``]
    : ['another program', 'end that one'];
  return `Port ${port} is in use by ${by}: ${way}, or set another port with PORT=… npm start`;
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
