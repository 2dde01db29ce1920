/** The protocol's header that says whose program calls, a dictionary by RFC 8941. */
export const AGENT_HEADER = 'UCP-Agent';

/** The member `profile` with a text, among other members of a dictionary. */
const PROFILE = /(?:^|,)[ \t]*profile="((?:[^"\\]|\\["\\])*)"[ \t]*(?:;[^,]*)?(?=,|$)/;
const MAX_LENGTH = 1_000;

/** Returns the https address of the profile that the header names; undefined where it names none. */
export function agentProfile(header: string | undefined): string | undefined {
  if (!header || header.length > MAX_LENGTH) return undefined;
  const url = PROFILE.exec(header)?.[1]?.replace(/\\(["\\])/g, '$1');
  return url && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : undefined;
}
