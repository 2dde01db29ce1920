import * as z from 'zod/mini';
import { isLanguageTag } from '../domain/language-tag.ts';
import { DOMAIN_STATES } from './domain-states.ts';

const language = z.string().check(z.maxLength(35), z.refine(isLanguageTag));

/** A check of a domain has found this. */
export const DomainCheck = z.strictObject({
  state: z.enum(DOMAIN_STATES),
  /** The addresses and names to which the domain leads, as the DNS answers them. */
  records: z.array(z.string()),
  /** For how many seconds other servers may keep that answer; null where there was none. */
  ttlSeconds: z.nullable(z.int()),
  /** The status with which the domain answered; null where it did not. */
  statusCode: z.nullable(z.int()),
});
export type DomainCheck = z.infer<typeof DomainCheck>;

/** A host that serves the site. */
export const Domain = z.strictObject({
  hostname: z.string(),
  /** Of the pages without a language in their path; null for the site's own. */
  language: z.nullable(z.string()),
  /** Whether search engines, links and mails name this one. */
  isPrimary: z.boolean(),
  /** Whether pages of this domain lead to the primary one. */
  redirects: z.boolean(),
  /** Ms since the epoch; null before the first check. */
  checkedAt: z.nullable(z.number()),
  check: z.nullable(DomainCheck),
  /** The name to which a CNAME record of the domain leads; null where this server is reached at Cloudflare alone. */
  target: z.nullable(z.string()),
  /**
   * The TXT record by which the shop proves that the domain is its own; null once it has, and where nothing is to be proven.
   * Until then the domain does not serve the shop, and any other may prove it.
   */
  proof: z.nullable(z.strictObject({ name: z.string(), value: z.string() })),
});
export type Domain = z.infer<typeof Domain>;

/** The hosts that serve the site, by name. */
export const SiteDomains = z.strictObject({ domains: z.array(Domain) });
export type SiteDomains = z.infer<typeof SiteDomains>;

/** Body of `POST /api/owner/site/domains`. */
export const NewDomain = z.strictObject({
  hostname: z.string().check(z.maxLength(300)),
  /** Of the pages without a language in their path; by default the site's own. */
  language: z.optional(z.nullable(language)),
});
export type NewDomain = z.infer<typeof NewDomain>;

/** Body of `PUT /api/owner/site/domains/:hostname`; what is left out stays as it is. */
export const DomainChange = z.strictObject({
  isPrimary: z.optional(z.boolean()),
  redirects: z.optional(z.boolean()),
});
export type DomainChange = z.infer<typeof DomainChange>;

/** Answer of a domain's `/.well-known/storefront`: which shop the domain serves. */
export const DomainProof = z.strictObject({ site: z.string() });
