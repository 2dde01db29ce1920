import { CAPTCHA_SOURCES } from '#runtime/contracts/captcha-sources.ts';
import type { CaptchaSettings } from '#runtime/contracts/form.ts';

/** The HTTP headers of pages, in addition to those of every answer. */

interface PolicyOptions {
  /** Texts of the page's inline scripts. */
  inlineScripts?: readonly string[];
  inlineStyles?: readonly string[];
  captcha?: CaptchaSettings['provider'] | undefined;
  /** Sources of the frames in the page's content. */
  frames?: readonly string[];
  /** Origins of others whose scripts may run on the page and send what they record: session replay and tags. '' is none. */
  others?: readonly string[];
}

/**
 * Returns the security headers of a page. Its inline scripts are allowed by their hashes. A nonce would differ in every
 * answer, so it would change the body's ETag and not match the cached body after a 304.
 */
export async function pageHeaders(options: PolicyOptions) {
  const { inlineScripts = [], inlineStyles = [], captcha = 'local', frames = [], others = [] } = options;
  const allowed = [...new Set(others)].filter(Boolean);
  const { script, connect, frame } = CAPTCHA_SOURCES[captcha];
  const sources = (name: string, ...values: string[]) => (values.length > 0 ? [`${name} ${values.join(' ')}`] : []);
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      ...sources('script-src', "'self'", ...(await hashes(inlineScripts)), ...script, ...allowed),
      ...sources('style-src', "'self'", ...(await hashes(inlineStyles))),
      "img-src 'self' data: https:",
      "font-src 'self'",
      "media-src 'self' https:",
      ...sources('connect-src', "'self'", ...connect, ...allowed),
      ...sources('frame-src', ...frame, ...frames),
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
}

async function hashes(texts: readonly string[]): Promise<string[]> {
  return Promise.all(texts.filter(Boolean).map(async (text) => `'sha256-${(await sha256(text)).toString('base64')}'`));
}

async function sha256(text: string): Promise<Buffer> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
