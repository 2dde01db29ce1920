import { createHash } from 'node:crypto';
import type { Bindings } from '../env.ts';
import { isFresh } from '../http/entity-tag.ts';
import { logError } from '../log.ts';
import { type ShareCard, versionOf } from './card.ts';
import { drawCard, drawPicture } from './draw.ts';

/** The address names what is drawn, so that it never shows anything else. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A drawing's address stays when the drawing changes. */
const FOR_A_DAY = 'public, max-age=86400';
const VERSION_LENGTH = 16;
/** Longest drawing that is read, in characters. */
const DRAWING_MAX_LENGTH = 200_000;

interface Asked {
  request: Request;
  siteId: string;
  /** Keeps the Worker alive until the picture is in the cache. */
  wait: (work: Promise<void>) => Promise<void>;
}

/** Answers with the picture of a card; it is drawn once for each place of the edge, and kept there. */
export async function answerCard(env: Bindings, card: ShareCard, { request, siteId, wait }: Asked): Promise<Response> {
  const version = versionOf(card);
  const name = `${siteId}/${version}`;
  return answerKept({ request, siteId, wait }, { name, version, cacheControl: IMMUTABLE }, async () =>
    drawCard(card, await readDrawing(env, card.drawing, request.url)),
  );
}

/** Answers with one of the shop's own drawings as PNG, at its own width of a square; null for one that there is not. */
export async function answerDrawing(env: Bindings, drawing: string, asked: Asked): Promise<Response | null> {
  const svg = await readDrawing(env, drawing, asked.request.url);
  if (svg === undefined) return null;
  const version = createHash('sha256').update(svg).digest('base64url').slice(0, VERSION_LENGTH);
  const name = `drawings/${version}`;
  return answerKept(asked, { name, version, cacheControl: FOR_A_DAY }, () => drawPicture(svg));
}

interface Kept {
  /** Of the picture in the cache. */
  name: string;
  version: string;
  cacheControl: string;
}

async function answerKept(
  { request, siteId, wait }: Asked,
  { name, version, cacheControl }: Kept,
  draw: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const etag = `"${version}"`;
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': cacheControl, ETag: etag };
  if (isFresh(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  if (request.method === 'HEAD') return new Response(null, { headers });
  const key = new URL(`/share-pictures/${name}`, request.url);
  const kept = await caches.default.match(key);
  if (kept) return new Response(kept.body, { headers });
  const png = await draw();
  await wait(keep(key, png, siteId));
  return new Response(png, { headers });
}

async function keep(key: URL, png: Uint8Array<ArrayBuffer>, siteId: string): Promise<void> {
  try {
    await caches.default.put(key, new Response(png, { headers: { 'Cache-Control': IMMUTABLE } }));
  } catch (error) {
    logError(error as Error, { site: siteId });
  }
}

/** Reads a drawing; undefined for one that is lost or long, or has texts, whose characters the font may not have. */
async function readDrawing(
  { ASSETS }: Bindings,
  path: string | undefined,
  called: string,
): Promise<string | undefined> {
  if (path === undefined) return undefined;
  const response = await ASSETS.fetch(new Request(new URL(path, called)));
  if (!response.ok) {
    await response.body?.cancel();
    return undefined;
  }
  const text = await response.text();
  return text.length > DRAWING_MAX_LENGTH || /<(?:\w+:)?text[\s>]/i.test(text) ? undefined : text;
}
