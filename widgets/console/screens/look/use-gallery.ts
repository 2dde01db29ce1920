import { useEffect, useRef } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { CollectionDefinition, OwnerCollection } from '#runtime/contracts/content.ts';
import { type GalleryOptionName, type GalleryOptions, readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useEditor } from '../../app/use-editor.ts';
import { COLLECTIONS, collectionBody } from '../../parts/collection-body.ts';
import { GALLERY_TITLES, isInRange } from '../../parts/gallery-texts.ts';
import type { GalleryLook } from './events.ts';
import { galleryKey, usePart } from './look-parts.ts';
import type { ShownCollection } from './shown-page.ts';
import type { Look } from './use-look.ts';

/** The gallery of a collection; one that makes none keeps the options for the day when it makes one. */
export type GalleryValue = GalleryOptions & { makesGallery: boolean };

/** Edits the gallery of a collection, and shows it in the page while it is changed. */
export function useGallery({ parts, tweaks, shown }: Look, { id, title, path }: ShownCollection) {
  const editor = useEditor({
    path: addressOf('/api/owner/collections/:collectionId', { collectionId: id }),
    part: 'gallery',
    toValue,
    toBody,
    touched: [COLLECTIONS],
    saved: fill(lookTexts.galleryOfIsSaved, { title }),
    name: fill(lookTexts.galleryOfTitle, { title }),
  });
  const { reading, draft, failure, conflict, dismissConflict } = editor;
  const wrong = draft?.value.makesGallery ? wrongNames(draft.value) : [];
  const problem = wrong.length > 0 ? fill(lookTexts.pleaseCorrectWrong, { wrong: wrong.join(', ') }) : undefined;
  const toLook = (value: GalleryValue): GalleryLook => ({ collectionId: id, options: shownOptions(value) });
  const isAsking = usePart(parts, galleryKey(id), {
    title: fill(lookTexts.galleryOfTitle, { title }),
    unsaved: fill(lookTexts.galleryUnsaved, { title }),
    path,
    isDirty: draft?.isDirty ?? false,
    isRestored: draft?.isRestored ?? false,
    isInConflict: conflict !== undefined,
    error: problem ?? failure?.text,
    save: async () => problem === undefined && editor.save(),
    discard: () => {
      draft?.discard();
      if (draft) tweaks.emit('reset', { gallery: toLook(draft.base) });
    },
  });

  // Options that were typed before, or on the page before this one, show as soon as the page is there.
  const page = shown.status === 'shown' ? shown.page : undefined;
  const latest = useRef<GalleryLook | undefined>(undefined);
  latest.current = draft?.isDirty ? toLook(draft.value) : undefined;
  const isRead = draft !== undefined;
  useEffect(() => {
    if (page && isRead && latest.current) tweaks.emit('change', { gallery: latest.current });
  }, [page, isRead, tweaks]);

  const change = (changes: Partial<GalleryValue>) => {
    draft?.change(changes);
    if (draft) tweaks.emit('change', { gallery: toLook({ ...draft.value, ...changes }) });
  };
  const resolve = (value: GalleryValue) => {
    editor.resolve(value);
    tweaks.emit('change', { gallery: toLook(value) });
  };
  return {
    reading,
    value: draft?.value,
    errors: failure?.errors ?? {},
    conflict: isAsking ? conflict : undefined,
    change,
    resolve,
    dismissConflict,
  };
}

function toValue({ options: { gallery } }: OwnerCollection): GalleryValue {
  return { makesGallery: gallery !== null, ...readGalleryOptions((name) => gallery?.[name]) };
}

/** Returns the collection as it was read, but for its gallery. */
function toBody({ makesGallery, ...gallery }: GalleryValue, collection: OwnerCollection): CollectionDefinition {
  const body = collectionBody(collection);
  return { ...body, options: { ...body.options, gallery: makesGallery ? gallery : null } };
}

/** Returns the options as a page shows them: without any, galleries have the usual ones. */
function shownOptions({ makesGallery, ...options }: GalleryValue): GalleryOptions {
  return readGalleryOptions((name) => (makesGallery ? options[name] : undefined));
}

function wrongNames({ makesGallery: _, ...options }: GalleryValue): string[] {
  const names = Object.keys(options) as GalleryOptionName[];
  return names.filter((name) => !isInRange(name, options[name])).map((name) => GALLERY_TITLES[name]);
}
