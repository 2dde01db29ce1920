import type { OwnerPicture } from '#runtime/contracts/pictures.ts';
import type { Bindings } from '#worker/env.ts';
import type { OwnerProgram } from './owner.ts';

export const OWN_PICTURES = '/api/owner/pictures';

interface Upload {
  filename?: string;
  altText?: string;
  headers?: Record<string, string>;
  env?: Partial<Bindings>;
}

/** Uploads a picture, and returns the answer. */
export function upload(
  owner: OwnerProgram,
  body: Uint8Array<ArrayBuffer> | ReadableStream,
  { filename = 'pot.png', altText, headers = {}, env }: Upload = {},
): Promise<Response> {
  const query = new URLSearchParams({ filename, ...(altText !== undefined && { altText }) });
  const all = { 'Content-Type': 'application/octet-stream', ...headers };
  return owner.fetch(`${OWN_PICTURES}?${query}`, { method: 'POST', body, headers: all, ...(env && { env }) });
}

/** Uploads a picture that the shop takes. */
export async function uploaded(owner: OwnerProgram, body: Uint8Array<ArrayBuffer>, options: Upload = {}) {
  const response = await upload(owner, body, options);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as OwnerPicture;
}
