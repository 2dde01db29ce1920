const KEY_BYTES = 16;
const KEY_PATTERN = /^[\w-]{22,64}$/;
/** A random key has about 19; fewer than this is a counter or a word, which another client may come upon too. */
const DISTINCT_CHARACTERS_MIN = 8;

/** One key per visitor intent: 128 random bits as base64url, repeated unchanged with every retry of that intent. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function isIdempotencyKey(text: string | undefined | null): text is string {
  return KEY_PATTERN.test(text ?? '') && new Set(text).size >= DISTINCT_CHARACTERS_MIN;
}
