/** HTTP headers that pages have beyond those of every answer. */

/**
 * Pages carry one inline script, the static context, and it is allowed by its hash. A nonce would have to differ in
 * every answer, and so could neither stand in a body with a lasting ETag nor agree with the stored body after a 304.
 */
export async function securityHeaders(inlineScript: string, inlineStyle?: string): Promise<Record<string, string>> {
  const scripts = inlineScript ? ` '${await cspHash(inlineScript)}'` : '';
  const styles = inlineStyle ? ` '${await cspHash(inlineStyle)}'` : '';
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src 'self'${scripts}`,
      `style-src 'self'${styles}`,
      "img-src 'self' data: https:",
      "font-src 'self'",
      "media-src 'self' https:",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
}

async function cspHash(text: string): Promise<string> {
  return `sha256-${(await sha256(text)).toString('base64')}`;
}

/** Of the body: two visitors, and the same visitor later, get the same page until something on it changes. */
export async function entityTag(body: string): Promise<string> {
  return `"${(await sha256(body)).subarray(0, 16).toString('base64url')}"`;
}

/** Weak comparison (RFC 9110 §13.1.2): an edge that compresses turns our strong tags into weak ones. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

async function sha256(text: string): Promise<Buffer> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
