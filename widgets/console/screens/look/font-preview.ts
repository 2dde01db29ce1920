import { FONT_PROPERTIES, fontFiles, fontProperties, fontRules, type SiteFonts } from '#runtime/domain/site-fonts.ts';
import { showProperties } from './brand-preview.ts';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Shows a page in these fonts without saving them. Style sheets of the shop's templates win where they win for visitors. */
export function showFonts(page: Document, fonts: SiteFonts): void {
  for (const { sheet } of fontFiles(fonts)) fetchSheet(page, sheet);
  showProperties(page, FONT_PROPERTIES, fontProperties(fonts));
  const rules = fontRules(fonts);
  if (rules !== '' || sheets.has(page)) sheetOf(page)?.replaceSync(rules);
}

function fetchSheet(page: Document, path: string): void {
  const links = [...page.querySelectorAll('link[rel="stylesheet"]')];
  if (links.some((link) => link.getAttribute('href') === path)) return;
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', path);
  page.head.append(link);
}

function sheetOf(page: Document): CSSStyleSheet | undefined {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (!view) return undefined;
  const sheet = sheets.get(page) ?? new view.CSSStyleSheet();
  sheets.set(page, sheet);
  if (!page.adoptedStyleSheets.includes(sheet)) page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return sheet;
}
