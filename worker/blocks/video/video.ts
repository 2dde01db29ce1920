import { VideoBlock } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { videoOf } from '#runtime/domain/videos.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { blockContent, linkTo, paragraphs } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';
import { pictureHtml } from '../image/picture-html.ts';

const STYLE = [
  '.embed-block-wrapper{position:relative;aspect-ratio:16/9;overflow:hidden;background:#111;border-radius:var(--sq-radius,0)}',
  '.embed-block-wrapper>*{position:absolute;inset:0;inline-size:100%;block-size:100%;border:0}',
  '.sqs-video-overlay{display:grid;place-items:center;color:#fff}.sqs-video-overlay>*{grid-area:1/1}',
  '.sqs-video-overlay img{inline-size:100%;block-size:100%;object-fit:cover}',
  '.sqs-video-overlay .sqs-video-icon{z-index:1;display:grid;place-items:center;inline-size:72px;block-size:72px;border-radius:50%;background:#000c;border:2px solid #fff;box-sizing:border-box}',
  '.sqs-video-overlay .sqs-video-icon::before{content:"";border-style:solid;border-width:14px 0 14px 22px;border-color:transparent transparent transparent #fff;margin-inline-start:6px}',
  '.sqs-video-overlay:focus-visible{outline:3px solid var(--sq-focus,#fff);outline-offset:-6px}',
  '.embed-block-note{font-size:.875em;margin-block:.5rem 0}',
].join('');

/** A video. A press fetches its player; without scripts it leads to the video's page. */
export const video = blockKind({
  type: 'video',
  contract: VideoBlock,
  style: STYLE,
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
