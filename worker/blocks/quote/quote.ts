import { QuoteBlock } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { blockContent, linkTo, paragraphs } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';
import style from './quote.css';

/** What somebody has said. The marks around it are those of the page's language. */
export const quote = blockKind({
  type: 'quote',
  contract: QuoteBlock,
  style,
  render({ quote: text, source, sourceUrl }) {
    const cite = sourceUrl && /^https?:/i.test(sourceUrl) ? ` cite="${escapeHtml(sourceUrl)}"` : '';
    const name = sourceUrl
      ? `<a ${linkTo(sourceUrl)}><bdi>${escapeHtml(source || sourceUrl)}</bdi></a>`
      : `<bdi>${escapeHtml(source)}</bdi>`;
    const caption = source || sourceUrl ? `<figcaption class="source">${name}</figcaption>` : '';
    return blockContent(
      `<figure class="block-animation-none"><blockquote data-animation-role="quote"${cite}>${paragraphs(text)}</blockquote>${caption}</figure>`,
    );
  },
});
