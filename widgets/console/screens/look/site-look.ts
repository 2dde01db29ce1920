import type { OwnerSite, SiteSettings } from '#runtime/contracts/site.ts';
import type { SiteAesthetics } from '#runtime/domain/site-aesthetics.ts';
import { type FontId, readSiteFonts, type SiteFonts } from '#runtime/domain/site-fonts.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { type ColorTexts, toAesthetics, toTexts, withColors } from './color-texts.ts';

/**
 * The colours and fonts of a site as a person edits them, each under a name of its own. The names of the fonts have a
 * dot, which no colour's name has.
 */
export type SiteLook = ColorTexts;

export type FontUse = keyof SiteFonts;
const FONTS = { headings: 'fonts.headings', texts: 'fonts.texts' } as const satisfies Record<FontUse, string>;

/** Names the fonts, for when two people have changed one. */
export const SITE_LOOK_NAMES = { 'fonts.headings': lookTexts.fontOfHeadings, 'fonts.texts': lookTexts.fontOfTexts };

/** Writes the site's colours and fonts as texts; '' for the shop's own font. */
export function toSiteLook(site: OwnerSite): SiteLook {
  return { ...toTexts(site), ...fontChange('headings', site.fonts.headings), ...fontChange('texts', site.fonts.texts) };
}

/** Returns the change that chooses a font. */
export function fontChange(use: FontUse, font: FontId | null): SiteLook {
  return { [FONTS[use]]: font ?? '' };
}

/** Returns the colours of a look. */
export function colorsOf(look: SiteLook): ColorTexts {
  return Object.fromEntries(Object.entries(look).filter(([name]) => !name.includes('.')));
}

/** Returns the fonts of a look. */
export function fontsOf(look: SiteLook): SiteFonts {
  return readSiteFonts({ headings: look[FONTS.headings], texts: look[FONTS.texts] });
}

/** Returns the settings with these colours and fonts. Fonts that the look does not name stay as they are. */
export function siteWith(site: OwnerSite, look: SiteLook): SiteSettings {
  return { ...withColors(site, colorsOf(look)), fonts: fontsOf({ ...toSiteLook(site), ...look }) };
}

/** Returns the colours and fonts as the platform keeps them: its categories say for what a font is used. */
export function aestheticsOf(look: SiteLook): SiteAesthetics {
  return { ...toAesthetics(colorsOf(look)), fonts: { fontUsageCategories: fontsOf(look) } };
}
