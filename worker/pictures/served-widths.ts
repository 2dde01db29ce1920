import { formatsOf, widthsBelow } from '#runtime/domain/picture-widths.ts';
import type { Bindings } from '../env.ts';
import { PICTURES_PATH } from '../site/page-paths.ts';
import { isResizable } from './rows.ts';

interface ItemPicture {
  /** Null for a picture that is elsewhere. */
  assetId: string | null;
  assetUrl: string;
  width: number;
}

/** Returns the widths, smaller than the original, in which the shop serves an item's picture. */
export function servedWidths({ IMAGES }: Bindings, picture: ItemPicture): number[] {
  return IMAGES ? resizableWidths(picture) : [];
}

/** The same where it is not known whether the shop resizes pictures: one that does not answers with the original. */
export function resizableWidths({ assetId, assetUrl, width }: ItemPicture): number[] {
  return assetId !== null && isResizable(assetUrl) ? widthsBelow(width) : [];
}

/** Returns the widths as the engine's formatters read them, '100w,300w'; undefined where only the original is served. */
export function systemDataVariants(
  { IMAGES }: Bindings,
  { assetId, assetUrl, width }: ItemPicture,
): string | undefined {
  const formats = IMAGES && assetId !== null && isResizable(assetUrl) ? formatsOf(width) : [];
  return formats.length > 0 ? formats.join(',') : undefined;
}

/** Whether the picture at an address is one of the shop's own. */
export function isOwnPicture(assetUrl: string): boolean {
  return assetUrl.startsWith(`${PICTURES_PATH}/`);
}

/** Returns the widths of a picture that is known by its address alone: one of the shop's own has them. */
export function pictureWidths(env: Bindings, { assetUrl, width }: Pick<ItemPicture, 'assetUrl' | 'width'>): number[] {
  return isOwnPicture(assetUrl) ? servedWidths(env, { assetId: assetUrl, assetUrl, width }) : [];
}
