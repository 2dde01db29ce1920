import { type ChildProcess, spawn } from 'node:child_process';
import { findProject, type Project, wranglerScript } from './project.ts';

const QUIET = { WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false', WRANGLER_HIDE_BANNER: 'true' };
/** Environment in which wrangler asks for no account, no input and no network. */
const OFFLINE = { ...QUIET, CI: '1', CLOUDFLARE_CF_FETCH_ENABLED: 'false' };

interface WranglerOptions {
  /** Whether to use the account and the network; otherwise wrangler works on this machine only. */
  isRemote?: boolean;
  /** By default that of the current folder. */
  project?: Project;
  /** Path of the Worker's configuration; by default the project's. */
  config?: string;
  /** Variables beside those of this program. */
  env?: NodeJS.ProcessEnv;
  /** Whether wrangler may ask the person at the terminal and prints there; otherwise its output can be read. */
  isInteractive?: boolean;
}

/** The Worker of the whole configuration, whatever the variables of a file `.env` say: no other one is the shop. */
const WHOLE = '--env=';

/** Starts a wrangler command in a process group of its own, so that all its processes can be stopped together. */
export function spawnWrangler(
  args: readonly string[],
  { isRemote = false, project = findProject(), config, env, isInteractive = false }: WranglerOptions = {},
): ChildProcess {
  const { CLOUDFLARE_ENV: environment = '' } = { ...process.env, ...env };
  if (isRemote && environment !== '') {
    throw new Error(
      `CLOUDFLARE_ENV is "${environment}", but the shop is the Worker of the whole wrangler.jsonc: run the command without it.`,
    );
  }
  return spawn(process.execPath, [wranglerScript(project), ...args, WHOLE, '--config', config ?? project.config], {
    cwd: project.root,
    env: { ...process.env, ...(isRemote ? QUIET : OFFLINE), ...env },
    stdio: isInteractive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // A process group of its own could not read from the terminal.
    detached: !isInteractive && process.platform !== 'win32',
  });
}

/** Runs a wrangler command and resolves to its standard output. Rejects with all of its output if it fails. */
export async function runWrangler(args: readonly string[], options?: WranglerOptions): Promise<string> {
  const child = spawnWrangler(args, options);
  endWithProgram(child);
  let output = '';
  let answer = '';
  child.stdout?.on('data', (chunk) => (answer += chunk));
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0) throw new Error(`wrangler ${args.join(' ')} ended with ${code}:\n${output}`);
  return answer;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** By itself a signal ends the program without its event 'exit'. */
const leave = () => process.exit(1);

/**
 * Kills a process with all that it has started once this program ends: in a process group of its own, neither a signal nor a
 * closed terminal reaches it.
 */
export function endWithProgram(child: ChildProcess): void {
  const end = () => void stopTree(child, 'SIGKILL');
  // Whoever listens to a signal decides when the program ends.
  const unheard = SIGNALS.filter((signal) => process.listeners(signal).every((listener) => listener === leave));
  process.once('exit', end);
  for (const signal of unheard) process.on(signal, leave);
  child.once('close', () => {
    process.off('exit', end);
    for (const signal of unheard) process.off(signal, leave);
  });
}

/** Stops a process and all processes that it has started; resolves once they have ended. */
export async function stopTree(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise((done) => child.once('close', done));
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    child.kill(signal);
  }
  await gone;
}
