import type { SummaryBlock } from '#runtime/contracts/content-blocks.ts';
import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { machineTime } from '#runtime/domain/event-time.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { priceTexts } from '#runtime/domain/price.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { type Image, itemUrl, type Variant } from '../../catalogue/service.ts';
import { placeText, timeOf, timeText } from '../../events/service.ts';
import { systemDataVariants } from '../../pictures/service.ts';
import { priceLinesOf } from '../../prices/service.ts';
import { dateText } from '../../site/date-text.ts';
import { storeCurrency } from '../../site/store-settings.ts';
import type { BlockContext } from '../block-kind.ts';
import { counted } from '../counted.ts';
import type { SummaryItem } from './rows.ts';

interface ShownItem {
  item: SummaryItem;
  collectionUrlId: string;
  image: Image | undefined;
  variants: readonly Variant[];
}

/** Widths of pictures in a summary: a column of its grid, or the window of a phone. */
const SIZES = '(max-width: 40rem) 90vw, 22rem';

/** Writes one item of a summary, with the platform's class names. */
export function itemHtml(settings: SummaryBlock, context: BlockContext, shown: ShownItem): string {
  const { item, collectionUrlId, image, variants } = shown;
  const url = escapeHtml(item.externalLink ?? itemUrl(collectionUrlId, item.recordType, item.urlSlug));
  const title = escapeHtml(item.title);
  const isSold = item.recordType === RECORD_TYPE.storeItem;
  const parts = [
    settings.showThumbnail && image && thumbnail(image, url, context),
    '<div class="summary-content">',
    settings.showTitle &&
      `<h3 class="summary-title" dir="auto"><a href="${url}" class="summary-title-link">${title}</a></h3>`,
    settings.showPrice && isSold && `<p class="summary-price">${price(variants, context)}</p>`,
    metadata(settings, context, item),
    settings.showExcerpt && item.excerpt && `<div class="summary-excerpt" dir="auto">${item.excerpt}</div>`,
    settings.showReadMoreLink &&
      `<p><a class="summary-read-more-link" href="${url}" aria-label="${escapeHtml(fill(context.texts.blocks.moreAbout, { title: item.title }))}">${escapeHtml(context.texts.blocks.readMore)}</a></p>`,
    '</div>',
  ];
  return `<li class="summary-item">${parts.filter(Boolean).join('')}</li>`;
}

/** A picture's link leads to the same page as the title's, so that it is left out for keyboards and screen readers. */
function thumbnail(image: Image, url: string, { env }: BlockContext): string {
  const { assetUrl, altText, width, height } = image;
  const source = escapeHtml(assetUrl);
  const widths = systemDataVariants(env, image)?.split(',') ?? [];
  const srcset = widths.map((format) => `${source}?format=${format} ${format}`).join(', ');
  return `<a class="summary-thumbnail-container" href="${url}" tabindex="-1" aria-hidden="true"><img class="summary-thumbnail-image" src="${source}"${srcset && ` srcset="${srcset}" sizes="${SIZES}"`} alt="${escapeHtml(altText)}" width="${width}" height="${height}" loading="lazy" decoding="async"></a>`;
}

function price(variants: readonly Variant[], { site, texts, now }: BlockContext): string {
  const currency = storeCurrency(site);
  const write = (minorUnits: number) => formatMoney(minorUnits, currency, site.language);
  const { price: text, original } = priceTexts(variants, write, texts.product);
  const amount = original === undefined ? escapeHtml(text) : `<s>${escapeHtml(original)}</s> ${escapeHtml(text)}`;
  const lines = priceLinesOf(site, variants, { texts, now });
  return amount + lines.map((line) => `<br><small>${escapeHtml(line.text)}</small>`).join('');
}

function metadata(settings: SummaryBlock, context: BlockContext, item: SummaryItem): string {
  const shown = [settings.primaryMetadata, settings.secondaryMetadata]
    .map((kind) => [kind, metadataText(kind, context, item)] as const)
    .filter(([, html]) => html !== '');
  if (shown.length === 0) return '';
  const items = shown.map(
    ([kind, html]) => `<span class="summary-metadata-item summary-metadata-item--${kind}">${html}</span>`,
  );
  return `<p class="summary-metadata-container">${items.join(' <span aria-hidden="true">·</span> ')}</p>`;
}

function metadataText(kind: SummaryBlock['primaryMetadata'], context: BlockContext, item: SummaryItem): string {
  const { blocks } = context.texts;
  switch (kind) {
    case 'none':
      return '';
    case 'date':
      return dateHtml(context, item);
    case 'author':
      return isolated(item.author);
    case 'categories':
    case 'tags':
      return escapeHtml(item[kind].join(', '));
    case 'location':
      return isolated(placeText(item.location));
    case 'comments':
      return counted(item.publicCommentCount, {
        none: blocks.noComments,
        one: blocks.oneComment,
        many: blocks.comments,
      });
    case 'likes':
      return counted(item.likeCount, { none: blocks.noLikes, one: blocks.oneLike, many: blocks.likes });
  }
}

/** The time of an event, and the day of any other item that is not sold. */
function dateHtml({ site }: BlockContext, item: SummaryItem): string {
  if (item.productType !== null) return '';
  const time = timeOf(item);
  if (!time) {
    const day = dayIn(item.publishedAt, site.timeZone);
    return `<time datetime="${day}">${escapeHtml(dateText(site, item.publishedAt))}</time>`;
  }
  const start = machineTime(time.startsAt, time.isAllDay, site.timeZone);
  return `<time datetime="${start}">${escapeHtml(timeText(time, site, 'short'))}</time>`;
}

/** Returns a text whose direction may be another one than that of the words around it. */
function isolated(text: string | null): string {
  return text ? `<bdi>${escapeHtml(text)}</bdi>` : '';
}
