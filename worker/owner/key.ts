import { randomInt } from 'node:crypto';
import { randomToken, sha256 } from '../session/service.ts';

const ID_LENGTH = 10;
const ID_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const KEY_PATTERN = /^sqo_([a-z0-9]{8,12})_([\w-]{43})$/;

/** `sqo_<id>_<secret>`: the id may be shown and logged, the 256 random bits of the secret never. */
export interface KeyParts {
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

/** The parts of what came in; empty ones of what is no key. */
export function parseKey(text: string): KeyParts {
  const [, id = '', secret = ''] = KEY_PATTERN.exec(text) ?? [];
  return { id, secret };
}

/** What is stored of a secret. It is random and long, so a plain hash is as good as a slow one. */
export function hashSecret(secret: string): string {
  return sha256(secret);
}
