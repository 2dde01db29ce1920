/** Which commands work in a folder of states, so that no two do so at once and nothing deletes it below them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endGroup, lifeOf } from './processes.ts';

/** What a command notes of itself while it runs. */
export interface Running {
  pid: number;
  /** By which the system tells the program from a later one with its number; '' where it does not. */
  life: string;
  /** The number of the command that has started this one as a part of itself; otherwise its own. */
  whole: number;
  command: string;
  /** When it began, in ms since the epoch. */
  at: number;
  /** Where it serves a shop. */
  url?: string | undefined;
  /** The process group of its server, and the folder of states that the server works on. */
  server?: { group: number; stateDir: string } | undefined;
}

/** The record of a command that runs. */
export interface Held {
  recordServer(group: number, stateDir: string): void;
  release(): void;
}

/** How often a command looks again whether another one that has begun at the same moment gives way. */
const LOOKS = 10;
const LOOK_MS = 50;
const WHOLE = 'STOREFRONT_PART_OF';

/**
 * Takes a folder of states for a command until it is released or the program ends. Throws where another command runs, which it
 * names. Ends servers that a killed command has left.
 *
 * @param beside is a command that may run at the same time
 */
export async function takeState(
  state: string,
  { command, url, beside }: { command: string; url?: string; beside?: string },
): Promise<Held> {
  const held = record(state, { command, url });
  for (let looks = 1; ; looks++) {
    const other = runningIn(state).find((one) => one.whole !== ownWhole() && one.command !== beside);
    if (!other) break;
    // Each has written before it looks, so that never two go on. Of two that see each other the one with the higher number
    // gives way.
    if (other.pid < process.pid || looks === LOOKS) {
      held.release();
      throw new Error(inUse(other));
    }
    await new Promise((next) => setTimeout(next, LOOK_MS));
  }
  await endLeft(state);
  return held;
}

/** Runs a command alone in a folder of states, or beside another one. */
export async function alone<Result>(
  state: string,
  about: { command: string; beside?: string },
  act: () => Promise<Result>,
): Promise<Result> {
  const held = await takeState(state, about);
  try {
    return await act();
  } finally {
    held.release();
  }
}

/** Variables with which a command starts another one as a part of itself. */
export function partOfThis(): NodeJS.ProcessEnv {
  return { ...process.env, [WHOLE]: String(ownWhole()) };
}

/** Returns the commands that run in a folder of states. */
export function runningIn(state: string): Running[] {
  return recordsIn(state).filter(isAlive);
}

/** Says what runs, and the way out. */
function inUse({ command, url, pid, at }: Running): string {
  const since = new Date(at).toLocaleTimeString('en-GB');
  if (url === undefined) return `\`${command}\` runs here, as process ${pid} since ${since}: wait until it has ended.`;
  return `The shop runs already, at ${url}, as process ${pid} since ${since}: stop it with Ctrl-C first.`;
}

function record(state: string, about: Pick<Running, 'command' | 'url'>): Held {
  const { pid } = process;
  const file = join(folderOf(state), `${pid}.json`);
  let running: Running = { pid, life: lifeOf(pid) ?? '', whole: ownWhole(), at: Date.now(), ...about };
  const write = () => {
    writeFileSync(`${file}.new`, JSON.stringify(running));
    renameSync(`${file}.new`, file);
  };
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  mkdirSync(folderOf(state), { recursive: true });
  write();
  process.once('exit', release);
  return {
    recordServer(group, stateDir) {
      running = { ...running, server: { group, stateDir } };
      write();
    },
    release,
  };
}

/** Ends the servers of commands that were killed, and removes the records of these. */
async function endLeft(state: string): Promise<void> {
  for (const one of recordsIn(state)) {
    if (isAlive(one)) continue;
    // Only a server that works on the same states is surely the one of the record.
    if (one.server) await endGroup(one.server.group, one.server.stateDir);
    rmSync(join(folderOf(state), `${one.pid}.json`), { force: true });
  }
}

function recordsIn(state: string): Running[] {
  const folder = folderOf(state);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? (readRecord(join(folder, name)) ?? []) : []));
}

/** Reads a record; undefined where its command has ended meanwhile. */
function readRecord(file: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Running;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive({ pid, life }: Running): boolean {
  const now = lifeOf(pid);
  return now !== undefined && (now === life || now === '' || life === '');
}

function ownWhole(): number {
  return Number(process.env[WHOLE] ?? process.pid);
}

function folderOf(state: string): string {
  return join(state, 'running');
}
