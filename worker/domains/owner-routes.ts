import { Hono } from 'hono';
import { Domain, DomainChange, NewDomain, SiteDomains } from '#runtime/contracts/domains.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { addDomain, changeDomain, readDomains, recheckDomain, removeDomain } from './service.ts';

const DOMAINS = '/api/owner/site/domains';
const DOMAIN = `${DOMAINS}/:hostname`;
const CHECK = `${DOMAIN}/check`;

/** The owner's API for the hosts that serve the site. */
export const ownerDomains = new Hono<AppEnv>();

ownerDomains.get(
  DOMAINS,
  owner('settings:read', { summary: 'Lists the site’s domains', moves: 'nothing', answer: SiteDomains }),
  async (c) => c.json(await readDomains(ownerCall(c))),
);

ownerDomains.post(
  DOMAINS,
  owner('settings:write', { summary: 'Adds a domain', moves: 'trust', answer: SiteDomains }),
  input(NewDomain),
  async (c) => c.json(await addDomain(ownerCall(c), c.var.input)),
);

ownerDomains.put(
  DOMAIN,
  owner('settings:write', {
    summary: 'Makes a domain the primary one, or leads its visitors to that',
    moves: 'trust',
    answer: SiteDomains,
    ifMatch: 'none',
  }),
  input(DomainChange),
  async (c) => c.json(await changeDomain(ownerCall(c), c.req.param('hostname'), c.var.input)),
);

ownerDomains.post(
  CHECK,
  owner('settings:write', {
    summary: 'Checks whether a domain serves the shop',
    moves: 'nothing',
    answer: Domain,
    idempotencyKey: 'none',
  }),
  async (c) => c.json(await recheckDomain(ownerCall(c), c.req.param('hostname'))),
);

ownerDomains.delete(
  DOMAIN,
  owner('settings:write', { summary: 'Removes a domain', moves: 'trust', status: 204 }),
  async (c) => {
    await removeDomain(ownerCall(c), c.req.param('hostname'));
    return c.body(null, 204);
  },
);
