/** Widths in pixels in which pictures are served beside the original, as on the platform. */
export const PICTURE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const;

/** Hosts of the platform, which serve a picture in the width that `?format=` asks for. */
export const RESIZING_HOST = /(?:^|\.)squarespace(?:-cdn)?\.com$/;

const WIDTH = /^(\d{1,5})w$/;

/** Returns the widths that are not larger than the original, '100w', '300w', …: a picture is never enlarged. */
export function formatsOf(width: number): string[] {
  return PICTURE_WIDTHS.filter((candidate) => candidate <= width).map((candidate) => `${candidate}w`);
}

/** Returns the widths of a picture that are smaller than the original. */
export function widthsBelow(width: number): number[] {
  return PICTURE_WIDTHS.filter((candidate) => candidate < width);
}

/**
 * Returns the width that `?format=` asks for: the next one that is served. Undefined means the original, for
 * 'original', for any unknown value, and where the original is not wider.
 */
export function widthFor(format: string | undefined, original: number): number | undefined {
  const [, asked] = WIDTH.exec(format ?? '') ?? [];
  if (asked === undefined) return undefined;
  const width = PICTURE_WIDTHS.find((candidate) => candidate >= Number(asked));
  return width !== undefined && width < original ? width : undefined;
}

/** Returns the `srcset` of a picture that the shop serves in these widths and in its own. */
export function widthsSrcset(src: string, widths: readonly number[], width: number): string {
  return [...widths.map((candidate) => `${src}?format=${candidate}w ${candidate}w`), `${src} ${width}w`].join();
}
