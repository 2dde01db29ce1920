import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretArguments } from '#worker/cli/local/worker-secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'worker.env');
const make = () => secretArguments({ stateDir: folder, folder }, { SESSION_SECRET: 'abc' });

test('a secret of the Worker is in a file that nobody else reads, and in no argument', () => {
  writeFileSync(file(), 'OLD=1', { mode: 0o644 });
  const made = make();
  expect(made.args).toEqual(['--env-file', file()]);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readFileSync(file(), 'utf8')).toBe('\nSESSION_SECRET=abc\n');
  made.remove();
  expect(() => statSync(file())).toThrow('ENOENT');
});

test('those of the owner come before it, with each sign as it stands there', () => {
  writeFileSync(join(folder, '.dev.vars'), 'A="x$y"\nSESSION_SECRET=own');
  expect(make().args).toEqual(['--env-file', file()]);
  expect(readFileSync(file(), 'utf8')).toBe('A="x\\$y"\nSESSION_SECRET=own\nSESSION_SECRET=abc\n');
});

test('without .dev.vars the files that wrangler reads by itself come before it, where they are there', () => {
  writeFileSync(join(folder, '.env.local'), 'A=1');
  expect(make().args).toEqual(['--env-file', join(folder, '.env.local'), '--env-file', file()]);
});
