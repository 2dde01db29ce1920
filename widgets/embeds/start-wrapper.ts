import { isEmbed } from '#runtime/domain/embeds.ts';
import { videoOf } from '#runtime/domain/videos.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { frameOf } from './frame.ts';

const FRAME_SOURCE = /<iframe\b[^>]*\ssrc=["']([^"']+)/i;
const STYLE = `.sqs-video-wrapper.sq-video{position:relative;display:block;min-height:11rem;overflow:hidden;background:#111}
.sq-video>.sqs-video-overlay{opacity:1!important}
.sq-video .sqs-video-icon{display:none}
.sq-video img{display:block;width:100%;height:100%;object-fit:cover}
.sq-video>.sq-video-play,.sq-video>iframe{position:absolute;inset:0;width:100%;height:100%;border:0;background:none;color:#fff;cursor:pointer;display:grid;place-items:center;padding:0}
.sq-video-play::before{content:"";width:72px;height:72px;border-radius:50%;background:#000c;border:2px solid #fff;box-sizing:border-box;grid-area:1/1}
.sq-video-play::after{content:"";border-style:solid;border-width:14px 0 14px 22px;border-color:transparent transparent transparent #fff;margin-left:6px;grid-area:1/1}
.sq-video-play:focus-visible{outline:3px solid #fff;outline-offset:-6px}`;

/**
 * Puts a play button on the engine's video. A press shows its player; a video of anybody else, whose frames the page's
 * policy may refuse, opens on its own page.
 */
export function startWrapper(element: Element, gone: AbortSignal): void {
  const { html = '' } = (element as HTMLElement).dataset;
  const [, written = ''] = FRAME_SOURCE.exec(html) ?? [];
  const source = URL.parse(written.replaceAll('&amp;', '&').replace(/^\/\//, 'https://'));
  if (source?.protocol !== 'https:') return;
  const address = videoOf(source.href)?.player ?? source.href;
  const picture = element.querySelector('img');
  const title = picture?.alt || source.host;
  const play = isEmbed(address) ? document.createElement('button') : linkTo(source.href);
  if (play instanceof HTMLButtonElement) play.type = 'button';
  play.className = 'sq-video-play';
  play.setAttribute('aria-label', title);
  if (picture?.dataset.src && !picture.getAttribute('src')) picture.src = picture.dataset.src;
  const onPress = () => {
    const frame = frameOf({ address, title });
    if (!frame) return;
    play.replaceWith(frame);
    frame.focus();
    gone.addEventListener('abort', () => frame.remove());
  };
  play.addEventListener('click', onPress, { signal: gone });
  adoptStyles(element, STYLE);
  element.classList.add('sq-video');
  element.append(play);
  gone.addEventListener('abort', () => {
    play.remove();
    element.classList.remove('sq-video');
  });
}

function linkTo(address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  return link;
}
