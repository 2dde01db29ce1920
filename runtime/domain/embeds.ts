import { parseUrl } from './parse-url.ts';

/** Where frames in owners' HTML may lead: players of videos and maps, by address without scheme. */
export const EMBEDS = [
  'www.youtube-nocookie.com/embed/',
  'www.youtube.com/embed/',
  'player.vimeo.com/video/',
  'www.google.com/maps/embed',
  'www.openstreetmap.org/export/embed.html',
] as const;

/** The sources of such frames, for a content security policy. */
export const EMBED_SOURCES: readonly string[] = [
  ...new Set(EMBEDS.map((address) => `https://${address.slice(0, address.indexOf('/'))}`)),
];

export function isEmbed(address: string): boolean {
  const url = parseUrl(address);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return EMBEDS.some((embed) => `${url.host}${url.pathname}`.startsWith(embed));
}

const MAP = /^https:\/\/www\.(?:google\.com\/maps|openstreetmap\.org)\//;

/** Whether a frame that `isEmbed` allows shows a map; all others show a video. */
export function isMap(address: string): boolean {
  return MAP.test(address);
}
