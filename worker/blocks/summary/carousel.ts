import { escapeHtml } from '#runtime/domain/escape-html.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';

/** The buttons of a carousel. Its script shows them; without one, visitors scroll. */
export function carouselButtons({ blocks }: Pick<Catalogue, 'blocks'>): string {
  const button = (direction: 'previous' | 'next', path: string) =>
    `<button type="button" class="summary-carousel-pager-${direction}" aria-label="${escapeHtml(blocks[direction])}" data-sq-carousel-to="${direction}"><svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="${path}" fill="none" stroke="currentColor" stroke-width="2"/></svg></button>`;
  return `<div class="summary-carousel-pager" hidden>${button('previous', 'm12 4-6 6 6 6')}${button('next', 'm8 4 6 6-6 6')}</div>`;
}
