import type { OwnerPicture } from '#runtime/contracts/pictures.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { publicAddress } from '../http/public-address.ts';
import { safeFileName } from '../storage/service.ts';
import { addPicture, readOwnPicture } from './owner-service.ts';
import { findFetched, sourceStatement } from './sources.ts';

const TIME_OUT_MS = 15_000;
const REDIRECTS_MAX = 3;
/** The name of a picture whose address has none. */
const FALLBACK_NAME = 'picture';

/**
 * Fetches a picture of the web and stores it as an upload. An address that was fetched before is not called again. Throws
 * INVALID_REQUEST for an address that is not public, PICTURE_UNREACHABLE, and what an upload is refused with.
 */
export async function fetchPicture(
  call: OwnerCall,
  { url, altText }: { url: string; altText: string },
): Promise<{ picture: OwnerPicture; isNew: boolean }> {
  const { db, site } = call;
  const known = (await findFetched(db, site.siteId, [url])).get(url);
  if (known !== undefined) return { picture: await readOwnPicture(call, known), isNew: false };
  const { body, headers } = await follow(call, url);
  const length = Number(headers.get('Content-Length') ?? Number.NaN);
  const file = {
    filename: nameIn(url),
    altText,
    body: body && whole(body),
    length: Number.isNaN(length) ? undefined : length,
  };
  // The bytes may come from several addresses, so the key of the call does not stand for the picture.
  const added = await addPicture({ ...call, idempotency: undefined }, file);
  await sourceStatement(db, site.siteId, { url, assetId: added.picture.id }).run();
  return added;
}

/** Calls an address, and those that it redirects to; each is checked, so that none leads to a private network. */
async function follow({ env }: OwnerCall, address: string): Promise<Response> {
  let url = publicAddress(address, env.ENVIRONMENT);
  if (!url) throw new ApiError('INVALID_REQUEST', { fields: ['url'] });
  const signal = AbortSignal.timeout(TIME_OUT_MS);
  for (let redirects = 0; redirects <= REDIRECTS_MAX && url; redirects++) {
    const response = await visit(url, signal);
    if (response.ok) return response;
    await response.body?.cancel();
    const location: string | null = response.status < 400 ? response.headers.get('Location') : null;
    url = publicAddress(resolved(location, url), env.ENVIRONMENT);
  }
  throw new ApiError('PICTURE_UNREACHABLE', { fields: ['url'] });
}

async function visit(url: URL, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', signal, headers: { Accept: 'image/*' } });
  } catch {
    throw new ApiError('PICTURE_UNREACHABLE', { fields: ['url'] });
  }
}

/** Returns a body that ends with PICTURE_UNREACHABLE where the connection breaks or the time is over. */
function whole(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch {
        controller.error(new ApiError('PICTURE_UNREACHABLE', { fields: ['url'] }));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Returns where a redirect leads; '' for no redirect. */
function resolved(location: string | null, { href }: URL): string {
  return location !== null && URL.canParse(location, href) ? new URL(location, href).href : '';
}

/** Returns the last part of an address's path, or another name where it cannot be one. */
function nameIn(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  return safeFileName(decoded(last)) ?? FALLBACK_NAME;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
