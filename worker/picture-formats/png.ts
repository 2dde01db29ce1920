import { joined, type Picture, textAt, viewOf } from './picture.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
/** Bytes of a chunk around its data: length, type and checksum. */
const FRAME = 12;
/** What the picture, its colours and its movement need. Texts, times and EXIF are not among it. */
const KEPT = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs acTL fcTL fdAT'.split(' '));

/** Returns a PNG (RFC 2083) without texts and metadata; undefined for other bytes. */
export function cleanPng(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  if (textAt(bytes, 0, SIGNATURE.length) !== SIGNATURE || textAt(bytes, 12, 4) !== 'IHDR') return undefined;
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, SIGNATURE.length)];
  let at = SIGNATURE.length;
  for (;;) {
    const end = at + FRAME + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const type = textAt(bytes, at + 4, 4);
    if (KEPT.has(type)) parts.push(bytes.subarray(at, end));
    at = end;
    if (type === 'IEND') break;
  }
  return { contentType: 'image/png', bytes: joined(parts), width: view.getUint32(16), height: view.getUint32(20) };
}
