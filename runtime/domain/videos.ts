import { parseUrl } from './parse-url.ts';

interface Video {
  providerName: 'YouTube' | 'Vimeo';
  /** Address of its player. */
  player: string;
}

const YOUTUBE_HOSTS = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']);
const VIMEO_HOSTS = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_ID = /^(?:\/video)?\/(\d{1,15})\b/;

/** Finds the player of a video's page; undefined for any other address. */
export function videoOf(address: string): Video | undefined {
  const url = parseUrl(address);
  if (!url) return undefined;
  const id = youTubeId(url);
  if (id) return { providerName: 'YouTube', player: `https://www.youtube-nocookie.com/embed/${id}` };
  const [, number] = VIMEO_HOSTS.has(url.host) ? (VIMEO_ID.exec(url.pathname) ?? []) : [];
  return number === undefined
    ? undefined
    : { providerName: 'Vimeo', player: `https://player.vimeo.com/video/${number}` };
}

/** `youtu.be/ID`, `youtube.com/watch?v=ID`, `/embed/ID`, `/shorts/ID` and `/live/ID`. */
function youTubeId({ host, pathname, searchParams }: URL): string | undefined {
  const parts = pathname.split('/').filter(Boolean);
  const id = host === 'youtu.be' ? parts[0] : YOUTUBE_HOSTS.has(host) ? (searchParams.get('v') ?? parts[1]) : undefined;
  return id !== undefined && YOUTUBE_ID.test(id) ? id : undefined;
}
