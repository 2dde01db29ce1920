import { SummaryBlock } from '#runtime/contracts/content-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { toImage, toVariants } from '../../catalogue/service.ts';
import { translationOf } from '../../site/languages.ts';
import { blockKind } from '../block-kind.ts';
import { carouselButtons } from './carousel.ts';
import { itemHtml } from './item-html.ts';
import { inPageLanguage, type SummaryRows, summaryStatements } from './rows.ts';
import { SUMMARY_STYLE } from './style.ts';

/** Some items of a collection, as a wall, carousel, list or grid. */
export const summary = blockKind({
  type: 'summary-v2',
  contract: SummaryBlock,
  style: SUMMARY_STYLE,
  statements: (settings, { env, site }) =>
    summaryStatements(env.DB, { siteId: site.siteId, language: translationOf(site) }, settings),
  render(settings, { rows, context }) {
    const [[collection], items, images, variants] = rows as SummaryRows;
    if (!collection || items.length === 0) return '';
    const { design, headerText } = settings;
    const imageOf = new Map(images.map((row) => [row.item_id, toImage(row)]));
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
  },
});
