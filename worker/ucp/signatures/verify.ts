import { createHash } from 'node:crypto';
import type { Bindings } from '../../env.ts';
import { AgentError, type ProtocolError } from '../agent-error.ts';
import { AGENT_HEADER, agentProfile } from '../agent-header.ts';
import { type SignedRequest, signatureBase } from './base.ts';
import { type Component, memberOf, parseSignatures, type Signature } from './parse.ts';
import { findProfileKey, type ProfileKey } from './profile-keys.ts';

/** Clocks differ by this much. */
const SKEW_SECONDS = 60;
/** How old a signature may be that does not say when it ends. */
const MAX_AGE_SECONDS = 300;
/** Headers that a signature must cover where a request has them. */
const COVERED_HEADERS = ['idempotency-key', 'ucp-agent', 'signature-agent'];
/** The members by which a signature may cover a header in place of the whole: nothing else of it is read here. */
const READ_MEMBERS: ReadonlyMap<string, string> = new Map([
  ['content-digest', 'sha-256'],
  ['ucp-agent', 'profile'],
]);
/** A dictionary of which nothing is read here; a program covers its own member of it. */
const UNREAD = 'signature-agent';

export interface Received extends SignedRequest {
  /** The body as it was sent; '' for none. */
  body: string;
  environment: Bindings['ENVIRONMENT'];
  /** Ms since the epoch. */
  now: number;
}

/**
 * Checks the signatures of a request (RFC 9421): one of them must be good where there are any. A request without a
 * signature passes, because anybody may look at the shop and fill a cart. Throws AgentError.
 */
export async function verifySignatures(request: Received): Promise<void> {
  const [inputs, values] = [request.header('Signature-Input'), request.header('Signature')];
  if (inputs === undefined && values === undefined) return;
  if (inputs === undefined || values === undefined) throw new AgentError('signature_missing');
  const signatures = parseSignatures(inputs, values);
  if (!signatures || signatures.length === 0) throw new AgentError('signature_invalid');
  const failures: ProtocolError[] = [];
  for (const signature of signatures) {
    const failure = await failureOf(request, signature);
    if (!failure) return;
    failures.push(failure);
  }
  throw new AgentError(failures[0] ?? 'signature_invalid');
}

async function failureOf(request: Received, signature: Signature): Promise<ProtocolError | undefined> {
  const covered = new Set(signature.components.filter(isWhole).map(({ name }) => name));
  if (requiredOf(request).some((name) => !covered.has(name))) return 'coverage_insufficient';
  if (!isTimely(signature, request.now / 1000)) return 'signature_expired';
  if (covered.has('content-digest') && !hasDigest(request)) return 'digest_mismatch';
  const base = signatureBase(request, signature);
  if (base === undefined) return 'signature_invalid';
  const profile = agentProfile(request.header(AGENT_HEADER));
  const key = profile === undefined ? undefined : await findProfileKey(profile, signature.keyid, request);
  if (!key) return 'key_not_found';
  const algorithm = algorithmOf(key);
  if (!algorithm) return 'algorithm_unsupported';
  return (await isSignedBy(key, algorithm, signature.bytes, base)) ? undefined : 'signature_invalid';
}

/** Whether a component covers all that is read of what it names. */
function isWhole({ name, key }: Component): boolean {
  return key === undefined || name === UNREAD || READ_MEMBERS.get(name) === key;
}

/** Returns what a signature must cover: where the request goes, what it says and who sends it. */
function requiredOf({ url, body, header }: Received): string[] {
  return [
    ...['@method', '@authority', '@path'],
    ...(url.search ? ['@query'] : []),
    ...(body ? ['content-digest', 'content-type'] : []),
    ...COVERED_HEADERS.filter((name) => header(name) !== undefined),
  ];
}

function isTimely({ created, expires }: Signature, now: number): boolean {
  if (created !== undefined && created > now + SKEW_SECONDS) return false;
  if (expires !== undefined) return expires > now - SKEW_SECONDS;
  return created === undefined || created > now - MAX_AGE_SECONDS;
}

function hasDigest({ body, header }: Received): boolean {
  const sent = memberOf(header('Content-Digest') ?? '', 'sha-256');
  return sent === contentDigest(body);
}

/** Returns a body's SHA-256 as RFC 9530 writes it. */
export function contentDigest(body: string): string {
  return `:${createHash('sha256').update(body).digest('base64')}:`;
}

interface Algorithm {
  key: { name: string; namedCurve?: string };
  signature: { name: string; hash?: string };
}

function algorithmOf({ kty, crv }: ProfileKey): Algorithm | undefined {
  if (kty === 'EC' && crv === 'P-256') {
    return { key: { name: 'ECDSA', namedCurve: crv }, signature: { name: 'ECDSA', hash: 'SHA-256' } };
  }
  return kty === 'OKP' && crv === 'Ed25519' ? { key: { name: crv }, signature: { name: crv } } : undefined;
}

async function isSignedBy(
  { kty, crv, x, y }: ProfileKey,
  algorithm: Algorithm,
  signature: Uint8Array<ArrayBuffer>,
  base: string,
): Promise<boolean> {
  try {
    const jwk = { kty, ...(crv && { crv }), ...(x && { x }), ...(y && { y }) };
    const key = await crypto.subtle.importKey('jwk', jwk, algorithm.key, false, ['verify']);
    return await crypto.subtle.verify(algorithm.signature, key, signature, Buffer.from(base));
  } catch {
    // The key or the signature is none of its algorithm.
    return false;
  }
}
