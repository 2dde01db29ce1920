import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerImage, OwnerPicture } from '#runtime/contracts/pictures.ts';
import { change } from '../../../app/query.ts';
import { fileError } from '../../../parts/check-picture.ts';
import { type Sending, useUploads } from '../../../parts/use-uploads.ts';
import { PICTURES } from '../addresses.ts';

/** The longest name of a file that an item keeps. */
const FILENAME_MAX_LENGTH = 200;

/** Sends pictures to the shop, which become the product's one by one. */
export function usePictureUploads(onUploaded: (image: OwnerImage) => void) {
  return useUploads({ check: fileError, send, onUploaded });
}

async function send(file: File, sending: Sending): Promise<OwnerImage> {
  const path = addressOf(PICTURES, { filename: file.name });
  const { body } = await change({ method: 'POST', path, body: file, ...sending }, [PICTURES]);
  return imageOf(body);
}

/** Returns a picture of the shop as one of a product's. */
export function imageOf(picture: OwnerPicture): OwnerImage {
  const { id: assetId, assetUrl, width, height, altText, filename, focalX, focalY, colors } = picture;
  return {
    id: crypto.randomUUID(),
    assetId,
    assetUrl,
    width,
    height,
    altText,
    focalX,
    focalY,
    colors,
    filename: filename.slice(0, FILENAME_MAX_LENGTH),
    title: '',
    body: '',
    licensedAssetPreview: false,
  };
}
