import type { ShopRecord } from '#runtime/contracts/imports.ts';
import type { ReadContext } from '../http/file-format.ts';

interface Found {
  /** Undefined if neither the file nor the call says it. */
  collectionId: string | undefined;
  /** Whether the shop does not have it, nor a record of the file. */
  isNew: boolean;
}

/** The collections that a file names by their addresses, those of the shop and new ones. */
export class FileCollections {
  readonly #context: ReadContext;
  readonly #added = new Set<string>();
  readonly #urlIds = new Map<string, string>();

  constructor(context: ReadContext) {
    this.#context = context;
  }

  /** Finds the collection at an address; at '' the one that the call has chosen. */
  find(address: string): Found {
    const { collections, collectionId } = this.#context;
    const urlId = address.replace(/^\/+|\/+$/g, '').toLowerCase();
    if (urlId === '') return { collectionId, isNew: false };
    const known = collections.find((collection) => collection.urlId.toLowerCase() === urlId);
    if (known) return { collectionId: known.id, isNew: false };
    const id = this.#newId(urlId);
    this.#urlIds.set(id, urlId);
    return { collectionId: id, isNew: !this.#added.has(id) };
  }

  /** Returns the record that creates a collection which `find` has called new. */
  add(collectionId: string): ShopRecord {
    this.#added.add(collectionId);
    const urlId = this.#urlIds.get(collectionId) ?? collectionId;
    const words = urlId.replace(/[-_/]+/g, ' ');
    const title = words.charAt(0).toUpperCase() + words.slice(1);
    return { type: 'collection', content: { id: collectionId, type: 'products', title, urlId, template: 'products' } };
  }

  /** An id that no collection of the shop has, the same at each reading of the file. */
  #newId(urlId: string): string {
    const id = urlId.replace(/[^\w-]+/g, '-').slice(0, 90);
    const isTaken = this.#context.collections.some((collection) => collection.id === id);
    return isTaken ? `${id}-products` : id;
  }
}
