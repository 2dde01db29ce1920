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
function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isEqual(a[name as keyof typeof a], b[name as keyof typeof b]));
}
