import { type Component, memberOf, type Signature } from './parse.ts';

/** Names that are no component of the protocol's own; of any other name, a request cannot be asked for the header. */
const HEADER = /^[a-z0-9-]+$/;

/** What is signed of a request. */
export interface SignedRequest {
  method: string;
  url: URL;
  header(name: string): string | undefined;
}

/** Returns the text that a signature is of (RFC 9421 §2.5); undefined where it covers what the request does not have. */
export function signatureBase(
  request: SignedRequest,
  { components, parameters }: Pick<Signature, 'components' | 'parameters'>,
): string | undefined {
  const lines: string[] = [];
  const seen = new Set<string>();
  for (const component of components) {
    const { name, key } = component;
    const identifier = `"${name}"${key === undefined ? '' : `;key="${key}"`}`;
    const value = componentValue(request, component);
    if (value === undefined || seen.has(identifier)) return undefined;
    seen.add(identifier);
    lines.push(`${identifier}: ${value}`);
  }
  return [...lines, `"@signature-params": ${parameters}`].join('\n');
}

function componentValue({ method, url, header }: SignedRequest, { name, key }: Component): string | undefined {
  if (key !== undefined) return HEADER.test(name) ? memberOf(header(name) ?? '', key) : undefined;
  switch (name) {
    case '@method':
      return method;
    case '@authority':
      return url.host;
    case '@scheme':
      return url.protocol.slice(0, -1);
    case '@target-uri':
      return url.href;
    case '@path':
      return url.pathname;
    case '@query':
      return url.search || '?';
    default:
      return HEADER.test(name) ? header(name)?.trim() : undefined;
  }
}
