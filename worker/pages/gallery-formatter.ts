import { type Context, Formatter, type Variable } from '@squarespace/template-engine';
import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import type { GalleryMediaType, GalleryPicture } from '#runtime/contracts/gallery.ts';
import { type GalleryTexts, galleryHtml } from '#runtime/domain/gallery-html.ts';
import { readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import type { imageContext } from './image-context.ts';
import type { ItemContext } from './item-context.ts';

type ImageContext = ReturnType<typeof imageContext>;

/** What makes a gallery: an item with its pictures, or the data of a list's page with its items. */
export interface GalleryNode {
  id?: string;
  collection?: { id?: string };
  options?: object;
  items?: readonly (ImageContext | ItemContext)[];
}

/**
 * Writes the gallery that the data describe: `{@|gallery}` on the page of a collection, `{item|gallery}` for an item with
 * several pictures. Its options are the owner's, and the defaults where the owner has set none.
 */
export class GalleryFormatter extends Formatter {
  apply(_args: string[], [variable]: Variable[], context: Context): void {
    if (!variable) return;
    const node: GalleryNode = Object(variable.node.value);
    const texts: GalleryTexts | undefined = Object(context.resolve(['galleryTexts']).value);
    variable.set(
      galleryHtml({
        id: `gallery-${node.id ?? node.collection?.id ?? 'page'}`,
        options: galleryOptions(node),
        pictures: galleryPictures(node, galleryOptions(node).lightbox),
        texts: { pictures: '', enlarge: '', playVideo: '', ...texts },
      }),
    );
  }
}

export function galleryOptions({ options }: GalleryNode) {
  const given = Object(options);
  return readGalleryOptions((name) => given[name]);
}

/** Returns a gallery's pictures: those of an item, or the main pictures of a collection's items. */
export function galleryPictures({ items }: GalleryNode, hasLightbox: boolean): GalleryPicture[] {
  const shown = new Set<string>();
  const toPicture = (image: ImageContext) => {
    const mediaType = mediaTypeOf(image, shown.has(image.assetUrl));
    shown.add(image.assetUrl);
    return { ...pictureOf(image), mediaType };
  };
  return (items ?? []).flatMap((entry) => {
    if ('fullUrl' in entry) {
      const { mainImage, title, excerpt } = entry;
      const link = linkOf(entry, hasLightbox);
      const video = 'oembed' in entry ? entry.oembed.url : undefined;
      if (!mainImage) return [];
      const own = { title, description: excerpt, link, video };
      return [{ ...toPicture(mainImage), ...own, ...(video && { mediaType: 'video' as const }) }];
    }
    return [{ ...toPicture(entry), title: entry.ownTitle ?? '' }];
  });
}

/**
 * Where a press on an item's picture leads: where its title does, or to its page, unless the picture is all it is. In a
 * gallery with a lightbox, only other galleries lead to theirs.
 */
function linkOf(item: ItemContext, hasLightbox: boolean): string {
  const externalLink = 'externalLink' in item ? item.externalLink : undefined;
  if (externalLink) return externalLink;
  const isWhole = item.recordType === RECORD_TYPE.image || (hasLightbox && item.recordType !== RECORD_TYPE.gallery);
  return isWhole ? '' : item.fullUrl;
}

function mediaTypeOf({ licensedAssetPreview, componentKey }: ImageContext, isShownBefore: boolean): GalleryMediaType {
  if (licensedAssetPreview) return 'imageLicensed';
  if (isShownBefore) return 'imageReused';
  return componentKey === undefined ? 'imageFile' : 'assetReused';
}

function pictureOf(image: ImageContext): GalleryPicture {
  const widths = (image.systemDataVariants ?? '').split(',').flatMap((width) => Number.parseInt(width, 10) || []);
  return {
    id: image.id,
    url: image.assetUrl,
    widths: widths.filter((width) => width < image.width),
    width: image.width,
    height: image.height,
    focalPoint: image.mediaFocalPoint,
    color: image.colorData?.centerAverage ?? null,
    alt: image.altText,
    title: '',
    description: image.body ?? '',
    link: '',
  };
}
