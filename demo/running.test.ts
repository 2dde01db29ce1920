import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordRunning, runningDemos } from './running.ts';

const URL = 'http://localhost:9000';

test('a demo counts as running until it stops or its program is gone', () => {
  const state = mkdtempSync(join(tmpdir(), 'demo-state-'));
  expect(runningDemos(state)).toEqual([]);
  const forget = recordRunning(state, URL);
  // No program has so high a number.
  writeFileSync(join(state, 'running', '99999999'), 'http://localhost:8787');
  expect(runningDemos(state)).toEqual([URL]);
  forget();
  expect(runningDemos(state)).toEqual([]);
});
