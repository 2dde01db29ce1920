import { useEffect, useRef, useState } from 'react';
import type { OwnerSite } from '#runtime/contracts/site.ts';
import { type AestheticsPath, dirtyPaths } from '#runtime/domain/site-aesthetics.ts';
import { useEditor } from '../../app/use-editor.ts';
import { overriddenProperties } from './brand-preview.ts';
import { type ColorTexts, colorErrorOf, toAesthetics, toTexts, withColors } from './color-texts.ts';
import { usePart } from './look-parts.ts';
import { type Look, SITE } from './use-look.ts';

const NONE: ColorTexts = {};
const UNSAVED: Partial<Record<AestheticsPath, string>> = {
  'colors.palette': 'colours of light pages and templates',
  'colors.themes': 'colours of dark pages',
};

/** Edits the shop's colours, and shows them in the page while they are changed. */
export function useColors({ parts, tweaks, shown }: Look) {
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
  const problem = wrong.length > 0 ? `Please correct ${wrong.map(([name]) => name).join(', ')}.` : undefined;
  const isAsking = usePart(parts, 'colors', {
    title: 'Colours',
    unsaved: unsaved.map((path) => UNSAVED[path] ?? path).join(', '),
    isDirty: unsaved.length > 0,
    isRestored: draft?.isRestored ?? false,
    isInConflict: site.conflict !== undefined,
    error: problem ?? site.failure?.text,
    save: async () => problem === undefined && site.save(),
    discard: () => {
      draft?.discard();
      tweaks.emit('reset', { colors: base });
    },
  });

  // Colours that were typed before, or that come after the page, show as soon as both are there.
  const page = shown.status === 'shown' ? shown.page : undefined;
  const latest = useRef({ base, colors });
  latest.current = { base, colors };
  const [overridden, setOverridden] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!page || !isRead) return;
    setOverridden(overriddenProperties(page, latest.current.base));
    tweaks.emit('change', { colors: latest.current.colors });
  }, [page, isRead, tweaks]);

  const change = (changes: ColorTexts) => {
    draft?.change(changes);
    tweaks.emit('change', { colors: { ...colors, ...changes } });
  };
  const resolve = (value: ColorTexts) => {
    site.resolve(value);
    tweaks.emit('change', { colors: value });
  };
  const { reading, failure, conflict, dismissConflict } = site;
  return {
    ...{ reading, colors, overridden, errors: failure?.errors ?? {} },
    ...{ conflict: isAsking ? conflict : undefined, change, resolve, dismissConflict },
  };
}
