/** Whoever asks may have a say in the key; a longer one is none of an honest visitor's, and would only take room. */
const MAX_KEY_LENGTH = 1_000;

/**
 * Remembers what was read for a short while, in one isolate. Values only: a promise belongs to the request that made
 * it, and one that was broken off would leave the others waiting. The key asked for first makes room for one too many.
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
    if (key.length > MAX_KEY_LENGTH) return value;
    this.#kept.delete(key);
    this.#kept.set(key, { value, until: now + this.#lifetimeMs });
    if (this.#kept.size > this.#maxKeys) this.#kept.delete(this.#kept.keys().next().value as string);
    return value;
  }
}
