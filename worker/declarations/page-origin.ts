/** Longest origin that is kept: more than any host's name has. */
const ORIGIN_MAX_LENGTH = 300;
/** What browsers send for a page that has no origin of its own. */
const NO_ORIGIN = 'null';

/** Returns the origin of the page that makes a call. A program can send anything for it, and only origins are kept. */
export function pageOrigin(sent: string | undefined, calledOrigin: string): string {
  if (sent === undefined) return calledOrigin;
  return sent.length <= ORIGIN_MAX_LENGTH && URL.canParse(sent) ? new URL(sent).origin : NO_ORIGIN;
}
