import type { BlockPicture } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { imageAttributes } from '#runtime/domain/image.ts';
import { pictureWidths } from '../../pictures/service.ts';
import type { BlockContext } from '../block-kind.ts';

interface Shown {
  /** How wide it is shown, as in an `img`. */
  sizes?: string;
  /** Whether visitors see it first. */
  isFirst?: boolean;
  /** The point that stays visible where the picture is cropped: 0 is left or top, 1 is right or bottom. */
  focalPoint?: { x: number; y: number };
}

/** Returns the `img` of a block's picture, as the engine's formatter `picture` writes it. */
export function pictureHtml(
  { src, width, height, altText: alt }: BlockPicture,
  { env }: Pick<BlockContext, 'env'>,
  { sizes = '100vw', isFirst = false, focalPoint }: Shown = {},
): string {
  const widths = pictureWidths(env, { assetUrl: src, width });
  const priority = isFirst ? 'high' : undefined;
  const loader = widths.length > 0 ? 'sqs' : 'raw';
  const attributes = imageAttributes({ src, width, height, alt, loader, widths, sizes, priority });
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(String(value))}"`);
  const focal = focalPoint ? ` data-image-focal-point="${focalPoint.x},${focalPoint.y}"` : '';
  return `<img ${written.join(' ')}${focal}>`;
}
