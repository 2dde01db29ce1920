import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from '../app-env.ts';

const headers = {
  overwrite: false,
  // Other than that of contributors' pages, which must not be within reach of scripts on pages that open them.
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  referrerPolicy: 'strict-origin-when-cross-origin',
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  // Without `includeSubDomains`: the owner of a domain decides what its other hosts speak.
  strictTransportSecurity: 'max-age=15552000',
} as const;
const withTransportSecurity = secureHeaders(headers);
const withoutTransportSecurity = secureHeaders({ ...headers, strictTransportSecurity: false });

/**
 * Sets the security headers of every answer; a handler may override them. Only production sends HSTS, so that browsers
 * do not force https for localhost.
 */
export const securityHeaders = createMiddleware<AppEnv>((c, next) =>
  (c.env.ENVIRONMENT === 'production' ? withTransportSecurity : withoutTransportSecurity)(c, next),
);

/** Keeps browsers from treating an answer of the API as anything but data. */
export const dataOnly = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  await next();
});
