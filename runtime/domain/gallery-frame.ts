import type { GalleryPicture } from '../contracts/gallery.ts';
import { escapeHtml } from './escape-html.ts';
import type { GalleryOptions } from './gallery-options.ts';
import { videoOf } from './videos.ts';

/** The texts of `runtime/i18n/` that a frame needs. */
export interface FrameTexts {
  enlarge: string;
  /** With a place for the title. */
  playVideo: string;
}

interface Around {
  options: GalleryOptions;
  texts: FrameTexts;
}

/**
 * Returns the frame of a picture. It plays the picture's video, leads to the picture's link or, in a gallery with a
 * lightbox, to the picture itself. Nothing of a video is fetched before a press; without a script it leads to its page.
 */
export function frameHtml(image: string, picture: GalleryPicture, { options, texts }: Around): string {
  const { link, color, alt, title, url, video = '' } = picture;
  const colour = color === null ? '' : ` data-color-center="#${escapeHtml(color)}"`;
  const named = (label: string) => ` aria-label="${escapeHtml(label)}"`;
  const opener = options.lightbox ? ' js-gallery-lightbox-opener' : '';
  const theme = ` data-lightbox-theme="${options.lightboxTheme}"`;
  const classes = 'content-fill sq-frame';
  const found = videoOf(video);
  if (found) {
    const name = title || alt || found.providerName;
    const player = ` data-sq-video="${escapeHtml(found.player)}" data-sq-video-title="${escapeHtml(name)}"`;
    const label = named(texts.playVideo.replace('{title}', () => name));
    return `<a class="image-slide-anchor${opener} ${classes} sq-play" href="${escapeHtml(video)}" target="_blank" rel="noopener"${player}${opener && theme}${label}${colour}>${image}</a>`;
  }
  const label = named(alt || title || texts.enlarge);
  if (link !== '') {
    const target = options.newWindow ? ' target="_blank" rel="noopener"' : '';
    return `<a class="image-slide-anchor ${classes}" href="${escapeHtml(link)}"${target}${label}${colour}>${image}</a>`;
  }
  if (!options.lightbox) return `<div class="image-slide-anchor ${classes}"${colour}>${image}</div>`;
  return `<a class="image-slide-anchor${opener} ${classes}" href="${escapeHtml(url)}"${theme}${label}${colour}>${image}</a>`;
}
