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

  get(key: string, now: number): Value | undefined {
    const known = this.#kept.get(key);
    return known && now < known.until ? known.value : undefined;
  }

  keep(key: string, value: Value, now: number): void {
    this.#kept.delete(key);
    this.#kept.set(key, { value, until: now + this.#lifetimeMs });
    if (this.#kept.size > this.#maxKeys) this.#kept.delete(this.#kept.keys().next().value as string);
  }
}
