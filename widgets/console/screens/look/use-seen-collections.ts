import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { may } from '../../app/session.ts';
import { galleryKey } from './look-parts.ts';
import type { ShownCollection } from './shown-page.ts';
import type { Look } from './use-look.ts';

/**
 * Lists the collections whose galleries are open: the one that the frame shows, and those of pages that were left with
 * something unsaved. A role that may not read the content has none.
 */
export function useSeenCollections({ parts, subject }: Look): readonly ShownCollection[] {
  const states = useStore(parts);
  const [seen, setSeen] = useState<readonly ShownCollection[]>([]);
  const here = may('content:read') ? subject.collection : undefined;
  if (here && !seen.some(({ id }) => id === here.id)) setSeen([...seen, here]);
  return seen.filter(({ id }) => id === here?.id || states[galleryKey(id)]?.isDirty);
}
