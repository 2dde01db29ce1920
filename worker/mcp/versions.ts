import * as z from 'zod/mini';
import { INVALID_PARAMS, RpcError } from './json-rpc.ts';

interface ProtocolVersion {
  name: string;
  /** Whether each request names its version and its client in `_meta`, in place of a handshake by `initialize`. */
  isStateless: boolean;
  /** Whether several messages may come in one body. */
  hasBatches: boolean;
}

/** The version of a client that names none: the header is newer than it. */
const UNNAMED: ProtocolVersion = { name: '2025-03-26', isStateless: false, hasBatches: true };

/** The released versions of the protocol that are spoken here, the newest first. */
export const VERSIONS: readonly ProtocolVersion[] = [
  { name: '2026-07-28', isStateless: true, hasBatches: false },
  { name: '2025-11-25', isStateless: false, hasBatches: false },
  { name: '2025-06-18', isStateless: false, hasBatches: false },
  UNNAMED,
];
export const VERSION_NAMES = VERSIONS.map(({ name }) => name);
const WITH_HANDSHAKE = VERSIONS.filter(({ isStateless }) => !isStateless).map(({ name }) => name);

/** Returns the version that a handshake ends with: the asked one, or else the newest that has a handshake. */
export function agreedVersion(asked: unknown): string {
  return WITH_HANDSHAKE.find((name) => name === asked) ?? WITH_HANDSHAKE[0] ?? UNNAMED.name;
}

/** Codes of the protocol, which are answered with status 400. */
const HEADER_MISMATCH = -32020;
const UNSUPPORTED_VERSION = -32022;

const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const Meta = z.looseObject({
  [VERSION_KEY]: z.optional(z.string()),
  'io.modelcontextprotocol/clientCapabilities': z.optional(z.looseObject({})),
});
const WithMeta = z.looseObject({ _meta: z.optional(Meta), name: z.optional(z.string()) });

/** Returns the version that the header names. Throws where it is spoken nowhere here. */
export function headerVersion(headers: Headers): ProtocolVersion {
  const asked = headers.get('MCP-Protocol-Version');
  if (asked === null) return UNNAMED;
  const found = VERSIONS.find(({ name }) => name === asked);
  if (!found) throw unsupported(asked);
  return found;
}

/**
 * Returns the version of a request. One that names its version in the body must have the headers that repeat what the body
 * says: whoever stands between reads those alone.
 */
export function requestVersion(headers: Headers, method: string, params: unknown): ProtocolVersion {
  const read = WithMeta.safeParse(params ?? {});
  const meta = read.success ? read.data._meta : undefined;
  const named = meta?.[VERSION_KEY];
  if (named === undefined) {
    const version = headerVersion(headers);
    if (version.isStateless) throw new RpcError(INVALID_PARAMS, `_meta["${VERSION_KEY}"] is missing.`, { status: 400 });
    return version;
  }
  if (headers.get('MCP-Protocol-Version') !== named) throw mismatch('MCP-Protocol-Version');
  const version = VERSIONS.find(({ name, isStateless }) => name === named && isStateless);
  if (!version) throw unsupported(named);
  if (!meta?.['io.modelcontextprotocol/clientCapabilities']) {
    throw new RpcError(INVALID_PARAMS, 'The client’s capabilities are missing.', { status: 400 });
  }
  if (headers.get('Mcp-Method') !== method) throw mismatch('Mcp-Method');
  const name = read.success ? read.data.name : undefined;
  if (method === 'tools/call' && decoded(headers.get('Mcp-Name')) !== name) throw mismatch('Mcp-Name');
  return version;
}

const BASE64 = /^=\?base64\?(.*)\?=$/;

function decoded(value: string | null): string | undefined {
  const [, text] = BASE64.exec(value ?? '') ?? [];
  return text === undefined ? (value ?? undefined) : Buffer.from(text, 'base64').toString();
}

function mismatch(header: string): RpcError {
  return new RpcError(HEADER_MISMATCH, `Header mismatch: ${header} is missing or differs from the body.`, {
    status: 400,
  });
}

function unsupported(requested: string): RpcError {
  return new RpcError(UNSUPPORTED_VERSION, 'Unsupported protocol version', {
    status: 400,
    data: { supported: VERSION_NAMES, requested: requested.slice(0, 100) },
  });
}
