import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { Bindings } from '../env.ts';
import { guaranteeNotice } from '../notices/service.ts';
import {
  INFORMATION_MARK,
  INFORMATION_STYLE,
  informationHtml,
  productInformation,
} from '../product-information/service.ts';
import type { Site } from '../site/site.ts';
import type { Rendering } from './engine.ts';
import type { View } from './view.ts';

/** What the law asks a product's page to show, and the style that its HTML brings along. */
interface PageSafety {
  /** For templates: the information, with all of it as `html`. */
  data: object;
  html: string;
  styles: readonly string[];
}

const NOTHING: PageSafety = { data: {}, html: '', styles: [] };

export async function pageSafety(env: Bindings, site: Site, { item }: View, now: number): Promise<PageSafety> {
  if (!item || item.productType === null) return NOTHING;
  const texts = await textsIn(site.language);
  const notice = await guaranteeNotice({ db: env.DB, site, now }, [item.productType], texts);
  const information = productInformation(site, item, texts, { notice, now });
  if (!information) return NOTHING;
  const html = informationHtml(information);
  return { data: { productSafety: { ...information, html } }, html, styles: [INFORMATION_STYLE] };
}

/** Adds the information at the end of the content, unless the template has placed it itself. */
export function withSafety({ html, errors }: Rendering, safety: PageSafety): Rendering {
  return { html: html.includes(INFORMATION_MARK) ? html : html + safety.html, errors };
}
