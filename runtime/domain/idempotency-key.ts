const KEY_BYTES = 16;
const KEY_PATTERN = /^[\w-]{22,64}$/;
/**
 * Fewest distinct characters of a key. A random key has about 19. One with fewer than this is probably a counter or a
 * word, which another client may use too.
 */
const DISTINCT_CHARACTERS_MIN = 8;

/** Creates a key for one visitor action: 128 random bits as base64url. Every retry of that action uses the same key. */
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
