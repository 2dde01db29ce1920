/** ETags of answers, and what browsers and caches send of them (RFC 9110 §8.8.3, §13.1.2). */

/** Returns the ETag of a text: another one as soon as anything in it changes. */
export async function entityTag(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `"${Buffer.from(digest).subarray(0, 16).toString('base64url')}"`;
}

/**
 * Whether the caller's copy is fresh, by its `If-None-Match`. The comparison is weak, because a compressing edge marks our
 * tags as weak.
 */
export function isFresh(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
