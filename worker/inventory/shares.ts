import type { Prefix } from '../http/network.ts';

/**
 * How long what a checkout has reserved counts against the shares of its networks. In that time a checkout reserves
 * something once, and all checkouts of a network together reserve no more of it than its share, and its last free unit
 * once.
 */
export const SHARE_MS = 2 * 60 * 60 * 1000;
/** A share is so many of eight parts of what there is, and at least one unit. */
const SHARE_PARTS = 8;
/**
 * The checkouts of one network may reserve so many parts of what there is of something, and so many variants of a site at a
 * time. A
 * wider network has more, because many people may share it, and never everything, because one person may own it.
 */
export const SHARES: Readonly<Record<Prefix, { parts: number; variants: number }>> = {
  64: { parts: 4, variants: 5 },
  56: { parts: 5, variants: 6 },
  48: { parts: 6, variants: 8 },
};

/** Returns the share of a network in so many units, both as SQL. */
export function shareOf(prefix: Prefix, units: string): string {
  return `MAX(1, ${units} * ${SHARES[prefix].parts} / ${SHARE_PARTS})`;
}
