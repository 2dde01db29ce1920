import { BRAND_COLORS, brandProperties } from '#runtime/domain/brand-colors.ts';
import { type ColorTexts, readColors } from './color-texts.ts';

const PROPERTIES = BRAND_COLORS.map((name) => `--sq-${name}`);

/**
 * Shows a page in these colours without saving them. The page's own rule of brand colours is changed where it has one, so
 * that the style sheets of the shop's templates win where they win for visitors.
 */
export function showColors(page: Document, texts: ColorTexts): void {
  const style = brandRule(page)?.style ?? page.documentElement.style;
  const properties = new Map<string, string>(brandProperties(readColors(texts)));
  for (const name of PROPERTIES) {
    const value = properties.get(name);
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
}

/** Lists the properties that the page takes from a style sheet of its templates instead of these colours. */
export function overriddenProperties(page: Document, texts: ColorTexts): string[] {
  const view = page.defaultView;
  if (!view) return [];
  const computed = view.getComputedStyle(page.documentElement);
  const plain = (value: string) => value.replaceAll(/\s+/g, '');
  return brandProperties(readColors(texts)).flatMap(([name, value]) =>
    plain(computed.getPropertyValue(name)) === plain(value) ? [] : [name],
  );
}

/** Finds the rule that the Worker writes into a page's head: `:root` with nothing but brand colours. */
function brandRule(page: Document): CSSStyleRule | undefined {
  const styles = [...page.styleSheets].filter(({ ownerNode }) => ownerNode?.nodeName === 'STYLE');
  const rules = styles.flatMap(({ cssRules }) => [...cssRules]) as CSSStyleRule[];
  return rules.find(
    ({ selectorText, style }) =>
      selectorText === ':root' && style.length > 0 && [...style].every((name) => PROPERTIES.includes(name)),
  );
}
