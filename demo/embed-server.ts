import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EARLY_PRESSES_SCRIPT } from '../runtime/contracts/early-presses.ts';

const FOLDER = fileURLToPath(new URL('embed', import.meta.url));
const WIDGETS = fileURLToPath(new URL('../widgets', import.meta.url));
/** Addresses of the pages that show one element each: "/widgets/cart-pill". */
const ELEMENT = /^\/widgets\/([\w-]+)$/;
/** Files of `demo/embed/` that have an address of another name. */
const PAGES: Readonly<Record<string, string>> = { '/': 'index.html', '/widgets': 'elements.html' };
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

/**
 * Serves pages of another site with the script tag: those of `demo/embed/` under a strict content security policy, and
 * each element's `demo.html`, listed at `/widgets`.
 */
export async function startEmbedServer({ port, shop, siteId }: EmbedOptions) {
  const earlyPresses = createHash('sha256').update(EARLY_PRESSES_SCRIPT).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src ${shop} 'sha256-${earlyPresses}'`,
    `connect-src ${shop}`,
    `img-src 'self' data: ${shop}`,
    "style-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  const filled = (html: string) =>
    html
      .replaceAll('{{SHOP}}', shop)
      .replaceAll('{{SITE}}', siteId)
      .replace('{{EARLY_PRESSES}}', () => EARLY_PRESSES_SCRIPT)
      .replace('{{ELEMENTS}}', elementLinks);
  const server = createServer((request, response) => {
    const path = fileOf(request.url ?? '/');
    if (!path) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const element = path.startsWith(WIDGETS);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.setHeader('cache-control', 'no-cache');
    if (!element) response.setHeader('content-security-policy', policy);
    response.writeHead(200, { 'content-type': type });
    const body = readFileSync(path);
    response.end(type.startsWith('text/html') ? filled(String(body)) : body);
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

/** Returns the path of the file with this address; undefined for anything else than a file of these folders. */
export function fileOf(address: string): string | undefined {
  const path = pathOf(address);
  return path && statSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined;
}

function pathOf(address: string): string | undefined {
  try {
    const { pathname } = new URL(address, 'http://embed');
    const element = ELEMENT.exec(pathname)?.[1];
    if (element) return join(WIDGETS, element, 'demo.html');
    const path = join(FOLDER, PAGES[pathname] ?? decodeURIComponent(pathname));
    return path.startsWith(FOLDER + sep) && !path.includes('\0') ? path : undefined;
  } catch {
    // The address is malformed, such as "/%".
    return undefined;
  }
}

/** The names of all elements that have a page of their own, which are their folders in `widgets/`. */
export function shownElements(): string[] {
  return globSync('*/demo.html', { cwd: WIDGETS })
    .map((path) => basename(dirname(path)))
    .sort();
}

function elementLinks(): string {
  const items = shownElements().map((name) => `<li><a href="/widgets/${name}">&lt;sq-${name}&gt;</a></li>`);
  return items.join('\n      ');
}
