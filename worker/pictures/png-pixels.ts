/** Bytes of a PNG before its first chunk. */
const SIGNATURE_LENGTH = 8;
/** Bytes of a pixel by the colour type of the header: grey, RGB, palette, grey with alpha, RGB with alpha. */
const BYTES_PER_PIXEL: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;
const WHITE = 255;

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/**
 * Returns the pixels of a small PNG (W3C, third edition) row by row, on white where it lets something through. Undefined
 * for a PNG of another kind than image services write: 8 bits, not interlaced.
 */
export async function pixelsOf(png: Uint8Array<ArrayBuffer>): Promise<Rgb[] | undefined> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks = chunksOf(png, view);
  const header = chunks.find(({ type }) => type === 'IHDR')?.start ?? SIGNATURE_LENGTH;
  const [width, height] = [view.getUint32(header), view.getUint32(header + 4)];
  const [depth, colourType, interlace] = [8, 9, 12].map((place) => view.getUint8(header + place));
  const size = BYTES_PER_PIXEL[colourType ?? -1];
  if (size === undefined || depth !== 8 || interlace !== 0) return undefined;
  const data = chunks.filter(({ type }) => type === 'IDAT').map(({ start, end }) => png.slice(start, end));
  const rows = unfiltered(await inflated(data), width * size, height, size);
  const palette = bytesOf(png, chunks, 'PLTE');
  const alphas = bytesOf(png, chunks, 'tRNS');
  return Array.from({ length: width * height }, (_, index) => {
    const pixel = rows.subarray(index * size, (index + 1) * size);
    if (colourType !== PALETTE) return size < 3 ? grey(pixel) : onWhite([...pixel]);
    const entry = pixel[0] ?? 0;
    return onWhite([...palette.subarray(entry * 3, entry * 3 + 3), alphas[entry] ?? WHITE]);
  });
}

interface Chunk {
  type: string;
  start: number;
  end: number;
}

function chunksOf(png: Uint8Array, view: DataView): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_LENGTH; at + 12 <= png.length; ) {
    const end = at + 8 + view.getUint32(at);
    chunks.push({ type: String.fromCharCode(...png.subarray(at + 4, at + 8)), start: at + 8, end });
    at = end + 4;
  }
  return chunks;
}

function bytesOf(png: Uint8Array, chunks: readonly Chunk[], name: string): Uint8Array {
  const chunk = chunks.find(({ type }) => type === name);
  return chunk ? png.subarray(chunk.start, chunk.end) : new Uint8Array();
}

async function inflated(parts: Uint8Array<ArrayBuffer>[]): Promise<Uint8Array> {
  return new Uint8Array(
    await new Response(new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer(),
  );
}

/** Undoes the filter that each row names in its first byte. */
function unfiltered(data: Uint8Array, rowLength: number, height: number, size: number): Uint8Array {
  const out = new Uint8Array(rowLength * height);
  for (let row = 0; row < height; row++) {
    const filter = data[row * (rowLength + 1)] ?? 0;
    for (let place = 0; place < rowLength; place++) {
      const at = row * rowLength + place;
      const left = place >= size ? (out[at - size] ?? 0) : 0;
      const up = row > 0 ? (out[at - rowLength] ?? 0) : 0;
      const corner = row > 0 && place >= size ? (out[at - rowLength - size] ?? 0) : 0;
      out[at] = (data[row * (rowLength + 1) + 1 + place] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const estimate = left + up - corner;
      const [toLeft, toUp, toCorner] = [left, up, corner].map((neighbour) => Math.abs(estimate - neighbour)) as [
        number,
        number,
        number,
      ];
      if (toLeft <= toUp && toLeft <= toCorner) return left;
      return toUp <= toCorner ? up : corner;
    }
    default:
      return 0;
  }
}

function grey([light = 0, alpha = WHITE]: Uint8Array): Rgb {
  return onWhite([light, light, light, alpha]);
}

function onWhite([red = 0, green = 0, blue = 0, alpha = WHITE]: number[]): Rgb {
  const blend = (colour: number) => (colour * alpha + WHITE * (WHITE - alpha)) / WHITE;
  return [blend(red), blend(green), blend(blue)];
}
