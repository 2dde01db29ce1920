import type { CartEntry } from '#runtime/contracts/cart.ts';
import { resizableWidths } from './served-widths.ts';

/** The picture beside a line of a cart or an order; `images` is joined, and may have no row. */
export const LINE_PICTURE = `images.asset_url, images.asset_id, images.alt_text, images.width AS image_width,
  images.height AS image_height`;

/** The columns of `LINE_PICTURE`; all are null where there is no picture. */
export interface LinePictureRow {
  asset_url: string | null;
  asset_id: string | null;
  alt_text: string | null;
  image_width: number | null;
  image_height: number | null;
}

export function toLinePicture(row: LinePictureRow): CartEntry['image'] {
  const { asset_url: assetUrl, asset_id: assetId, image_width: width, image_height: height } = row;
  if (assetUrl === null || width === null || height === null) return null;
  const widths = resizableWidths({ assetId, assetUrl, width });
  return { assetUrl, altText: row.alt_text ?? '', originalSize: `${width}x${height}`, widths };
}
