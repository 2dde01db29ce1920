import { QuoteBlock } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { blockContent, linkTo, paragraphs } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';

const STYLE =
  '.quote-block figure{margin:1.5em 0}.quote-block blockquote{margin:0;font-size:1.25em;quotes:auto}.quote-block blockquote p{margin-block:0 .5em}.quote-block blockquote>:first-child::before{content:open-quote}.quote-block blockquote>:last-child::after{content:close-quote}.quote-block .source::before{content:"— "}';

/** What somebody has said. The marks around it are those of the page's language. */
export const quote = blockKind({
  type: 'quote',
  contract: QuoteBlock,
  style: STYLE,
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
