import { type Box, boxesIn, extentsIn, metadataItems } from './boxes.ts';
import { type Picture, textAt, viewOf } from './picture.ts';

/** Boxes that a still picture needs. The content of any other is overwritten. */
const NEEDED = new Set(['ftyp', 'meta', 'mdat']);
/** Bytes of version and flags at the start of a box. */
const VERSION = 4;

/**
 * Returns an AVIF with its metadata overwritten by zeros, so that every other byte keeps its place; undefined for other
 * bytes, and for moving pictures.
 */
export function cleanAvif(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  if (textAt(bytes, 4, 4) !== 'ftyp') return undefined;
  const boxes = boxesIn(bytes, 0, bytes.length);
  const [brands] = boxes;
  const meta = boxes.find(({ type }) => type === 'meta');
  if (!brands || !meta || boxes.some(({ type }) => type === 'moov')) return undefined;
  if (!textAt(bytes, brands.start, brands.end - brands.start).includes('avif')) return undefined;
  const clean = bytes.slice();
  for (const { type, start, end } of boxes) if (!NEEDED.has(type)) clean.fill(0, start, end);
  const parts = boxesIn(bytes, meta.start + VERSION, meta.end);
  const size = eraseMetadata(clean, parts) ? sizeIn(bytes, parts) : undefined;
  return size && { contentType: 'image/avif', bytes: clean, ...size };
}

/** Overwrites what EXIF and XMP have in the file; false if that cannot be found. */
function eraseMetadata(bytes: Uint8Array, parts: readonly Box[]): boolean {
  const [items, places, data] = ['iinf', 'iloc', 'idat'].map((name) => parts.find(({ type }) => type === name));
  if (!items || !places) return false;
  const metadata = metadataItems(bytes, items);
  for (const { item, inside, offset, length } of extentsIn(bytes, places)) {
    if (!metadata.has(item)) continue;
    const start = offset + (inside ? (data?.start ?? 0) : 0);
    // A length of 0 means the rest of the file, which may hold the picture too.
    if (length === 0 || start + length > bytes.length) return false;
    bytes.fill(0, start, start + length);
  }
  return true;
}

/** Returns the size of the largest picture in the file, turned as it is shown. The others are its parts. */
function sizeIn(bytes: Uint8Array, parts: readonly Box[]): { width: number; height: number } | undefined {
  const properties = inside(bytes, inside(bytes, parts, 'iprp'), 'ipco');
  const view = viewOf(bytes);
  const sizes = properties
    .filter(({ type }) => type === 'ispe')
    .map(({ start }) => ({ width: view.getUint32(start + VERSION), height: view.getUint32(start + VERSION + 4) }))
    .sort((a, b) => b.width * b.height - a.width * a.height);
  const [size] = sizes;
  const turn = properties.find(({ type }) => type === 'irot');
  const isTurned = turn !== undefined && view.getUint8(turn.start) % 2 === 1;
  return size && isTurned ? { width: size.height, height: size.width } : size;
}

function inside(bytes: Uint8Array, boxes: readonly Box[], name: string): Box[] {
  const box = boxes.find(({ type }) => type === name);
  return box ? boxesIn(bytes, box.start, box.end) : [];
}
