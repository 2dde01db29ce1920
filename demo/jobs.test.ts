import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { CRONS, runDays } from './jobs.ts';

test('the demo runs the crons that the deployed Worker has', () => {
  const config = readFileSync(new URL('../worker/wrangler.jsonc', import.meta.url), 'utf8');
  const crons = JSON.parse(config.match(/"crons": (\[.*?\])/s)?.[1] ?? '[]');
  expect(Object.keys(CRONS).sort()).toEqual(crons.sort());
});

test('days pass one by one, and each runs every job', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('ok');
  }).listen(0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  await runDays(url, 2, 1000);
  server.close();
  const runs = asked.map((path) => new URL(path, url).searchParams);
  const crons = Object.keys(CRONS);
  expect(runs.map((run) => run.get('time'))).toEqual([
    ...Array(crons.length).fill(`${1000 + DAY_MS}`),
    ...Array(crons.length).fill(`${1000 + 2 * DAY_MS}`),
  ]);
  expect(runs.slice(0, crons.length).map((run) => run.get('cron'))).toEqual(crons);
});

test('a job that fails ends the days', async () => {
  const server = createServer((_, response) => response.writeHead(500).end('no')).listen(0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  await expect(runDays(url, 1)).rejects.toThrow('The jobs failed: 500 no');
  server.close();
});
