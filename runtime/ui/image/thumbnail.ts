import { type ImageProps, parseOriginalSize } from '../../domain/image.ts';

/** A small picture; the sizes and widths are those of the shop's answers. */
interface SmallPicture {
  originalSize: string;
  widths: readonly number[];
}

/** Returns the props of a picture that is shown `pixels` wide. */
export function thumbnail({ originalSize, widths }: SmallPicture, pixels: number): Omit<ImageProps, 'src' | 'alt'> {
  // The cart of a tab with an older version has no sizes.
  if (!originalSize) return { width: pixels, height: pixels };
  return { ...parseOriginalSize(originalSize), widths, loader: 'sqs', sizes: `${pixels}px` };
}
