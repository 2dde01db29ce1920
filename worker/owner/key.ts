import { randomInt } from 'node:crypto';
import { randomToken, sha256 } from '../session/service.ts';

const ID_LENGTH = 10;
const ID_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const KEY_PATTERN = /^sqo_([a-z0-9]{8,12})_([\w-]{43})$/;

/** The parts of a key, `sqo_<id>_<secret>`. The id may be shown and logged, but never the secret's 256 random bits. */
interface KeyParts {
  id: string;
  secret: string;
}

export function createKey(): KeyParts {
  const id = Array.from({ length: ID_LENGTH }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('');
  return { id, secret: randomToken() };
}

export function formatKey({ id, secret }: KeyParts): string {
  return `sqo_${id}_${secret}`;
}

/** Parses a key; both parts are '' if the text is not a key. */
export function parseKey(text: string): KeyParts {
  const [, id = '', secret = ''] = KEY_PATTERN.exec(text) ?? [];
  return { id, secret };
}

/**
 * Returns the hash of a secret, which is what is stored. A plain hash is enough, because the secret is long and random.
 */
export function hashSecret(secret: string): string {
  return sha256(secret);
}
