import { VERSION_HEADER } from '#runtime/contracts/http.ts';
import type { ReadableContext } from './app-env.ts';
import { ApiError } from './errors.ts';

interface Versioned {
  version: number;
}

/** Returns the headers of an answer with one object of an owner. */
export function versionHeaders({ version }: Versioned) {
  return { ETag: `"${version}"` };
}

/**
 * Reads the version to be changed from `If-Match`, so that an owner cannot overwrite a change that they have not seen.
 * A compressing edge marks our tags as weak, so weak ones are accepted. Throws INVALID_REQUEST where there is none.
 */
export function expectedVersion(c: ReadableContext): number {
  const version = optionalVersion(c);
  if (version === undefined) throw new ApiError('INVALID_REQUEST', { fields: [VERSION_HEADER] });
  return version;
}

/** Reads `If-Match`, which clients of the platform's own calls do not send; undefined where there is none. */
export function optionalVersion(c: ReadableContext): number | undefined {
  const header = c.req.header(VERSION_HEADER);
  if (header === undefined) return undefined;
  const [, version] = /^(?:W\/)?"(\d{1,15})"$/.exec(header) ?? [];
  if (version === undefined) throw new ApiError('INVALID_REQUEST', { fields: [VERSION_HEADER] });
  return Number(version);
}

/** Makes a change, and adds the current version to the refusal of one that was made from an older version. */
export async function refusingStale<Answer>(
  change: () => Promise<Answer>,
  current: () => Promise<Versioned | undefined>,
): Promise<Answer> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VERSION_STALE') throw error;
    const object = await current();
    throw new ApiError('VERSION_STALE', object && { headers: versionHeaders(object) });
  }
}
