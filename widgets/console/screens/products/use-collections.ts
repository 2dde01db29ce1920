import { addressOf } from '#runtime/api/calls.ts';
import { useAnswer } from '../../app/query.ts';
import { may } from '../../app/session.ts';
import { COLLECTIONS } from './addresses.ts';

/** The most that a call answers; shops have far fewer pages of products. */
const PATH = addressOf(COLLECTIONS, { limit: 100 });

export interface ProductCollection {
  id: string;
  /** Its title in menus, by which the screen of pages lists it too. */
  title: string;
  /** The first part of its address; '' for the home page. */
  urlId: string;
}

/** The collections that hold products. Empty until they have been read, and for roles that may not read them. */
export function useCollections() {
  const reading = useAnswer(may('content:read') ? PATH : undefined);
  const collections: readonly ProductCollection[] =
    reading.data?.collections
      .filter(({ type }) => type === 'products')
      .map(({ id, navigationTitle, urlId }) => ({ id, title: navigationTitle, urlId })) ?? [];
  return { reading, collections };
}
