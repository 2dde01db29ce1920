import { useEffect, useRef, useState } from 'react';
import { preferencesPath } from '#runtime/api/preferences.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { ask } from '../../app/dialogs.ts';
import { refresh } from '../../app/query.ts';
import { replaceQuery } from '../../app/router.ts';
import { COLLECTIONS } from '../../parts/collection-body.ts';
import { showColors } from './brand-preview.ts';
import { createLookEvents, type Looks } from './events.ts';
import { showFonts } from './font-preview.ts';
import { showGallery } from './gallery-preview.ts';
import { createParts, dirtyParts, saveParts } from './look-parts.ts';
import { NO_SUBJECT, type PageSubject, subjectOf } from './shown-page.ts';

export const SITE = '/api/owner/site';
export const FONTS = '/api/owner/fonts';
const READ = [SITE, COLLECTIONS, preferencesPath('merchandising')];

/** The state of the frame. */
export type Shown = { status: 'loading' } | { status: 'elsewhere' } | { status: 'shown'; path: string; page: Document };

/** Connects the panel, the frame and the parts of the looks by the events of both. */
export function useLook() {
  const [{ frame, tweaks }] = useState(createLookEvents);
  const [parts] = useState(createParts);
  const [isOpen, setOpen] = useState(true);
  const [isSaving, setSaving] = useState(false);
  const [shown, setShown] = useState<Shown>({ status: 'loading' });
  // Its options stay in the panel until the next page is there.
  const [subject, setSubject] = useState<PageSubject>(NO_SUBJECT);
  const element = useRef<HTMLIFrameElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const page = useRef<Document | null>(null);
  useEffect(() => {
    const show = ({ colors, fonts, gallery }: Looks) => {
      if (page.current && colors) showColors(page.current, colors);
      if (page.current && fonts) showFonts(page.current, fonts);
      if (page.current && gallery) showGallery(page.current, gallery);
    };
    const stops = [
      frame.on('load', (loaded) => {
        page.current = loaded;
        setSubject(loaded ? subjectOf(loaded) : NO_SUBJECT);
        // A person who comes back to the screen finds the page to which the frame's links have led.
        if (loaded) keepPage(loaded.location.pathname);
        setShown(loaded ? { status: 'shown', path: loaded.location.pathname, page: loaded } : { status: 'elsewhere' });
      }),
      frame.on('iframeUnload', () => {
        page.current = null;
        setShown({ status: 'loading' });
      }),
      tweaks.on('change', show),
      tweaks.on('reset', show),
      // The page is written anew, with all that only the shop can show in it.
      tweaks.on('save', () => element.current?.contentWindow?.location.reload()),
      tweaks.on('beforeopen', () => refresh(READ)),
      tweaks.on('aftershow', () => heading.current?.focus()),
      tweaks.on('close', () => setOpen(false)),
      tweaks.on('afterclose', () => opener.current?.focus()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [frame, tweaks]);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    tweaks.emit(isOpen ? 'aftershow' : 'afterclose', undefined);
  }, [isOpen, tweaks]);

  const go = (path: string) => {
    keepPage(path);
    element.current?.contentWindow?.location.replace(path);
  };
  const reset = () => {
    for (const part of dirtyParts(parts.get())) part.discard();
  };
  // A second press comes before the first one is drawn.
  const isBusy = useRef(false);
  const save = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      if (await saveParts(parts)) tweaks.emit('save', undefined);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  const open = () => {
    tweaks.emit('beforeopen', undefined);
    setOpen(true);
  };
  const close = async () => {
    if (dirtyParts(parts.get()).length > 0) {
      const isLeaving = await ask({
        title: lookTexts.closeWithoutSaving,
        text: lookTexts.everythingGoesBack,
        action: lookTexts.close,
        isDangerous: true,
      });
      if (!isLeaving) return;
      reset();
    }
    tweaks.emit('close', undefined);
  };
  return {
    parts,
    tweaks,
    frame,
    element,
    heading,
    opener,
    shown,
    subject,
    isOpen,
    isSaving,
    go,
    reset,
    save,
    open,
    close,
  };
}
function keepPage(path: string): void {
  replaceQuery({ page: path === '/' ? undefined : path });
}

export type Look = ReturnType<typeof useLook>;
