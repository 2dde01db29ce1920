/** What the system says of the programs that run on this machine. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const END_TIMEOUT_MS = 5_000;
const POLL_MS = 50;
/** Tools that name the program that listens at a port, and what they print of it. */
const HOLDERS: readonly {
  tool: string;
  args: (port: number) => string[];
  found: RegExp;
}[] = [
  {
    tool: 'lsof',
    args: (port) => ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'],
    found: /^p(?<pid>\d+)\nc(?<name>.+)$/m,
  },
  { tool: 'ss', args: (port) => ['-ltnpH', `sport = :${port}`], found: /\(\("(?<name>[^"]+)",pid=(?<pid>\d+)/ },
];

/**
 * Returns when a program was started, in the system's own form, by which it differs from a later one with its number; '' where
 * the system does not say so, and undefined where no program has the number.
 */
export function lifeOf(pid: number): string | undefined {
  if (!isThere(pid)) return undefined;
  try {
    if (process.platform !== 'linux') return read('ps', ['-o', 'lstart=', '-p', String(pid)]).trim();
    // The name stands in brackets, and may have any sign. Behind it are the state, and 18 fields later the start.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? undefined : (fields[19] ?? '');
  } catch {
    return '';
  }
}

/** Names the program that listens at a port; undefined where the system does not tell. */
export function holderOf(port: number): { name: string; pid: number } | undefined {
  for (const { tool, args, found } of HOLDERS) {
    const { name, pid } = found.exec(readIfThere(tool, args(port)))?.groups ?? {};
    if (name !== undefined) return { name, pid: Number(pid) };
  }
  return undefined;
}

/** Ends a process group, if one of its programs was started with the word. */
export async function endGroup(group: number, word: string): Promise<void> {
  if (!commandsOf(group).some((command) => command.includes(word))) return;
  for (const end = Date.now() + END_TIMEOUT_MS; commandsOf(group).length > 0; ) {
    signalGroup(group, Date.now() > end ? 'SIGKILL' : 'SIGTERM');
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
}

function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch (error) {
    // It may have ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Returns how the programs of a process group were started. */
function commandsOf(group: number): string[] {
  const lines = readIfThere('ps', ['-Aww', '-o', 'pgid=,stat=,command=']).split('\n');
  return lines.flatMap((line) => {
    const [, id, state = '', command = ''] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return Number(id) === group && !state.startsWith('Z') ? [command] : [];
  });
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A program of another person runs too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns what a tool prints; '' where it is missing or finds nothing. */
function readIfThere(tool: string, args: readonly string[]): string {
  try {
    return read(tool, args);
  } catch {
    return '';
  }
}

function read(tool: string, args: readonly string[]): string {
  // Times are written alike in every terminal.
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  return execFileSync(tool, args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 24 });
}
