import { useEffect } from 'react';
import { outlineBlocks, showPointer } from './frame-marks.ts';
import { galleryOf } from './gallery-preview.ts';
import type { Look } from './use-look.ts';

interface Marks {
  /** Whether a circle shows where the pointer is. */
  hasTouches: boolean;
  /** Whether the panel is to show the options of the page's gallery. */
  isGalleryChosen: boolean;
}

/** Marks things in the shown page that visitors do not see: the pointer, and, while the panel is open, its blocks. */
export function useFrameMarks({ shown, subject, isOpen }: Look, { hasTouches, isGalleryChosen }: Marks): void {
  const page = shown.status === 'shown' ? shown.page : undefined;
  const edited = isGalleryChosen ? subject.collection?.id : undefined;
  useEffect(() => (page && hasTouches ? showPointer(page) : undefined), [page, hasTouches]);
  useEffect(
    () =>
      page && isOpen ? outlineBlocks(page, edited === undefined ? undefined : galleryOf(page, edited)) : undefined,
    [page, isOpen, edited],
  );
}
