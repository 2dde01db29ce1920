import type { ColorData } from '#runtime/contracts/pictures.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { pixelsOf, type Rgb } from './png-pixels.ts';

/** A picture is read as this many squares a side, whatever its shape; a corner has a third of each side. */
const SIDE = 48;
const THIRD = SIDE / 3;
/** The column and row, in thirds, of the part that each colour is the average of. */
const PARTS = [
  ['topLeftAverage', 0, 0],
  ['topRightAverage', 2, 0],
  ['bottomLeftAverage', 0, 2],
  ['bottomRightAverage', 2, 2],
  ['centerAverage', 1, 1],
] as const satisfies readonly [keyof ColorData, number, number][];

/** Returns the average colours of a picture; null where nothing decodes it, which is logged. */
export async function coloursOf(
  images: Bindings['IMAGES'],
  bytes: Uint8Array<ArrayBuffer>,
  siteId: string,
): Promise<ColorData | null> {
  if (!images) return null;
  try {
    const small = await images
      .input(new Blob([bytes]).stream())
      .transform({ width: SIDE, height: SIDE, fit: 'squeeze' })
      .output({ format: 'image/png', anim: false });
    const pixels = await pixelsOf(new Uint8Array(await small.response().arrayBuffer()));
    return pixels?.length === SIDE * SIDE ? averages(pixels) : null;
  } catch (error) {
    logError(error as Error, { site: siteId });
    return null;
  }
}

function averages(pixels: readonly Rgb[]): ColorData {
  const entries = PARTS.map(([name, column, row]) => {
    const part = pixels.filter((_, index) => {
      return Math.floor((index % SIDE) / THIRD) === column && Math.floor(index / SIDE / THIRD) === row;
    });
    return [name, hex(average(part))];
  });
  return Object.fromEntries(entries) as ColorData;
}

function average(pixels: readonly Rgb[]): number[] {
  return [0, 1, 2].map((channel) => pixels.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / pixels.length);
}

function hex(colour: readonly number[]): string {
  return colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('');
}
