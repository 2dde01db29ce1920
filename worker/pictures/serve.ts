import type { Bindings } from '../env.ts';
import { answerWithObject, assetKey } from '../storage/service.ts';
import { type Asked, answerResized } from './answer-resized.ts';
import type { AssetRow } from './rows.ts';

/** A picture never changes: another content has another id. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** Whatever the bytes are, a browser treats them as a picture and runs nothing in them. */
const HEADERS = {
  'Cache-Control': CACHE_CONTROL,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Answers with a picture in the width that is asked for, or with the original. Undefined if its object is lost. */
export async function answerWithAsset(env: Bindings, asset: AssetRow, asked: Asked): Promise<Response | undefined> {
  const { id, content_type: contentType, bytes, width } = asset;
  const key = assetKey(asked.siteId, id);
  const response = await answerResized(env, { id, key, contentType, width, headers: HEADERS }, asked);
  if (response !== 'original') return response;
  return answerWithObject(env.FILES, asked.request, {
    key,
    bytes,
    etag: `"${id}"`,
    headers: { ...HEADERS, 'Content-Type': contentType, Vary: 'Accept' },
  });
}
