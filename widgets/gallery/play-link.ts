import type { GalleryOptions } from '#runtime/domain/gallery-options.ts';
import type { GalleryTexts } from '#runtime/i18n/en/gallery.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { engineVideo } from '#runtime/ui/video/engine-video.ts';

interface Around {
  /** The frame of the slide, which contains the wrapper or is the wrapper. */
  frame: HTMLElement;
  options: GalleryOptions;
  texts: GalleryTexts;
}

/**
 * Makes the frame of the engine's video a link as our own galleries have it: it plays the video, and leads to the page of
 * a video whose frames the page may not show. Undefined where the wrapper has no video.
 */
export function playLink(wrapper: HTMLElement, { frame, options, texts }: Around): HTMLAnchorElement | undefined {
  const video = engineVideo(wrapper);
  if (!video) return undefined;
  const { url, host, player } = video;
  const title = wrapper.querySelector('img')?.alt || host;
  const link = document.createElement('a');
  link.className = `${frame.className} sq-frame sq-play`;
  Object.assign(link, { href: url, target: '_blank', rel: 'noopener' });
  link.setAttribute('aria-label', fill(texts.playVideo, { title }));
  link.append(...frame.childNodes);
  frame.replaceWith(link);
  link.classList.toggle('js-gallery-lightbox-opener', options.lightbox && player !== undefined);
  if (player) Object.assign(link.dataset, { sqVideo: player, sqVideoTitle: title });
  return link;
}
