import { BRAND_COLORS, brandProperties } from '#runtime/domain/brand-colors.ts';
import { FONT_PROPERTIES } from '#runtime/domain/site-fonts.ts';
import { type ColorTexts, readColors } from './color-texts.ts';

const COLORS = BRAND_COLORS.map((name) => `--sq-${name}`);
const PROPERTIES = [...COLORS, ...FONT_PROPERTIES];

/** Shows a page in these colours without saving them. */
export function showColors(page: Document, texts: ColorTexts): void {
  showProperties(page, COLORS, brandProperties(readColors(texts)));
}

/**
 * Gives a page these properties; those of `names` without a value are taken away. The page's own rule of brand colours and
 * fonts is changed where it has one, so that the style sheets of the shop's templates win where they win for visitors.
 */
export function showProperties(
  page: Document,
  names: readonly string[],
  values: readonly (readonly [name: string, value: string])[],
): void {
  const style = brandRule(page)?.style ?? page.documentElement.style;
  const properties = new Map(values);
  for (const name of names) {
    const value = properties.get(name);
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
}

/**
 * Lists the properties of these saved colours that a style sheet of the templates sets otherwise. A page that was written
 * before they were saved lists none.
 */
export function overriddenProperties(page: Document, texts: ColorTexts): string[] {
  const rule = brandRule(page);
  const view = page.defaultView;
  if (!rule || !view) return [];
  const computed = view.getComputedStyle(page.documentElement);
  return brandProperties(readColors(texts)).flatMap(([name]) => {
    const written = rule.style.getPropertyValue(name);
    return written !== '' && plain(computed.getPropertyValue(name)) !== plain(written) ? [name] : [];
  });
}

function plain(value: string): string {
  return value.replaceAll(/\s+/g, '');
}

/** Finds the rule that the Worker writes into a page's head: `:root` with nothing but brand colours and fonts. */
function brandRule(page: Document): CSSStyleRule | undefined {
  const styles = [...page.styleSheets].filter(({ ownerNode }) => ownerNode?.nodeName === 'STYLE');
  const rules = styles.flatMap(({ cssRules }) => [...cssRules]) as CSSStyleRule[];
  return rules.find(
    ({ selectorText, style }) =>
      selectorText === ':root' && style.length > 0 && [...style].every((name) => PROPERTIES.includes(name)),
  );
}
