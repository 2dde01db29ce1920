import { GALLERY } from '#runtime/page/gallery-root.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { engineVideo } from '#runtime/ui/video/engine-video.ts';
import { playIn } from '#runtime/ui/video/play-in.ts';

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
  const video = engineVideo(element as HTMLElement);
  // The module of galleries shows those of a gallery.
  if (!video || element.closest(GALLERY)) return;
  const { url, host, player } = video;
  const picture = element.querySelector('img');
  const title = picture?.alt || host;
  const play = player ? document.createElement('button') : linkTo(url);
  if (play instanceof HTMLButtonElement) play.type = 'button';
  play.className = 'sq-video-play';
  play.setAttribute('aria-label', title);
  if (picture?.dataset.src && !picture.getAttribute('src')) picture.src = picture.dataset.src;
  const onPress = () => {
    const frame = player && playIn({ address: player, title, put: (shown) => play.replaceWith(shown) });
    if (frame) gone.addEventListener('abort', () => frame.remove());
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
