import type { OwnerPicture } from '#runtime/contracts/pictures.ts';
import { formatsOf } from '#runtime/domain/picture-widths.ts';
import type { Picture } from '../picture-formats/service.ts';

/** A row of `assets`. */
export interface AssetRow {
  id: string;
  filename: string;
  url: string;
  content_type: Picture['contentType'];
  bytes: number;
  sha256: string;
  width: number;
  height: number;
  alt_text: string;
  focal_x: number;
  focal_y: number;
  colors: string | null;
  version: number;
  created_at: number;
  updated_at: number;
}

/** Whether the picture at an address of ours is served in several widths. A GIF is not, because it may move. */
export function isResizable(url: string): boolean {
  return !url.endsWith('.gif');
}

export function toOwnerPicture(row: AssetRow, canResize: boolean): OwnerPicture {
  return {
    id: row.id,
    filename: row.filename,
    assetUrl: row.url,
    contentType: row.content_type,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    altText: row.alt_text,
    focalX: row.focal_x,
    focalY: row.focal_y,
    colors: row.colors === null ? null : JSON.parse(row.colors),
    formats: canResize && isResizable(row.url) ? formatsOf(row.width) : [],
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
