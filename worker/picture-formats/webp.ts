import { joined, type Picture, textAt, viewOf } from './picture.ts';

const HEAD = 12;
const CHUNK_HEAD = 8;
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** The bits of `VP8X` that announce EXIF and XMP. */
const METADATA_BITS = 0x0c;

/** Returns a WebP (RFC 9649) without EXIF, XMP and unknown chunks; undefined for other bytes. */
export function cleanWebp(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return undefined;
  const view = viewOf(bytes);
  const fileEnd = CHUNK_HEAD + view.getUint32(4, true);
  if (fileEnd > bytes.length) return undefined;
  const parts: Uint8Array[] = [];
  let size: Size | undefined;
  for (let at = HEAD; at + CHUNK_HEAD <= fileEnd; ) {
    const type = textAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    // A chunk of an odd length is followed by a byte that does not count.
    const end = at + CHUNK_HEAD + length + (length % 2);
    if (end > fileEnd) return undefined;
    if (KEPT.has(type)) {
      const chunk = bytes.slice(at, end);
      if (type === 'VP8X') chunk[CHUNK_HEAD] = (chunk[CHUNK_HEAD] ?? 0) & ~METADATA_BITS;
      size ??= sizeIn(type, viewOf(chunk.subarray(CHUNK_HEAD)));
      parts.push(chunk);
    }
    at = end;
  }
  if (!size) return undefined;
  const head = bytes.slice(0, HEAD);
  const length = parts.reduce((total, part) => total + part.length, HEAD - CHUNK_HEAD);
  viewOf(head).setUint32(4, length, true);
  return { contentType: 'image/webp', bytes: joined([head, ...parts]), ...size };
}

interface Size {
  width: number;
  height: number;
}

/** Returns the size in the first chunk. */
function sizeIn(type: string, chunk: DataView): Size | undefined {
  switch (type) {
    case 'VP8X':
      return { width: 1 + (chunk.getUint32(4, true) & 0xffffff), height: 1 + (chunk.getUint32(6, true) >>> 8) };
    case 'VP8L': {
      const bits = chunk.getUint32(1, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 'VP8 ':
      return { width: chunk.getUint16(6, true) & 0x3fff, height: chunk.getUint16(8, true) & 0x3fff };
    default:
      return undefined;
  }
}
