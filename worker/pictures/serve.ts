import { widthFor } from '#runtime/domain/picture-widths.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import type { Picture } from '../picture-formats/service.ts';
import { answerWithObject, assetKey, getObject } from '../storage/service.ts';
import { type AssetRow, isResizable } from './rows.ts';

type ContentType = Picture['contentType'];

/** A picture never changes: another content has another id. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** Whatever the bytes are, a browser takes them for a picture and runs nothing of them. */
const HEADERS = {
  'Cache-Control': CACHE_CONTROL,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
/** Types that are made for browsers that take them, smallest first. */
const SMALLER: readonly ContentType[] = ['image/avif', 'image/webp'];

/** What a call of a visitor asks for. */
interface Asked {
  request: Request;
  siteId: string;
  format: string | undefined;
  /** Keeps the Worker alive until the copy is in the cache. */
  wait: (work: Promise<void>) => Promise<void>;
}

/** Answers with a picture in the width that is asked for, or with the original. Undefined if its object is lost. */
export async function answerWithAsset(env: Bindings, asset: AssetRow, asked: Asked): Promise<Response | undefined> {
  const width = isResizable(asset.url) ? widthFor(asked.format, asset.width) : undefined;
  if (width === undefined || !env.IMAGES) return original(env, asset, asked);
  const type = typeFor(asked.request.headers.get('Accept') ?? '', asset.content_type);
  const etag = `"${asset.id}-${width}-${type.slice('image/'.length)}"`;
  const headers = { ...HEADERS, 'Content-Type': type, Vary: 'Accept', ETag: etag };
  if (isNamed(asked.request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  const key = new URL(`/images/${asked.siteId}/${asset.id}/${width}/${type}`, asked.request.url);
  const cached = await caches.default.match(key);
  if (cached) return answer(asked, cached.body, headers);
  const resized = await resize(env.IMAGES, env.FILES, asset, asked.siteId, { width, type });
  if (resized === 'lost') return undefined;
  if (resized === 'unreadable') return original(env, asset, asked);
  await asked.wait(remember(key, resized, asked.siteId));
  return answer(asked, resized, headers);
}

/** Keeps a copy at the edge. Without one, the next visitor's is made anew. */
async function remember(key: URL, body: ArrayBuffer, siteId: string): Promise<void> {
  try {
    await caches.default.put(key, new Response(body, { headers: { 'Cache-Control': CACHE_CONTROL } }));
  } catch (error) {
    logError(error as Error, { site: siteId });
  }
}

function answer({ request }: Asked, body: BodyInit | null, headers: Record<string, string>): Response {
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

function original(env: Bindings, asset: AssetRow, { request, siteId }: Asked): Promise<Response | undefined> {
  return answerWithObject(env.FILES, request, {
    key: assetKey(siteId, asset.id),
    bytes: asset.bytes,
    etag: `"${asset.id}"`,
    headers: { ...HEADERS, 'Content-Type': asset.content_type, Vary: 'Accept' },
  });
}

/** Returns the smallest type that the browser names; the picture's own where it names none. */
function typeFor(accept: string, own: ContentType): ContentType {
  const named = accept.split(',').map((one) => one.split(';')[0]?.trim().toLowerCase());
  return SMALLER.find((type) => named.includes(type)) ?? own;
}

function isNamed(header: string | null, etag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}

async function resize(
  images: ImagesBinding,
  bucket: R2Bucket,
  asset: AssetRow,
  siteId: string,
  { width, type }: { width: number; type: ContentType },
): Promise<ArrayBuffer | 'lost' | 'unreadable'> {
  const object = await getObject(bucket, assetKey(siteId, asset.id));
  if (!object) return 'lost';
  try {
    const result = await images.input(object.body).transform({ width, fit: 'scale-down' }).output({ format: type });
    return await result.response().arrayBuffer();
  } catch (error) {
    logError(error as Error, { site: siteId });
    return 'unreadable';
  }
}
