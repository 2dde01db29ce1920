import { joined, type Picture, textAt, viewOf } from './picture.ts';

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda];
const [APP0, APP1, APP2, APP14] = [0xe0, 0xe1, 0xe2, 0xee];
/** Length of a JFIF segment without a thumbnail, which might show more than the picture. */
const JFIF_LENGTH = 16;
const EXIF_START = 'Exif\0\0';
const ORIENTATION = 0x0112;
const UPRIGHT = 1;
/** From this orientation on, the picture is shown on its side. */
const FIRST_TURNED = 5;
const LAST_ORIENTATION = 8;

/**
 * Returns a JPEG (ITU-T T.81) without comments and application data; undefined for other bytes. The orientation stays,
 * because cameras store pictures unturned, and so does the colour profile.
 */
export function cleanJpeg(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined;
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation = UPRIGHT;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === EOI) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || end < at + 4) return undefined;
    if (isFrame(marker)) size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === APP1) orientation = orientationIn(bytes.subarray(at + 4, end)) ?? orientation;
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    if (isKept(marker, bytes.subarray(at + 4, end))) parts.push(bytes.subarray(at, next));
    at = next;
  }
  if (!size || bytes[at + 1] !== EOI || bytes[at] !== 0xff) return undefined;
  const { width, height } = size;
  const isTurned = orientation >= FIRST_TURNED;
  const head = [Uint8Array.of(0xff, SOI), ...(orientation === UPRIGHT ? [] : [orientationSegment(orientation)])];
  return {
    contentType: 'image/jpeg',
    bytes: joined([...head, ...parts, Uint8Array.of(0xff, EOI)]),
    width: isTurned ? height : width,
    height: isTurned ? width : height,
  };
}

/** Whether a segment has the size: SOF0 to SOF15, without the tables DHT, JPG and DAC in between. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isKept(marker: number, content: Uint8Array): boolean {
  if (marker === APP0) return textAt(content, 0, 5) === 'JFIF\0' && content.length + 2 === JFIF_LENGTH;
  if (marker === APP2) return textAt(content, 0, 12) === 'ICC_PROFILE\0';
  if (marker === APP14) return textAt(content, 0, 5) === 'Adobe';
  return (marker >= 0xc0 && marker <= 0xcf) || (marker >= SOS && marker <= 0xdd) || marker === 0xdb;
}

/** Returns where the picture data that begins here ends: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) return bytes.length;
    const next = bytes[at + 1] ?? EOI;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += next === 0xff ? 1 : 2;
  }
}

/** Returns the orientation in an EXIF segment, 1 to 8. */
function orientationIn(segment: Uint8Array): number | undefined {
  if (textAt(segment, 0, EXIF_START.length) !== EXIF_START) return undefined;
  const tiff = viewOf(segment.subarray(EXIF_START.length));
  if (tiff.byteLength < 8) return undefined;
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return undefined;
  const entries = tiff.getUint16(directory, isLittle);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.byteLength) return undefined;
    if (tiff.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const value = tiff.getUint16(entry + 8, isLittle);
    return value >= UPRIGHT && value <= LAST_ORIENTATION ? value : undefined;
  }
  return undefined;
}

/** Returns an EXIF segment with the orientation and nothing else. */
function orientationSegment(orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const content = [...Buffer.from(EXIF_START, 'latin1'), ...tiff];
  return Uint8Array.of(0xff, APP1, 0, content.length + 2, ...content);
}
