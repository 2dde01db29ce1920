import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const WRANGLER = `${root}/node_modules/wrangler/bin/wrangler.js`;
const CONFIG = `${root}/worker/wrangler.jsonc`;

const QUIET = { WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false', WRANGLER_HIDE_BANNER: 'true' };
/** Environment in which wrangler asks for no account, no input and no network. */
const OFFLINE = { ...QUIET, CI: '1', CLOUDFLARE_CF_FETCH_ENABLED: 'false' };

interface WranglerOptions {
  /** Whether to use the account and the network; otherwise wrangler works on this machine only. */
  isRemote?: boolean;
  /** Path of the Worker's configuration; by default the shop's. */
  config?: string;
  /** Whether wrangler may ask the person at the terminal and prints there; otherwise its output can be read. */
  isInteractive?: boolean;
}

/** Starts a wrangler command in a process group of its own, so that all its processes can be stopped together. */
export function spawnWrangler(
  args: readonly string[],
  { isRemote = false, config = CONFIG, isInteractive = false }: WranglerOptions = {},
): ChildProcess {
  return spawn(process.execPath, [WRANGLER, ...args, '--config', config], {
    cwd: root,
    env: { ...process.env, ...(isRemote ? QUIET : OFFLINE) },
    stdio: isInteractive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // A process group of its own could not read from the terminal.
    detached: !isInteractive && process.platform !== 'win32',
  });
}

/** Runs a wrangler command and resolves to its standard output. Rejects with all of its output if it fails. */
export async function runWrangler(args: readonly string[], options?: WranglerOptions): Promise<string> {
  const child = spawnWrangler(args, options);
  let output = '';
  let answer = '';
  child.stdout?.on('data', (chunk) => (answer += chunk));
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0) throw new Error(`wrangler ${args.join(' ')} ended with ${code}:\n${output}`);
  return answer;
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
