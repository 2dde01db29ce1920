import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { acceptedEncodings } from './encoding.ts';
import { fileKind } from './file-kind.ts';
import { OPEN_TO_ALL, serveFile } from './service.ts';

/** Serves the built scripts, and the pictures and styles of pages: the same for every site and host. */
export const assets = new Hono<AppEnv>();

const SCRIPTS = [
  '/storefront.js',
  '/newest.js',
  '/:file{storefront\\.[0-9a-f]+\\.js}',
  '/integrity.json',
  '/sq/*',
  '/assets/*',
];
/** Types and descriptions of the elements, for compilers and editors. */
const FOR_AUTHORS = ['/storefront.d.ts', '/custom-elements.json', '/html-custom-data.json', '/web-types.json'];

for (const path of [...SCRIPTS, ...FOR_AUTHORS]) {
  assets.get(path, async (c) => {
    const kind = fileKind(c.req.path, c.env.ENVIRONMENT === 'development');
    const encodings = acceptedEncodings(acceptEncoding(c));
    const request = { url: c.req.url, encodings, ifNoneMatch: c.req.header('If-None-Match') };
    const response = kind && (await serveFile(c.env.ASSETS, kind, request));
    if (!response) throw new ApiError('NOT_FOUND', { headers: OPEN_TO_ALL });
    return response;
  });
}

/** Reads the client's own header, which Cloudflare keeps when it rewrites `Accept-Encoding`. */
function acceptEncoding(c: Context<AppEnv>): string {
  const sent = c.req.raw.cf?.clientAcceptEncoding;
  return typeof sent === 'string' ? sent : (c.req.header('Accept-Encoding') ?? '');
}
