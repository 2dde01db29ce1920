import { widthsSrcset } from './picture-widths.ts';

/** Rules of the image component, which the widgets and the shop's pages share. */

export const IMAGE_PRIORITIES = ['high', 'low'] as const;
/** `sqs` asks the shop for the width that is needed; `raw` takes an address as it is. */
export const IMAGE_LOADERS = ['sqs', 'raw'] as const;

export interface ImageProps {
  src: string;
  /** Pixels of the original, or of the place that it has. */
  width: number;
  height: number;
  /** '' for a picture that only decorates. */
  alt: string;
  /** `high` is fetched first, `low` last; null for neither. */
  priority?: (typeof IMAGE_PRIORITIES)[number] | null | undefined;
  loader?: (typeof IMAGE_LOADERS)[number] | undefined;
  /** Widths in pixels that the shop serves beside the original, for `sqs`. */
  widths?: readonly number[] | undefined;
  /** Of an address that is taken as it is. */
  srcset?: string | undefined;
  /** How wide the picture is shown, for `sqs`. */
  sizes?: string | undefined;
}

/** What was given: any prop may be missing or wrong. */
export type GivenImageProps = { [Name in keyof ImageProps]?: unknown };

/** Returns what is wrong with the props of an image; nothing for one that can be shown. */
export function imageErrors(props: GivenImageProps): string[] {
  const { src, width, height, priority = null, loader = 'raw', srcset, sizes } = props;
  const missing = (['src', 'width', 'height'] as const).filter(
    (name) => props[name] === undefined || props[name] === '',
  );
  const sides = { width, height };
  return [
    ...missing.map((name) => `An image needs '${name}'.`),
    ...(src !== undefined && typeof src !== 'string' ? ["'src' is an address."] : []),
    ...Object.entries(sides)
      .filter(([name, side]) => !missing.includes(name as 'width') && !(Number.isInteger(side) && Number(side) > 0))
      .map(([name]) => `'${name}' is a positive whole number.`),
    ...(priority === null || isOneOf(IMAGE_PRIORITIES, priority) ? [] : ["'priority' is 'high', 'low' or null."]),
    ...(isOneOf(IMAGE_LOADERS, loader) ? [] : ["'loader' is 'sqs' or 'raw'."]),
    ...(srcset && loader !== 'raw' ? ["'srcset' goes with the loader 'raw' only."] : []),
    ...(!sizes && loader === 'sqs' ? ["The loader 'sqs' needs 'sizes'."] : []),
  ];
}

/** Returns a warning for an image that screen readers cannot describe; undefined for one with an alternative text. */
export function imageWarning({ alt }: GivenImageProps): string | undefined {
  return typeof alt === 'string' ? undefined : "An image needs 'alt': '' for one that only decorates.";
}

/** Attributes of an `img`, by their names in HTML. */
export type ImageAttributes = Partial<Record<string, string | number>>;

/** Returns the attributes of an image without errors. */
export function imageAttributes({
  src,
  width,
  height,
  alt,
  priority,
  loader,
  widths = [],
  ...rest
}: ImageProps): ImageAttributes {
  const isScaled = loader === 'sqs' && widths.length > 0;
  const srcset = isScaled ? widthsSrcset(src, widths, width) : rest.srcset;
  const isLazy = priority !== 'high';
  return {
    ...(srcset && { srcset }),
    // The browser knows better how wide a picture is that it fetches after the layout.
    ...(srcset && rest.sizes && { sizes: isLazy && isScaled ? `auto, ${rest.sizes}` : rest.sizes }),
    src,
    alt,
    width,
    height,
    loading: isLazy ? 'lazy' : 'eager',
    ...(priority && { fetchpriority: priority }),
    decoding: 'async',
  };
}

const SIZE = /^(\d+)x(\d+)$/;

/** Reads the size of an original, 'WIDTHxHEIGHT' in pixels. Throws a RangeError for any other text. */
export function parseOriginalSize(originalSize: unknown): { width: number; height: number } {
  const [, width, height] = SIZE.exec(String(originalSize)) ?? [];
  if (!width || !height) throw new RangeError("Invalid source parameter. Pass in 'originalSize'");
  return { width: Number(width), height: Number(height) };
}

function isOneOf(list: readonly string[], value: unknown): boolean {
  return list.includes(value as string);
}
