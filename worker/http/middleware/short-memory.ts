/** Callers choose part of the key. No honest request has a longer one, and it would only take room. */
const MAX_KEY_LENGTH = 1_000;

/**
 * A cache of one isolate for values read a short while ago. It keeps values and never promises: a promise belongs to
 * the request that made it, and an aborted request would leave all others waiting. The oldest key is dropped when the
 * cache is full.
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
    // Kept for no time, a value would still come back once the clock is set back, as tests do.
    if (key.length > MAX_KEY_LENGTH || this.#lifetimeMs === 0) return value;
    this.#kept.delete(key);
    this.#kept.set(key, { value, until: now + this.#lifetimeMs });
    if (this.#kept.size > this.#maxKeys) this.#kept.delete(this.#kept.keys().next().value as string);
    return value;
  }
}
