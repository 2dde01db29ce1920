import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../table.ts';

const CONFIG = join(import.meta.dirname, 'vitest.config.ts');

/** Runs a walk in a process of its own, which starts its own shops, and returns the rows that it has written. */
export async function runWalk(name: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-walk-'));
  const file = join(folder, 'rows.json');
  const args = ['vitest', 'run', '-c', CONFIG, `${name}.walk.ts`];
  const child = spawn('npx', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, WALK_ROWS: file },
  });
  const [code] = await once(child, 'close');
  try {
    const rows: Row[] = JSON.parse(readFileSync(file, 'utf8'));
    return code === 0 ? rows : [...rows, { what: 'the walk', value: 'failed', note: 'its reasons stand above' }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Hands the rows of a walk to `runWalk`, and prints them where something else has started the walk. */
export function writeRows(rows: readonly Row[]): void {
  const file = process.env.WALK_ROWS;
  if (file) writeFileSync(file, JSON.stringify(rows));
  else for (const { what, value, note = '' } of rows) console.log(`${what}  ${value}  ${note}`);
}
