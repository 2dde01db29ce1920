/** Characters of ids that stand in a link as they are. */
const RAW = /^[A-Za-z0-9._-]+$/;
const ENCODED = /^~([A-Za-z0-9_-]+)$/;
const ID_MAX_LENGTH = 200;

/** Returns an id as a part of a path: as it is, or `~` and base64url of its UTF-8. */
export function itemToken(id: string): string {
  return RAW.test(id) ? id : `~${Buffer.from(id).toString('base64url')}`;
}

/** Reads an id; undefined for what no such token is. */
export function readItemToken(token: string): string | undefined {
  if (RAW.test(token)) return token.length <= ID_MAX_LENGTH ? token : undefined;
  const encoded = ENCODED.exec(token)?.[1];
  if (encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64url');
  const id = bytes.toString('utf8');
  // What is written anew must be the same: there is one token for each id, and other bytes are no UTF-8.
  const isCanonical = bytes.toString('base64url') === encoded && Buffer.from(id).equals(bytes);
  return isCanonical && id.length <= ID_MAX_LENGTH && !/\p{Cc}/u.test(id) ? id : undefined;
}
