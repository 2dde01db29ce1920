import { GALLERY } from '#runtime/page/gallery-root.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { engineVideo } from '#runtime/ui/video/engine-video.ts';
import { playIn } from '#runtime/ui/video/play-in.ts';
import styles from './video.css';

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
  adoptStyles(element, styles);
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
