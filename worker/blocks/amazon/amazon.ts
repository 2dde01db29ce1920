import { AmazonBlock } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { blockContent, textElement } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';
import { pictureHtml } from '../image/picture-html.ts';
import style from './amazon.css';

/** Something that Amazon sells, with a link to its page there. Its author may be paid for it, which `rel` says. */
export const amazon = blockKind({
  type: 'amazon',
  contract: AmazonBlock,
  style,
  render({ title, author, price, image, link }, { context }) {
    const picture = image ? pictureHtml(image, context, { sizes: '240px' }) : '';
    const texts = `<span class="product-title" dir="auto">${escapeHtml(title)}</span>${textElement('span', 'product-author', author)}${textElement('span', 'product-price', price)}`;
    return blockContent(
      `<a class="amazon-block-link" href="${escapeHtml(link)}" target="_blank" rel="sponsored nofollow noopener">${picture}${texts}</a>`,
    );
  },
});
