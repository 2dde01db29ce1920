import { isEmbed } from '../../domain/embeds.ts';
import { parseUrl } from '../../domain/parse-url.ts';
import { videoOf } from '../../domain/videos.ts';

const FRAME_SOURCE = /<iframe\b[^>]*\ssrc=["']([^"']+)/i;

interface EngineVideo {
  /** This page shows the video where our scripts do not. */
  url: string;
  host: string;
  /** Address of the frame that plays it; undefined for a video of anybody else, whose frames the page's policy may refuse. */
  player: string | undefined;
}

/** Reads the engine's video (`VIDEO_WRAPPER`), whose frame is written in an attribute; undefined where it has none. */
export function engineVideo(wrapper: HTMLElement): EngineVideo | undefined {
  const [, written = ''] = FRAME_SOURCE.exec(wrapper.dataset.html ?? '') ?? [];
  const source = parseUrl(written.replaceAll('&amp;', '&').replace(/^\/\//, 'https://'));
  if (source?.protocol !== 'https:') return undefined;
  const { href: url, host } = source;
  const address = videoOf(url)?.player ?? url;
  return { url, host, player: isEmbed(address) ? address : undefined };
}
