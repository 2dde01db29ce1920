export { consoleTags, moduleTags, serviceWorkerFile, withElementPreloads } from './module-tags.ts';

import { type Encoding, TWIN_SUFFIX } from './encoding.ts';
import type { FileKind } from './file-kind.ts';

/** Headers that let pages of any origin use these files, each only as its own type. */
export const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

interface FileRequest {
  url: string;
  encodings: readonly Encoding[];
  ifNoneMatch: string | undefined;
}

/**
 * Serves a file of the build in the smallest encoding that the client accepts. The build's copies are sent unchanged
 * (`encodeBody: 'manual'`): an edge would compress with less effort and send more bytes.
 */
export async function serveFile(assets: Fetcher, kind: FileKind, request: FileRequest): Promise<Response | undefined> {
  for (const encoding of kind.isCompressible ? request.encodings : []) {
    const twin = await fetchFile(assets, request, TWIN_SUFFIX[encoding]);
    if (twin) return answerFile(twin, kind, encoding);
  }
  const file = await fetchFile(assets, request, '');
  return file && answerFile(file, kind, undefined);
}

async function fetchFile(assets: Fetcher, { url, ifNoneMatch }: FileRequest, suffix: string) {
  const address = new URL(url);
  address.pathname += suffix;
  address.search = '';
  const headers = ifNoneMatch ? { 'If-None-Match': ifNoneMatch } : {};
  const response = await assets.fetch(new Request(address, { headers }));
  if (response.ok || response.status === 304) return response;
  await response.body?.cancel();
  return undefined;
}

function answerFile(file: Response, kind: FileKind, encoding: Encoding | undefined): Response {
  const headers = new Headers({ ...OPEN_TO_ALL, 'Cache-Control': kind.cacheControl });
  const etag = file.headers.get('ETag');
  if (etag) headers.set('ETag', etag);
  if (kind.isCompressible) headers.set('Vary', 'Accept-Encoding');
  if (file.status === 304) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', kind.type);
  if (encoding) headers.set('Content-Encoding', encoding);
  return new Response(file.body, { headers, encodeBody: encoding ? 'manual' : 'automatic' });
}
