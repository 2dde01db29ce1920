import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { findLocalhost } from '#worker/cli/find-localhost.ts';

test('a host below localhost is this machine, which gets the name of the host', async () => {
  const server = createServer((request, response) => response.end(request.headers.host));
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  const restore = findLocalhost();
  try {
    for (const host of [`fresh.localhost:${port}`, `localhost:${port}`]) {
      expect(await (await fetch(`http://${host}/`)).text()).toBe(host);
    }
  } finally {
    restore();
    server.closeAllConnections();
    server.close();
  }
});
