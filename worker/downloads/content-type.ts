const BINARY = 'application/octet-stream';

/**
 * Content types by the ending of a file's name. Whatever a browser could run as a page of the shop, such as HTML and
 * SVG, is not among them and is sent as bytes without a meaning.
 */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Returns the content type of a file by its name, whatever type it was uploaded with. */
export function contentTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(TYPES, ending) ? (TYPES[ending] ?? BINARY) : BINARY;
}
