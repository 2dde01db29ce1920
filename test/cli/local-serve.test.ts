import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { refuseBusyPort } from '#worker/cli/local/serve.ts';
import { readableLines } from '#worker/cli/local/wrangler-lines.ts';

test('a port that another program has is refused with its name and the ways out', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await expect(refuseBusyPort(port, '127.0.0.1', 0)).rejects.toThrow(
    new RegExp(
      `^Port ${port} is in use by .*process ${process.pid}: end it .*, or set another port with PORT=… npm start$`,
    ),
  );
  await new Promise((closed) => server.close(closed));
  await expect(refuseBusyPort(port, '127.0.0.1', 0)).resolves.toBeUndefined();
});

test('of what the server prints, errors and the Worker’s own lines are handed on', () => {
  const read: string[] = [];
  const tell = readableLines((line) => read.push(line.trimEnd()));
  const lines = [
    '[wrangler:info] GET /cart 200 OK (12ms)',
    '[wrangler:info] GET /cart 503 Service Unavailable (12ms)',
    '[wrangler:info] QUEUE shop-jobs 2/2 (83ms)',
    '[wrangler:info] QUEUE shop-jobs 1/2 (83ms)',
    'Your Worker has access to the following bindings:',
    'Binding              Resource     Mode',
    'env.MAIL (tea-mail)  Queue        local',
    '',
    '{"level":"error","message":"The mail was refused"}',
    '⎔ Reloading local server...',
    'fatal error: all goroutines are asleep - deadlock!',
    'goroutine 1 [chan receive]:',
  ];
  for (const line of lines) tell(line);
  expect(read).toEqual([lines[1], lines[3], lines[8], lines[9]]);
});
