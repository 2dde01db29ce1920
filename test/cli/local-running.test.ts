import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lifeOf } from '#worker/cli/local/processes.ts';
import { alone, partOfThis, type Running, runningIn, takeState } from '#worker/cli/local/running.ts';
import { onlyAddress } from '#worker/cli/local/shop-address.ts';

const URL = 'http://localhost:9000';
/** No program has so high a number. */
const GONE = 99_999_999;

let state: string;
let other: ChildProcess;

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'demo-state-'));
  // The folder is a word of its command, as it is of a server's.
  const args = ['-e', 'setInterval(() => {}, 1000)', state];
  other = spawn(process.execPath, args, { detached: true, stdio: 'ignore' });
});
afterEach(() => {
  other.kill('SIGKILL');
  rmSync(state, { recursive: true });
});

const pid = () => other.pid ?? 0;

/** Notes that another program runs a command. */
function note(about: Partial<Running> = {}): string {
  const running = { pid: pid(), life: lifeOf(pid()) ?? '', whole: pid(), command: 'deploy', at: 0, ...about };
  const file = join(state, 'running', `${running.pid}.json`);
  mkdirSync(join(state, 'running'), { recursive: true });
  writeFileSync(file, JSON.stringify(running));
  return file;
}

test.each([
  [{ command: 'deploy' }, /^`deploy` runs here, as process \d+ since \d\d:\d\d:\d\d: wait until it has ended\.$/],
  [
    { command: 'start', url: URL },
    /^The shop runs already, at http:\/\/localhost:9000, as .*: stop it with Ctrl-C first\.$/,
  ],
])('while another command runs, none begins: %j', async (about, sentence) => {
  note(about);
  await expect(alone(state, { command: 'upgrade' }, () => expect.unreachable('It has begun.'))).rejects.toThrow(
    sentence,
  );
  expect(runningIn(state)).toMatchObject([about]);
});

test('a command runs until it has ended, also by a failure', async () => {
  await expect(
    alone(state, { command: 'upgrade' }, async () => {
      expect(runningIn(state)).toMatchObject([{ command: 'upgrade', pid: process.pid }]);
      throw new Error('disk full');
    }),
  ).rejects.toThrow('disk full');
  expect(runningIn(state)).toEqual([]);
});

test('a record of a program that was killed is none of the program that has its number now', async () => {
  note({ life: 'long ago' });
  note({ pid: GONE });
  note({ pid: process.pid, life: 'long ago' });
  expect(runningIn(state)).toEqual([]);
  (await takeState(state, { command: 'start', url: URL })).release();
  expect(readdirSync(join(state, 'running'))).toEqual([]);
});

test('of two that begin at the same moment, one goes on once the other has given way', async () => {
  const file = note();
  setTimeout(() => rmSync(file), 120);
  (await takeState(state, { command: 'start' })).release();
});

test('a command that an upgrade starts is a part of it; demos run beside one another, and a deploy beside a start', async () => {
  note({ whole: Number(partOfThis().STOREFRONT_PART_OF) });
  await expect(alone(state, { command: 'deploy' }, async () => 'deployed')).resolves.toBe('deployed');
  note({ command: 'start', url: URL });
  (await takeState(state, { command: 'start', beside: 'start' })).release();
  const besideStart = { command: 'deploy', beside: 'start' };
  await expect(alone(state, besideStart, async () => 'deployed')).resolves.toBe('deployed');
  await expect(takeState(state, { command: 'deploy', beside: 'backup' })).rejects.toThrow('runs already');
});

test('the server that a killed start has left is ended, and no other program that has its number now', async () => {
  const left = (stateDir: string) => note({ pid: GONE, server: { group: pid(), stateDir } });
  const file = left('/of/another/shop');
  await alone(state, { command: 'start' }, async () => expect(existsSync(file)).toBe(false));
  expect(lifeOf(pid())).toBeDefined();
  left(state);
  const ended = once(other, 'exit');
  await alone(state, { command: 'start' }, () => ended);
  expect(lifeOf(pid())).toBeUndefined();
});

test('the shop is where one alone runs', () => {
  note();
  expect(onlyAddress(state)).toBeUndefined();
  note({ command: 'start', url: URL });
  expect(onlyAddress(state)).toBe(URL);
  note({ pid: process.pid, life: lifeOf(process.pid) ?? '', command: 'start', url: 'http://localhost:9001' });
  expect(onlyAddress(state)).toBeUndefined();
});
