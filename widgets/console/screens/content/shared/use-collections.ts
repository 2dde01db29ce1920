import { useMemo } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import { usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { useRest } from '../../../parts/use-rest.ts';

/** Reads all collections of the shop. `collections` are those that are known so far. */
export function useCollections() {
  const reading = usePages(may('content:read') ? addressOf('/api/owner/collections', { limit: 100 }) : undefined);
  useRest(reading, true);
  const collections = useMemo(() => reading.data?.pages.flatMap((page) => page.collections) ?? [], [reading.data]);
  return { reading, collections };
}
