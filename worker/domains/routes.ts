import { Hono } from 'hono';
import { DomainProof } from '#runtime/contracts/domains.ts';
import type { AppEnv } from '../http/app-env.ts';
import { PROOF_PATH } from './check-domain.ts';

/**
 * Answers which shop a domain serves, for the check of a domain. The site's id is public: each page with an element
 * names it.
 */
export const domainProof = new Hono<AppEnv>();

domainProof.get(PROOF_PATH, (c) => {
  c.header('Cache-Control', 'no-store');
  return c.json(DomainProof.parse({ site: c.var.site.siteId }));
});
