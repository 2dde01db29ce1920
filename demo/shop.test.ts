import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { refuseBusyPort } from './shop.ts';

test('a port that another program has is refused with the way to another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await expect(refuseBusyPort(port, '127.0.0.1', 0)).rejects.toThrow(
    `Port ${port} is in use: set another with PORT=… npm start`,
  );
  await new Promise((closed) => server.close(closed));
  await expect(refuseBusyPort(port, '127.0.0.1', 0)).resolves.toBeUndefined();
});
