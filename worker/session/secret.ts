import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_MIN_LENGTH = 32;
const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** The Worker's bindings that hold its secrets. */
interface SecretBindings {
  SESSION_SECRET?: string;
  PREVIOUS_SESSION_SECRET?: string;
}

/** Returns the signing secret. Throws if it is missing or too short, because anyone could then forge tokens. */
export function sessionSecret({ SESSION_SECRET = '' }: SecretBindings): string {
  if (SESSION_SECRET.length >= SECRET_MIN_LENGTH) return SESSION_SECRET;
  throw new Error(`SESSION_SECRET must be set to ${SECRET_MIN_LENGTH} or more characters`);
}

/** The Worker's secret, and the one before it as long as texts that were sealed or signed with it are in use. */
export interface Secrets {
  present: string;
  previous: string | undefined;
}

export function sessionSecrets(env: SecretBindings): Secrets {
  return { present: sessionSecret(env), previous: env.PREVIOUS_SESSION_SECRET || undefined };
}

/** Returns the secrets that may have made a signature, the present one first. */
export function knownSecrets({ present, previous }: Secrets): string[] {
  return previous === undefined ? [present] : [present, previous];
}

/** Returns an HMAC-SHA256 of the parts as base64url, 43 characters. Only the last part may contain a `|`. */
export function sign(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('|')).digest('base64url');
}

/** Returns 256 random bits as base64url, in the same form as a derived token. */
export function randomToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function isToken(text: string | undefined): text is string {
  return TOKEN_PATTERN.test(text ?? '');
}

/** Returns SHA-256 as hex, which is stored instead of a token or a request. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Compares in constant time. Texts of different lengths are unequal at once, because the length is not secret. */
export function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
