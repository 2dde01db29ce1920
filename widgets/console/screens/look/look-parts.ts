import { useStore } from '@nanostores/react';
import { type MapStore, map } from 'nanostores';
import { useEffect, useRef } from 'react';

/**
 * One part of the looks with a draft of its own: the colours and fonts, a collection's gallery, or the product pages.
 */
export interface LookPart {
  title: string;
  /** The text that names what is unsaved. */
  unsaved: string;
  /** The page whose options the part shows; undefined for a part of every page. */
  path?: string | undefined;
  isDirty: boolean;
  /** Of the colours and fonts, which are one draft: what is unsaved. */
  hasColors?: boolean;
  hasFonts?: boolean;
  /** Whether it was typed before the screen was opened. */
  isRestored: boolean;
  isInConflict: boolean;
  /** Why it is not saved. */
  error: string | undefined;
  /** Resolves to whether it is saved. */
  save: () => Promise<boolean>;
  discard: () => void;
}

/** The open parts by their keys. */
export type LookParts = MapStore<Record<string, LookPart | undefined>>;

/** Returns the key of a collection's gallery. */
export function galleryKey(collectionId: string): string {
  return `gallery ${collectionId}`;
}

/** Makes the store of one screen's parts. */
export function createParts(): LookParts {
  return map({});
}

/** Lists the parts that have something unsaved, with their keys. */
export function dirtyParts(parts: ReturnType<LookParts['get']>): (LookPart & { key: string })[] {
  return Object.entries(parts).flatMap(([key, part]) => (part?.isDirty ? [{ ...part, key }] : []));
}

/** Saves all that is unsaved, part after part. Resolves to whether anything is saved. */
export async function saveParts(parts: LookParts): Promise<boolean> {
  let isAnySaved = false;
  for (const part of dirtyParts(parts.get())) if (await part.save()) isAnySaved = true;
  return isAnySaved;
}

/**
 * Tells the screen of a part as long as it is open. Returns whether the part may show its conflict: of several only one
 * is shown at a time.
 */
export function usePart(parts: LookParts, key: string, part: LookPart): boolean {
  const latest = useRef(part);
  latest.current = part;
  const { title, unsaved, path, hasColors = false, hasFonts = false, isDirty, isRestored, isInConflict, error } = part;
  useEffect(() => {
    parts.setKey(key, {
      title,
      unsaved,
      path,
      hasColors,
      hasFonts,
      isDirty,
      isRestored,
      isInConflict,
      error,
      save: () => latest.current.save(),
      discard: () => latest.current.discard(),
    });
  }, [parts, key, title, unsaved, path, hasColors, hasFonts, isDirty, isRestored, isInConflict, error]);
  useEffect(() => () => parts.setKey(key, undefined), [parts, key]);
  const [first] = Object.entries(useStore(parts)).find(([, state]) => state?.isInConflict) ?? [];
  return first === key;
}
