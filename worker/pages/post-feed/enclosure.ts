/** A file of a post. Its length is not known, because it may be elsewhere. */
export interface Enclosure {
  url: string;
  type: string;
}

const AUDIO = /<audio\b[^>]*\ssrc="([^"]+)"/i;
const TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
};

/** Returns the first audio file that a post plays; undefined where it has none. */
export function audioOf(html: string, origin: string): Enclosure | undefined {
  const address = AUDIO.exec(html)?.[1]?.replaceAll('&amp;', '&');
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const ending = /\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? '';
  return { url: url.href, type: TYPES[ending] ?? 'audio/mpeg' };
}
