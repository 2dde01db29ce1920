import * as z from 'zod/mini';

/**
 * What programs that act for a buyer may do in the shop, each with all that stands before it: nothing, read it, fill a cart,
 * and prepare a checkout up to the buyer's own confirmation.
 */
export const AGENT_ACCESS = ['off', 'look', 'cart', 'checkout'] as const;
export type AgentAccess = (typeof AGENT_ACCESS)[number];

/** In what state the shop's products are sold, by the names of schema.org and of product feeds. */
export const PRODUCT_CONDITIONS = ['new', 'refurbished', 'used'] as const;
export type ProductCondition = (typeof PRODUCT_CONDITIONS)[number];

/** The letters of all codes by which services prove who owns a site. */
const CODE = /^[\w.=+/-]{0,200}$/;
const code = z.string().check(z.trim(), z.regex(CODE, { error: 'id' }));

/** What search engines, crawlers and agents learn of the shop. */
export const DiscoverySettings = z.strictObject({
  /** Whether crawlers may read the shop to train models. */
  trainingCrawlers: z.boolean(),
  /** Whether crawlers may read the shop to answer questions with a link to it. */
  answeringCrawlers: z.boolean(),
  agents: z.enum(AGENT_ACCESS),
  condition: z.enum(PRODUCT_CONDITIONS),
  /** The codes by which services prove who owns the site; '' for none. */
  googleCode: code,
  bingCode: code,
  pinterestCode: code,
  metaCode: code,
});
