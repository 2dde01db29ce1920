import { useEffect, useRef, useState } from 'react';
import type { OwnerSite } from '#runtime/contracts/site.ts';
import { dirtyPaths } from '#runtime/domain/site-aesthetics.ts';
import { ask } from '../../app/dialogs.ts';
import { useEditor } from '../../app/use-editor.ts';
import { overriddenProperties, showColors } from './brand-preview.ts';
import { type ColorTexts, colorErrorOf, toAesthetics, toTexts, withColors } from './color-texts.ts';
import { createLookEvents } from './events.ts';

const SITE = '/api/owner/site';
const NONE: ColorTexts = {};

/** What the frame shows. */
export type Shown =
  | { status: 'loading' }
  | { status: 'elsewhere' }
  | { status: 'shown'; path: string; overridden: readonly string[] };

/** Connects the panel, the frame and the saved colours by the events of both. */
export function useLook() {
  const [{ frame, tweaks }] = useState(createLookEvents);
  const [isOpen, setOpen] = useState(true);
  const [shown, setShown] = useState<Shown>({ status: 'loading' });
  const element = useRef<HTMLIFrameElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const site = useEditor<OwnerSite, ColorTexts>({
    path: SITE,
    part: 'colors',
    toValue: toTexts,
    toBody: (texts, body) => withColors(body, texts),
    saved: 'Saved. Visitors see these colours now.',
  });
  const { draft } = site;
  const isRead = draft !== undefined;
  const base = draft?.base ?? NONE;
  const colors = draft?.value ?? NONE;
  const unsaved = dirtyPaths(toAesthetics(base), toAesthetics(colors));
  const wrong = Object.entries(colors).filter(([, text]) => text !== undefined && colorErrorOf(text));

  // Listeners outlast a drawing, so they read the colours of the latest one.
  const latest = useRef({ base, colors, isRead, refetch: site.reading.refetch });
  latest.current = { base, colors, isRead, refetch: site.reading.refetch };
  const page = useRef<Document | null>(null);
  useEffect(() => {
    const show = (texts: ColorTexts) => page.current && showColors(page.current, texts);
    const stops = [
      frame.on('load', (loaded) => {
        page.current = loaded;
        if (!loaded) return setShown({ status: 'elsewhere' });
        const overridden = overriddenProperties(loaded, latest.current.base);
        setShown({ status: 'shown', path: loaded.location.pathname, overridden });
        return latest.current.isRead && show(latest.current.colors);
      }),
      frame.on('iframeUnload', () => {
        page.current = null;
        setShown({ status: 'loading' });
      }),
      tweaks.on('change', show),
      tweaks.on('reset', show),
      // The page is written anew, with the colours that templates use.
      tweaks.on('save', () => element.current?.contentWindow?.location.reload()),
      tweaks.on('beforeopen', () => void latest.current.refetch()),
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
  // Colours that were typed before, or that come after the page, show as soon as they are there.
  useEffect(() => {
    if (isRead) tweaks.emit('change', latest.current.colors);
  }, [isRead, tweaks]);

  const change = (changes: ColorTexts) => {
    draft?.change(changes);
    tweaks.emit('change', { ...colors, ...changes });
  };
  const reset = () => {
    draft?.discard();
    tweaks.emit('reset', base);
  };
  const resolve = (value: ColorTexts) => {
    site.resolve(value);
    tweaks.emit('change', value);
  };
  const save = async () => {
    if (wrong.length === 0 && (await site.save())) tweaks.emit('save', colors);
  };
  const open = () => {
    tweaks.emit('beforeopen', undefined);
    setOpen(true);
  };
  const close = async () => {
    if (unsaved.length > 0) {
      const isLeaving = await ask({
        title: 'Close without saving?',
        text: 'The page goes back to the saved colours.',
        action: 'Close',
        isDangerous: true,
      });
      if (!isLeaving) return;
      reset();
    }
    tweaks.emit('close', undefined);
  };
  return {
    site,
    colors,
    unsaved,
    wrong,
    shown,
    isOpen,
    frame,
    element,
    heading,
    opener,
    change,
    reset,
    resolve,
    save,
    open,
    close,
  };
}
