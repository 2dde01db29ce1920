import type { GalleryPicture } from '#runtime/contracts/gallery.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { videoOf } from '#runtime/domain/videos.ts';

/** A picture that the page's author has written into the element. */
export interface OwnPicture {
  picture: GalleryPicture;
  /** Puts the author's image, with its own sources, in place of the one that the gallery wrote. */
  replace(written: HTMLImageElement): void;
}

/** Reads the pictures inside an element, with the caption of the figure and the link around each. */
export function picturesIn(host: HTMLElement): OwnPicture[] {
  return [...host.querySelectorAll('img')].map((image, index) => {
    const figure = image.closest('figure');
    const link = image.closest('a');
    const [x = 0.5, y = 0.5] = (image.dataset.imageFocalPoint ?? '').split(',').flatMap((part) => {
      const share = Number(part);
      return part !== '' && share >= 0 && share <= 1 ? [share] : [];
    });
    const picture: GalleryPicture = {
      id: image.id || String(index + 1),
      url: image.dataset.image || image.src,
      widths: [],
      width: Number(image.getAttribute('width')) || image.naturalWidth,
      height: Number(image.getAttribute('height')) || image.naturalHeight,
      focalPoint: { x, y },
      color: null,
      alt: image.alt,
      title: image.title,
      description: escapeHtml(
        (figure && host.contains(figure) ? figure.querySelector('figcaption')?.textContent?.trim() : '') ?? '',
      ),
      ...aboutLink(link && host.contains(link) ? link.href : ''),
    };
    return {
      picture,
      replace(written) {
        for (const { name, value } of written.attributes) {
          if (!image.hasAttribute(name) && name !== 'src') image.setAttribute(name, value);
        }
        image.classList.add('thumb-image');
        written.replaceWith(image);
      },
    };
  });
}

/** A link to the page of a video makes the picture its still. */
function aboutLink(link: string): Pick<GalleryPicture, 'link' | 'video'> {
  return videoOf(link) ? { link: '', video: link } : { link };
}
