import { useMemo } from 'react';
import type { OwnerCollections } from '#runtime/contracts/content.ts';
import { usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { useRest } from '../../../parts/use-rest.ts';

/** All collections of the shop, as far as they are known. */
export function useCollections(): OwnerCollections['collections'] {
  const pages = usePages<OwnerCollections>(may('content:read') ? '/api/owner/collections?limit=100' : undefined);
  useRest(pages, true);
  return useMemo(() => pages.data?.pages.flatMap(({ collections }) => collections) ?? [], [pages.data]);
}
