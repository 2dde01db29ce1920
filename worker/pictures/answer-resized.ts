import { widthFor } from '#runtime/domain/picture-widths.ts';
import type { Bindings } from '../env.ts';
import { isFresh } from '../http/entity-tag.ts';
import { logError } from '../log.ts';
import type { Picture } from '../picture-formats/service.ts';
import { getObject } from '../storage/service.ts';

type ContentType = Picture['contentType'];

/** A picture in the bucket. */
export interface StoredOriginal {
  id: string;
  /** Key of its object, by which its copies are kept at the edge too. */
  key: string;
  contentType: ContentType;
  width: number;
  /** Headers of every answer; a copy is kept for as long as `Cache-Control` says. */
  headers: Readonly<Record<string, string>> & { 'Cache-Control': string };
}

/** What a call of a visitor asks for. */
export interface Asked {
  request: Request;
  siteId: string;
  format: string | undefined;
  /** Keeps the Worker alive until the copy is in the cache. */
  wait: (work: Promise<void>) => Promise<void>;
}

/** Types that are made for browsers that take them, smallest first. */
const SMALLER: readonly ContentType[] = ['image/avif', 'image/webp'];

/**
 * Answers with a picture in the width that is asked for: 'original' where that is the original, or where it cannot be
 * made; undefined if the picture's object is lost. A GIF keeps its size, because it may move.
 */
export async function answerResized(
  env: Bindings,
  stored: StoredOriginal,
  asked: Asked,
): Promise<Response | 'original' | undefined> {
  const width = stored.contentType === 'image/gif' ? undefined : widthFor(asked.format, stored.width);
  if (width === undefined || !env.IMAGES) return 'original';
  const { request, siteId } = asked;
  const type = typeFor(request.headers.get('Accept') ?? '', stored.contentType);
  const etag = `"${stored.id}-${width}-${type.slice('image/'.length)}"`;
  const headers = { ...stored.headers, 'Content-Type': type, Vary: 'Accept', ETag: etag };
  if (isFresh(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  const key = new URL(`/resized/${stored.key}/${width}/${type}`, request.url);
  const cached = await caches.default.match(key);
  if (cached) return answer(request, cached.body, headers);
  const resized = await resize(env.IMAGES, env.FILES, stored, { siteId, width, type });
  if (resized === 'lost') return undefined;
  if (resized === 'unreadable') return 'original';
  await asked.wait(remember(key, resized, { siteId, cacheControl: stored.headers['Cache-Control'] }));
  return answer(request, resized, headers);
}

/** Keeps a copy at the edge, unless only one visitor may see it. Without one, the next visitor's is made anew. */
async function remember(
  key: URL,
  body: ArrayBuffer,
  { siteId, cacheControl }: { siteId: string; cacheControl: string },
): Promise<void> {
  if (!cacheControl.startsWith('public')) return;
  try {
    await caches.default.put(key, new Response(body, { headers: { 'Cache-Control': cacheControl } }));
  } catch (error) {
    logError(error as Error, { site: siteId });
  }
}

function answer({ method }: Request, body: BodyInit | null, headers: Record<string, string>): Response {
  return new Response(method === 'HEAD' ? null : body, { headers });
}

/** Returns the smallest type that the browser names; the picture's own where it names none. */
function typeFor(accept: string, own: ContentType): ContentType {
  const named = accept.split(',').map((type) => type.split(';')[0]?.trim().toLowerCase());
  return SMALLER.find((type) => named.includes(type)) ?? own;
}

async function resize(
  images: ImagesBinding,
  bucket: R2Bucket,
  { key }: StoredOriginal,
  { siteId, width, type }: { siteId: string; width: number; type: ContentType },
): Promise<ArrayBuffer | 'lost' | 'unreadable'> {
  const object = await getObject(bucket, key);
  if (!object) return 'lost';
  try {
    const result = await images.input(object.body).transform({ width, fit: 'scale-down' }).output({ format: type });
    return await result.response().arrayBuffer();
  } catch (error) {
    logError(error as Error, { site: siteId });
    return 'unreadable';
  }
}
