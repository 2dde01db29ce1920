import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('embed', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

interface EmbedOptions {
  port: number;
  /** Address of the shop whose script tag the pages carry. */
  shop: string;
  siteId: string;
}

/** Serves `demo/embed/`: plain pages of another site with the script tag, under a strict content security policy. */
export async function startEmbedServer({ port, shop, siteId }: EmbedOptions) {
  const policy = [
    "default-src 'none'",
    `script-src ${shop}`,
    `connect-src ${shop}`,
    `img-src 'self' data: ${shop}`,
    "style-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://embed');
    const path = normalize(join(FOLDER, pathname === '/' ? 'index.html' : decodeURIComponent(pathname)));
    if (!path.startsWith(FOLDER) || !existsSync(path)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy, 'cache-control': 'no-cache' });
    const body = readFileSync(path);
    response.end(
      type.startsWith('text/html') ? String(body).replaceAll('{{SHOP}}', shop).replaceAll('{{SITE}}', siteId) : body,
    );
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', () => failed(new Error(`Port ${port} is in use: set another with PORT=… npm start`)));
    server.listen(port, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
