import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { Bindings } from '../env.ts';
import { guaranteeNotice, LAW_PICTURE } from '../notices/service.ts';
import { INFORMATION_MARK, informationHtml, productInformation } from '../product-information/service.ts';
import type { Site } from '../site/site.ts';
import type { Rendering } from './engine.ts';
import type { View } from './view.ts';

/** What the law asks a product's page to show. */
interface PageSafety {
  /** For templates: the information, with all of it as `html`. */
  data: object;
  html: string;
}

const NOTHING: PageSafety = { data: {}, html: '' };
/** The element around information that the template has not placed. */
const AT_END = 'sq-product-safety-end';
/** Styles of what stands on a page whatever its theme knows of it. */
const STYLES = [
  [LAW_PICTURE, 'max-width:100%;height:auto'],
  [AT_END, 'box-sizing:border-box;max-width:75rem;margin:0 auto;padding:1.5rem'],
] as const;

export async function pageSafety(env: Bindings, site: Site, { item }: View, now: number): Promise<PageSafety> {
  if (!item || item.productType === null) return NOTHING;
  const texts = await textsIn(site.language);
  const notice = await guaranteeNotice({ db: env.DB, site, now }, [item.productType], texts);
  const information = productInformation(site, item, texts, { notice, now });
  if (!information) return NOTHING;
  const html = informationHtml(information);
  return { data: { productSafety: { ...information, html } }, html };
}

/** Adds the information at the end of the content, unless the template has placed it itself. */
export function withSafety({ html, errors }: Rendering, safety: PageSafety): Rendering {
  if (safety.html === '' || html.includes(INFORMATION_MARK)) return { html, errors };
  return { html: `${html}<div class="${AT_END}">${safety.html}</div>`, errors };
}

/** Fits official pictures into the page, and gives information at its end a margin, whatever its theme says. */
export function withLawStyle(html: string): { html: string; inlineStyles: string[] } {
  const rules = STYLES.filter(([name]) => html.includes(`class="${name}"`)).map(([name, rule]) => `.${name}{${rule}}`);
  if (rules.length === 0) return { html, inlineStyles: [] };
  const style = rules.join('');
  return { html: html.replace(/<\/head>/i, (end) => `<style>${style}</style>${end}`), inlineStyles: [style] };
}
