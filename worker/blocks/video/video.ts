import { VideoBlock } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { videoOf } from '#runtime/domain/videos.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { blockContent, linkTo, paragraphs } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';
import { pictureHtml } from '../image/picture-html.ts';
import style from './video.css';

/** A video. A press fetches its player; without scripts it leads to the video's page. */
export const video = blockKind({
  type: 'video',
  contract: VideoBlock,
  style,
  render({ url, title, description, image }, { context }) {
    const found = videoOf(url);
    if (!found) return '';
    const { pageBlocks } = context.texts;
    const label = escapeHtml(fill(pageBlocks.playVideo, { title }));
    // The link's name is its label, so the picture only decorates.
    const picture = image ? pictureHtml({ ...image, altText: '' }, context) : '';
    const note = escapeHtml(fill(pageBlocks.videoNote, { provider: found.providerName }));
    return blockContent(
      `<div class="embed-block-wrapper"><a class="sqs-video-overlay" ${linkTo(url)} data-sq-embed="${escapeHtml(found.player)}" data-sq-embed-title="${escapeHtml(title)}" aria-label="${label}">${picture}<span class="sqs-video-icon"></span></a></div><p class="embed-block-note">${note}</p>${paragraphs(description)}`,
    );
  },
});
