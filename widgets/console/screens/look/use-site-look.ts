import { useEffect, useRef, useState } from 'react';
import { type AestheticsPath, dirtyPaths } from '#runtime/domain/site-aesthetics.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useEditor } from '../../app/use-editor.ts';
import { overriddenProperties } from './brand-preview.ts';
import { colorErrorOf } from './color-texts.ts';
import { usePart } from './look-parts.ts';
import { aestheticsOf, colorsOf, fontsOf, type SiteLook, siteWith, toSiteLook } from './site-look.ts';
import { type Look, SITE } from './use-look.ts';

const NONE: SiteLook = {};
const UNSAVED: Partial<Record<AestheticsPath, string>> = {
  'colors.palette': lookTexts.coloursOfLightPages,
  'colors.themes': lookTexts.coloursOfDarkPages,
  'fonts.fontUsageCategories': lookTexts.fontsOfHeadings,
};

/** Edits the shop's colours and fonts, and shows them in the page while they are changed. */
export function useSiteLook({ parts, tweaks, shown }: Look) {
  const site = useEditor({
    path: SITE,
    part: 'colors',
    toValue: toSiteLook,
    toBody: (value, body) => siteWith(body, value),
    saved: lookTexts.savedVisitorsSee,
    name: lookTexts.coloursAndFonts,
  });
  const { draft } = site;
  const isRead = draft !== undefined;
  const base = draft?.base ?? NONE;
  const value = draft?.value ?? NONE;
  const unsaved = dirtyPaths(aestheticsOf(base), aestheticsOf(value));
  const hasFonts = unsaved.some((path) => path.startsWith('fonts.'));
  const hasColors = unsaved.some((path) => path.startsWith('colors.'));
  const wrong = Object.entries(colorsOf(value)).filter(([, text]) => text !== undefined && colorErrorOf(text));
  const problem =
    wrong.length > 0
      ? fill(lookTexts.pleaseCorrectNames, { names: wrong.map(([name]) => name).join(', ') })
      : undefined;
  const show = (look: SiteLook) => tweaks.emit('change', { colors: colorsOf(look), fonts: fontsOf(look) });
  const isAsking = usePart(parts, 'colors', {
    title: hasFonts ? (hasColors ? lookTexts.coloursAndFonts : lookTexts.fonts) : lookTexts.colours,
    unsaved: unsaved.map((path) => UNSAVED[path] ?? path).join(', '),
    hasFonts,
    hasColors,
    isDirty: unsaved.length > 0,
    isRestored: draft?.isRestored ?? false,
    isInConflict: site.conflict !== undefined,
    error: problem ?? site.failure?.text,
    save: async () => problem === undefined && site.save(),
    discard: () => {
      draft?.discard();
      tweaks.emit('reset', { colors: colorsOf(base), fonts: fontsOf(base) });
    },
  });

  // What was typed before, or what comes after the page, shows as soon as both are there.
  const page = shown.status === 'shown' ? shown.page : undefined;
  const latest = useRef({ base, value });
  latest.current = { base, value };
  const [overridden, setOverridden] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!page || !isRead) return;
    const now = latest.current;
    setOverridden(overriddenProperties(page, colorsOf(now.base)));
    tweaks.emit('change', { colors: colorsOf(now.value), fonts: fontsOf(now.value) });
  }, [page, isRead, tweaks]);

  const change = (changes: SiteLook) => {
    draft?.change(changes);
    show({ ...value, ...changes });
  };
  const resolve = (resolved: SiteLook) => {
    site.resolve(resolved);
    show(resolved);
  };
  const { failure, conflict, dismissConflict } = site;
  return {
    isRead,
    colors: colorsOf(value),
    fonts: fontsOf(value),
    overridden,
    errors: failure?.errors ?? {},
    conflict: isAsking ? conflict : undefined,
    change,
    resolve,
    dismissConflict,
  };
}

export type EditedSiteLook = ReturnType<typeof useSiteLook>;
