/**
 * Returns the policy of the console's page: scripts of the shop alone, none from a text, and no page around it. The code
 * editor adds its own style sheet, which carries the nonce. Frames show pages of the shop, and pictures come from it or
 * from the person's own device. The one Trusted Types policy is that of the sanitiser, which previews of forms use.
 */
export function consolePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types storefront',
  ].join('; ');
}

/** Returns the policy of the console's service worker, which runs one script of the shop and calls nobody. */
export function serviceWorkerPolicy(): string {
  return "default-src 'none'; script-src 'self'";
}
