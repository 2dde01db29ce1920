import { readReturnPath } from '../site/return-path.ts';
import { BUY_PATH } from './buy-path.ts';
import { readItemToken } from './item-token.ts';

const ITEMS_MAX = 50;
const CODES_MAX = 5;
const PARAMETERS_MAX = 50;
/** In UTF-16 code units. */
const LINK_MAX_LENGTH = 4_000;
const VALUE_MAX_LENGTH = 200;

const PAIR = /^([^:]+):([1-9]\d{0,8})$/;
const CODE_FIELD = /^\/discounts\/codes\/\d{1,3}$/;
const ATTRIBUTION = '/attribution/';
/** By these names campaigns are told apart; no page of the shop reads them to do something. */
const CAMPAIGN = /^(?:utm_[a-z_]{1,30}|gclid|gbraid|wbraid|fbclid|msclkid|ref)$/;
/** Programs read these addresses, and a link that leads to a link has no end. */
const NO_DESTINATION = /^\/(?:api|buy|mcp)(?:\/|$)/i;
/** The protocol refuses these in a destination, whatever they would mean. */
const FORBIDDEN = /[\s\\\p{Cc}]/u;

export interface BuyLink {
  items: { id: string; quantity: number }[];
  codes: string[];
  /** Path and query of the page to which the visitor goes on; undefined where the link names none that is allowed. */
  destination: string | undefined;
  /** Names and values that the destination gets along. */
  campaign: [name: string, value: string][];
}

/** Reads a link; undefined where it is malformed, or says two things about one field. */
export function readLink({ pathname, search, searchParams }: URL): BuyLink | undefined {
  if (pathname.length + search.length > LINK_MAX_LENGTH) return undefined;
  const items = readItems(pathname.slice(BUY_PATH.length + 1));
  const parameters = [...searchParams];
  if (!items || parameters.length > PARAMETERS_MAX) return undefined;
  const link: BuyLink = { items, codes: [], destination: undefined, campaign: [] };
  const seen = new Set<string>();
  for (const [name, value] of parameters) {
    // Names of fields are JSON Pointers, whose first slash may be missing.
    const pointer = `/${name.replace(/^\//, '')}`;
    if (seen.has(pointer) || /\p{Cc}/u.test(value)) return undefined;
    seen.add(pointer);
    if (name === 'continue_to') link.destination = destinationOf(value);
    else if (CODE_FIELD.test(pointer)) link.codes.push(value.slice(0, VALUE_MAX_LENGTH));
    else {
      const own = pointer.startsWith(ATTRIBUTION) ? pointer.slice(ATTRIBUTION.length) : name;
      if (CAMPAIGN.test(own)) link.campaign.push([own, value.slice(0, VALUE_MAX_LENGTH)]);
    }
  }
  return link.codes.length > CODES_MAX ? undefined : link;
}

function readItems(path: string): BuyLink['items'] | undefined {
  if (path === '') return [];
  const pairs = path.split(',');
  if (pairs.length > ITEMS_MAX) return undefined;
  const items: BuyLink['items'] = [];
  for (const pair of pairs) {
    const [, token = '', quantity = ''] = PAIR.exec(pair) ?? [];
    const id = readItemToken(token);
    if (id === undefined) return undefined;
    items.push({ id, quantity: Number(quantity) });
  }
  return items;
}

function destinationOf(value: string): string | undefined {
  if (FORBIDDEN.test(value)) return undefined;
  const path = readReturnPath(value);
  return path === undefined || NO_DESTINATION.test(path) ? undefined : path;
}
