import type { FoundSite } from '../../site/repository.ts';
import { ShortMemory } from './short-memory.ts';

/** Reads the site of a host or, on a host of no site, of a publishable key. */
type Read = () => Promise<FoundSite | null>;

/**
 * The sites that one isolate remembers. Callers choose the key, and on a route for many hosts the host as well. So
 * hosts of sites are kept apart from all other names: no number of made-up names pushes them out.
 */
export class SiteMemory {
  readonly #hosts: ShortMemory<FoundSite>;
  readonly #keys: ShortMemory<FoundSite>;
  readonly #limits: { lifetimeMs: number; maxKeys: number };
  #unknown: ShortMemory<null>;

  constructor(limits: { lifetimeMs: number; maxKeys: number }) {
    this.#limits = limits;
    this.#hosts = new ShortMemory(limits);
    this.#keys = new ShortMemory(limits);
    this.#unknown = new ShortMemory(limits);
  }

  async find({ hostname, key }: { hostname: string; key: string }, read: Read, now = Date.now()) {
    const name = JSON.stringify([hostname, key]);
    const known = this.#hosts.get(hostname, now) ?? this.#keys.get(name, now) ?? this.#unknown.get(name, now);
    if (known !== undefined) return known;
    const found = await read();
    if (found === null) this.#unknown.keep(name, null, now);
    // A site that the key does not name was found by the host.
    else if (found.site.siteId !== key) this.#hosts.keep(hostname, found, now);
    else this.#keys.keep(name, found, now);
    return found;
  }

  forgetUnknown(): void {
    this.#unknown = new ShortMemory(this.#limits);
  }
}
