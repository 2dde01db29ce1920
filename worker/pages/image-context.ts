import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import type { BlockPicture } from '#runtime/contracts/page-blocks.ts';
import type { Image } from '../catalogue/service.ts';
import type { Bindings } from '../env.ts';
import { isOwnPicture, systemDataVariants } from '../pictures/service.ts';

/**
 * Converts a picture for the engine's formatters, which read its alternative text from `title`, then from `body` and
 * `filename`. `altText` is for our templates. Keys that are undefined are left out, as on the platform.
 */
export function imageContext(env: Bindings, image: Image) {
  return {
    id: image.id,
    // The predicate `image?` asks for it in galleries, where a video is another kind of record.
    recordType: RECORD_TYPE.image,
    assetUrl: image.assetUrl,
    originalSize: `${image.width}x${image.height}`,
    width: image.width,
    height: image.height,
    title: image.altText || image.title,
    altText: image.altText,
    // The owner's own title: the caption in a gallery.
    ownTitle: image.title || undefined,
    body: image.body || undefined,
    filename: image.filename || undefined,
    // The engine asks whether it is an object.
    licensedAssetPreview: image.licensedAssetPreview ? {} : undefined,
    mediaFocalPoint: { x: image.focalX, y: image.focalY },
    colorData: image.colors ?? undefined,
    systemDataId: image.id,
    systemDataVariants: systemDataVariants(env, image),
    // Scripts of themes distinguish several copies of a picture by it.
    componentKey: image.assetId ?? undefined,
  };
}

/** Converts a picture that is known by its address, such as a category's, with the id of what it belongs to. */
export function pictureContext(env: Bindings, id: string, { src, altText, ...size }: BlockPicture) {
  const assetId = isOwnPicture(src) ? src : null;
  const texts = { altText, title: '', body: '', filename: '' };
  const rest = { licensedAssetPreview: false, colors: null, focalX: 0.5, focalY: 0.5 };
  return imageContext(env, { id, assetId, assetUrl: src, ...size, ...texts, ...rest });
}
