/** The look of a site, under the platform's names. A site without a setting of its own fonts leaves them out. */
export interface SiteAesthetics {
  colors?: { defaultThemeId?: unknown; palette?: unknown; themes?: unknown };
  fonts?: { activeThemeId?: unknown; themes?: unknown; fontUsageCategories?: unknown };
}

/** The parts of a site's look that can be unsaved, in the platform's order. */
export const AESTHETICS_PATHS = [
  'colors.defaultThemeId',
  'fonts.activeThemeId',
  'colors.palette',
  'colors.themes',
  'fonts.themes',
  'fonts.fontUsageCategories',
] as const;
export type AestheticsPath = (typeof AESTHETICS_PATHS)[number];

/** Lists what differs from the saved look. Anything beside these paths is never unsaved. */
export function dirtyPaths(saved: SiteAesthetics, current: SiteAesthetics): AestheticsPath[] {
  return AESTHETICS_PATHS.filter((path) => !isEqual(valueAt(saved, path), valueAt(current, path)));
}

function valueAt(aesthetics: SiteAesthetics, path: AestheticsPath): unknown {
  const [group = '', name = ''] = path.split('.');
  return Object(aesthetics[group as keyof SiteAesthetics])[name];
}

/** Compares values of JSON; a field that is undefined counts as missing, and the order of fields does not count. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isEqual(one[name as keyof typeof one], other[name as keyof typeof other]));
}
