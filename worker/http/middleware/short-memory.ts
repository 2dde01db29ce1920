/** Callers choose part of the key. Valid requests have shorter keys, so longer ones are not stored. */
const MAX_KEY_LENGTH = 1_000;

/**
 * A cache of one isolate for values that were read a short while ago. It stores values, never promises: a promise
 * belongs to the request that made it, and if that request is aborted, all others would wait for ever. The oldest key
 * is dropped when the cache is full.
 */
export class ShortMemory<Value> {
  readonly #kept = new Map<string, { value: Value; until: number }>();
  readonly #lifetimeMs: number;
  readonly #maxKeys: number;

  constructor({ lifetimeMs, maxKeys }: { lifetimeMs: number; maxKeys: number }) {
    this.#lifetimeMs = lifetimeMs;
    this.#maxKeys = maxKeys;
  }

  async get(key: string, read: () => Promise<Value>, now = Date.now()): Promise<Value> {
    const known = this.#kept.get(key);
    if (known && now < known.until) return known.value;
    const value = await read();
    // A lifetime of 0 stores nothing, because a stored value would be returned if the clock is set back, as in tests.
    if (key.length > MAX_KEY_LENGTH || this.#lifetimeMs === 0) return value;
    this.#kept.delete(key);
    this.#kept.set(key, { value, until: now + this.#lifetimeMs });
    if (this.#kept.size > this.#maxKeys) this.#kept.delete(this.#kept.keys().next().value as string);
    return value;
  }
}
