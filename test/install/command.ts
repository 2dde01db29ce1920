import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { stopTree } from '#worker/cli/wrangler.ts';

/** The last lines of a failed command say why. */
const SHOWN_LINES = 40;
/** What npm and the registry say where a call did not reach the network. */
const OF_THE_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNRE(SET|FUSED)|ETIMEDOUT|ERR_SOCKET_TIMEOUT|E50[234]|no such package available/;

/** A registry that was given by the environment stays. */
const OF_THIS_RUN = /^(npm_(?!config_registry$)|NODE_ENV$|NODE_OPTIONS$|NODE_COMPILE_CACHE$|INIT_CWD$)/i;

/** Frameworks ask nothing, report nothing to their makers, and write plain text. */
const QUIET = {
  CI: '1',
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** A command failed for want of the network: this says nothing of our packages. */
export class NetworkFailure extends Error {}

export interface RunOptions {
  cwd: string;
  /** Folder of the Node that the command and all that it starts run on; by default this program's own. */
  node?: string | undefined;
  env?: Readonly<Record<string, string>>;
}

const running = new Set<ChildProcess>();

/** Stops everything that npm still runs, for a program that is told to end. */
export async function stopNpm(): Promise<void> {
  await Promise.all([...running].map((child) => stopTree(child)));
}

/** Starts npm in a process group of its own, so that everything it starts can be stopped together. */
export function startNpm(args: readonly string[], { cwd, node, env }: RunOptions): ChildProcess {
  const child = spawn(...npm(args), {
    cwd,
    env: { ...ownEnvironment(node), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  } satisfies SpawnOptions);
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/**
 * Runs npm and resolves to what it has written to the standard output. Rejects with the end of all output, and with a
 * `NetworkFailure` where the network was not reached.
 */
export async function runNpm(args: readonly string[], options: RunOptions): Promise<string> {
  const child = startNpm(args, options);
  let output = '';
  let answer = '';
  child.stdout?.on('data', (chunk) => (answer += chunk));
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  if (code === 0) return answer;
  const text = `npm ${args.join(' ')} ended with ${code}:\n${output.trim().split('\n').slice(-SHOWN_LINES).join('\n')}`;
  throw OF_THE_NETWORK.test(output) ? new NetworkFailure(text) : new Error(text);
}

/** npm runs on this program's Node, also where its scripts run on an older one. */
function npm(args: readonly string[]): [string, string[]] {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return [process.execPath, [script, ...args]];
  return ['npm', [...args]];
}

/**
 * The environment as a person's terminal has it: without the settings of this repository that `npm run` hands to its
 * scripts.
 */
function ownEnvironment(node: string | undefined): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name));
  const env = Object.fromEntries(kept);
  const path = (env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...env, ...QUIET, PATH: [...(node ? [node] : []), ...path].join(delimiter) };
}
