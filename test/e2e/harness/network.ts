import { request as call, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Network {
  /** Address of the proxy that leads through the network. */
  server: string;
  close(): void;
}

/**
 * Opens a network for a visitor: a proxy that names the address of its calls to the Worker, as Cloudflare does. The
 * browser itself sends no further header, so calls of another site's page stay as they are.
 */
export async function openNetwork(address: string): Promise<Network> {
  const proxy = createServer((request, response) => {
    const { url = '', method, headers } = request;
    const forwarded = call(url, { method, headers: { ...headers, 'CF-Connecting-IP': address } }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.statusMessage, answer.rawHeaders);
      answer.pipe(response);
    });
    // A server or browser that ends the connection is seen by the other one.
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
