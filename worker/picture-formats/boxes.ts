import { textAt, viewOf } from './picture.ts';

/** A box of the ISO base media file format (ISO/IEC 14496-12). */
export interface Box {
  type: string;
  /** Place of its content in the file. */
  start: number;
  end: number;
}

/** Reads the boxes between two places of a file. Throws a RangeError if they do not fill it. */
export function boxesIn(bytes: Uint8Array, start: number, end: number): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    const short = view.getUint32(at);
    const isLong = short === 1;
    const length = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short;
    const head = isLong ? 16 : 8;
    if (length < head || at + length > end) throw new RangeError('A box is longer than its file.');
    boxes.push({ type: textAt(bytes, at + 4, 4), start: at + head, end: at + length });
    at += length;
  }
  return boxes;
}

/** Reads the items of a picture file that are not pictures, such as EXIF, from its box `iinf`. */
export function metadataItems(bytes: Uint8Array, { start, end }: Box): Set<number> {
  const view = viewOf(bytes);
  const isLong = view.getUint8(start) > 0;
  const items = new Set<number>();
  for (const entry of boxesIn(bytes, start + (isLong ? 8 : 6), end)) {
    const version = view.getUint8(entry.start);
    if (entry.type !== 'infe' || version < 2) throw new RangeError('An item has no type.');
    const isWide = version > 2;
    const id = isWide ? view.getUint32(entry.start + 4) : view.getUint16(entry.start + 4);
    const type = textAt(bytes, entry.start + (isWide ? 10 : 8), 4);
    if (['Exif', 'mime', 'uri '].includes(type)) items.add(id);
  }
  return items;
}

/** A part of an item's data. `inside` says that the place is counted from the box `idat`. */
export interface Extent {
  item: number;
  inside: boolean;
  offset: number;
  length: number;
}

/** Reads where the data of each item is, from the box `iloc`. */
export function extentsIn(bytes: Uint8Array, box: Box): Extent[] {
  const view = viewOf(bytes);
  let at = box.start + 4;
  const version = view.getUint8(box.start);
  const take = (size: number) => {
    if (![0, 2, 4, 8].includes(size)) throw new RangeError('A field has an unknown size.');
    at += size;
    if (size === 0) return 0;
    if (size === 8) return Number(view.getBigUint64(at - 8));
    return size === 4 ? view.getUint32(at - 4) : view.getUint16(at - 2);
  };
  const sizes = take(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  const extents: Extent[] = [];
  for (let items = take(version < 2 ? 2 : 4); items > 0; items--) {
    const item = take(version < 2 ? 2 : 4);
    const method = version > 0 ? take(2) & 15 : 0;
    take(2);
    const base = take(baseSize);
    for (let count = take(2); count > 0; count--) {
      take(indexSize);
      const offset = base + take(offsetSize);
      extents.push({ item, inside: method === 1, offset, length: take(lengthSize) });
    }
  }
  return extents;
}
