import { describe, expect, test } from 'vitest';
import { type PictureName, pictureBytes } from '../../test/worker/pictures.ts';
import { joined, viewOf } from './picture.ts';
import { readPicture } from './read-picture.ts';

const SECRET = 'SECRETPLACE';
const NAMES: [PictureName, string][] = [
  ['jpeg', 'image/jpeg'],
  ['progressive', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['lossy', 'image/webp'],
  ['lossless', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
];

const ascii = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const latin1Text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1');

/** Inserts bytes into a picture. */
function inserted(name: PictureName, at: number, bytes: Uint8Array) {
  const picture = pictureBytes(name);
  return joined([picture.subarray(0, at), bytes, picture.subarray(at)]);
}

function pngChunk(type: string, data: string): Uint8Array {
  const chunk = new Uint8Array(12 + data.length);
  viewOf(chunk).setUint32(0, data.length);
  chunk.set(ascii(type + data), 4);
  return chunk;
}

/** The JPEG with an orientation in its EXIF. */
function turned(orientation: number) {
  const exif = `Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}\0\0\0\0\0\0\0`;
  return inserted('progressive', 2, ascii(`\xff\xe1\0${String.fromCharCode(exif.length + 2)}${exif}`));
}

describe('a picture', () => {
  test.each(NAMES)('%s is recognised by its bytes, with its size', (name, contentType) => {
    expect(readPicture(pictureBytes(name))).toMatchObject({ contentType, width: 8, height: 6 });
  });

  test.each(NAMES)('%s has no metadata afterwards, and stays the same when read again', (name) => {
    const clean = readPicture(pictureBytes(name));
    for (const trace of [SECRET, 'GPS', '51/1']) expect(latin1Text(clean?.bytes)).not.toContain(trace);
    expect(clean && readPicture(clean.bytes)).toEqual(clean);
  });

  test('the pictures of this test do have metadata', () => {
    for (const name of ['jpeg', 'png', 'webp', 'avif'] as const)
      expect(latin1Text(pictureBytes(name))).toContain(SECRET);
  });

  test.each(NAMES)('%s without its end is no picture', (name) => {
    const bytes = pictureBytes(name);
    for (let length = 0; length < bytes.length - 1; length++) {
      expect(readPicture(bytes.slice(0, length)), String(length)).toBeUndefined();
    }
  });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('nothing behind the end of %s is kept', (name) => {
    const more = ascii(`<script>${SECRET}</script>PK\x03\x04`);
    const clean = readPicture(joined([pictureBytes(name), more]));
    expect(latin1Text(clean?.bytes)).toBe(latin1Text(readPicture(pictureBytes(name))?.bytes));
  });

  test.each([
    ['jpeg', 'a comment', inserted('jpeg', 2, ascii(`\xff\xfe\0\x0d${SECRET}`))],
    ['jpeg', 'an unknown application', inserted('jpeg', 2, ascii(`\xff\xed\0\x0d${SECRET}`))],
    ['png', 'a text', inserted('png', 33, pngChunk('tEXt', SECRET))],
    ['png', 'an unknown chunk', inserted('png', 33, pngChunk('scRt', SECRET))],
    ['gif', 'a comment', inserted('gif', pictureBytes('gif').length - 1, ascii(`!\xfe\x0b${SECRET}\0`))],
    ['gif', 'an application', inserted('gif', pictureBytes('gif').length - 1, ascii(`!\xff\x0b${SECRET}\0`))],
    ['avif', 'a box of its own', joined([pictureBytes('avif'), ascii(`\0\0\0\x13uuid${SECRET}`)])],
  ] as const)('%s loses %s', (_, __, bytes) => {
    expect(latin1Text(bytes)).toContain(SECRET);
    const clean = readPicture(bytes);
    expect(clean).toMatchObject({ width: 8, height: 6 });
    expect(latin1Text(clean?.bytes)).not.toContain(SECRET);
  });

  test('a GIF that moves goes on moving', () => {
    const loop = ascii('!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0');
    const clean = readPicture(inserted('gif', pictureBytes('gif').length - 1, loop));
    expect(latin1Text(clean?.bytes)).toContain('NETSCAPE2.0');
  });

  test.each([
    [1, 8, 6],
    [3, 8, 6],
    [6, 6, 8],
    [8, 6, 8],
    [9, 8, 6],
  ])('a JPEG of orientation %i is shown as %i × %i', (orientation, width, height) => {
    const clean = readPicture(turned(orientation));
    expect(clean).toMatchObject({ width, height });
    expect(latin1Text(clean?.bytes).includes('Exif')).toBe(orientation > 1 && orientation < 9);
    expect(clean && readPicture(clean.bytes)).toEqual(clean);
  });

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page that begins like a GIF', 'GIF89a=1;<script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7'],
    ['nothing', ''],
  ])('%s is no picture', (_, text) => {
    expect(readPicture(ascii(text))).toBeUndefined();
  });

  test.each([
    [7_143, 7_000, false],
    [7_142, 7_000, true],
    [0, 6, false],
  ])('a picture of %i × %i pixels is taken: %s', (width, height, isTaken) => {
    const png = pictureBytes('png');
    viewOf(png).setUint32(16, width);
    viewOf(png).setUint32(20, height);
    expect(readPicture(png) !== undefined).toBe(isTaken);
  });
});
