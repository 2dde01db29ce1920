import { joined, type Picture, textAt, viewOf } from './picture.ts';

const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [CONTROL, APPLICATION] = [0xf9, 0xff];
/** Extensions that say how often a picture moves. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];
const SCREEN_END = 13;

/** Returns a GIF (version 89a) without comments and application data; undefined for other bytes. */
export function cleanGif(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  if (!['GIF87a', 'GIF89a'].includes(textAt(bytes, 0, 6))) return undefined;
  const view = viewOf(bytes);
  let at = SCREEN_END + colours(view.getUint8(10));
  const parts: Uint8Array[] = [bytes.subarray(0, at)];
  for (;;) {
    const kind = view.getUint8(at);
    if (kind === TRAILER) break;
    if (kind !== EXTENSION && kind !== IMAGE) return undefined;
    const end = endOfBlocks(view, kind === IMAGE ? at + 11 + colours(view.getUint8(at + 9)) : at + 2);
    if (end > bytes.length) return undefined;
    if (kind === IMAGE || isKept(bytes, at)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return {
    contentType: 'image/gif',
    bytes: joined([...parts, Uint8Array.of(TRAILER)]),
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
  };
}

function isKept(bytes: Uint8Array, at: number): boolean {
  const label = bytes[at + 1];
  return label === CONTROL || (label === APPLICATION && LOOPS.includes(textAt(bytes, at + 3, 11)));
}

/** Returns the bytes of the colour table that these flags announce. */
function colours(flags: number): number {
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
}

/** Returns where a row of blocks ends: behind the block of no bytes. */
function endOfBlocks(view: DataView, start: number): number {
  let at = start;
  for (;;) {
    const length = view.getUint8(at);
    at += 1 + length;
    if (length === 0) return at;
  }
}
