import { AudioBlock } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { blockContent, linkTo, textElement } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';
import style from './audio.css';

/** Audio whose file is fetched when somebody plays it. */
export const audio = blockKind({
  type: 'audio',
  contract: AudioBlock,
  style,
  render({ url, title, author, showDownload }, { context: { texts } }) {
    const { pageBlocks } = texts;
    const label = escapeHtml(fill(pageBlocks.listen, { title }));
    const download = showDownload
      ? `<a class="download" ${linkTo(url)} download>${escapeHtml(pageBlocks.download)}</a>`
      : '';
    return blockContent(
      `<figure class="sqs-audio-embed"><figcaption>${textElement('span', 'title', title)}${textElement('span', 'author', author)}</figcaption><audio controls preload="none" src="${escapeHtml(url)}" aria-label="${label}"></audio>${download}</figure>`,
    );
  },
});
