import type { SummaryBlock } from '#runtime/contracts/content-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { toVariants } from '../../catalogue/service.ts';
import { toItemImage } from '../../pictures/service.ts';
import type { BlockContext } from '../block-kind.ts';
import { itemHtml } from './item-html.ts';
import { inPageLanguage, type SummaryRows } from './rows.ts';

/** Writes the items of a collection with the platform's class names; '' where there are none. */
export function summaryHtml(settings: SummaryBlock, rows: SummaryRows, context: BlockContext): string {
  const [[collection], items, images, variants] = rows;
  if (!collection || items.length === 0) return '';
  const { design, headerText } = settings;
  const imageOf = new Map(images.map((row) => [row.item_id, toItemImage(row)]));
  const variantsOf = Map.groupBy(variants, (row) => row.item_id);
  const list = items.map((row) =>
    itemHtml(settings, context, {
      ...inPageLanguage(row, imageOf.get(row.id)),
      collectionUrlId: row.collection_slug ?? collection.url_id,
      variants: toVariants(variantsOf.get(row.id) ?? [], row.product_type),
    }),
  );
  const header = headerText && `<h2 class="summary-heading" dir="auto">${escapeHtml(headerText)}</h2>`;
  const isCarousel = design === 'carousel';
  const name = escapeHtml(headerText || context.texts.blocks.summary);
  const region = isCarousel ? ` tabindex="0" role="region" aria-label="${name}" data-sq-carousel` : '';
  return `<div class="summary-block-wrapper summary-block-setting-design-${design}"><div class="summary-block-header">${header}${isCarousel ? carouselButtons(context.texts) : ''}</div><div class="summary-item-list-container"${region}><ul class="summary-item-list" role="list">${list.join('')}</ul></div></div>`;
}

/** The buttons of a carousel. Its script shows them; without one, visitors scroll. */
function carouselButtons({ blocks }: Pick<Catalogue, 'blocks'>): string {
  const button = (direction: 'previous' | 'next', path: string) =>
    `<button type="button" class="summary-carousel-pager-${direction}" aria-label="${escapeHtml(blocks[direction])}" data-sq-carousel-to="${direction}"><svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="${path}" fill="none" stroke="currentColor" stroke-width="2"/></svg></button>`;
  return `<div class="summary-carousel-pager" hidden>${button('previous', 'm12 4-6 6 6 6')}${button('next', 'm8 4 6 6-6 6')}</div>`;
}
