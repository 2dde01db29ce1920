import { isEmbed, isMap } from '../../domain/embeds.ts';
import { parseUrl } from '../../domain/parse-url.ts';

export interface Embedded {
  /** This is the address of the player or map. */
  address: string;
  /** Name of the frame for screen readers. */
  title: string;
}

/** Makes the frame of a video's player, which then plays, or of a map; undefined for any other address. */
export function frameOf({ address, title }: Embedded): HTMLIFrameElement | undefined {
  const url = parseUrl(address);
  if (!url || !isEmbed(url.href)) return undefined;
  if (!isMap(url.href)) url.searchParams.set('autoplay', '1');
  // Vimeo then keeps nothing about the visitor.
  if (url.host === 'player.vimeo.com') url.searchParams.set('dnt', '1');
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  // YouTube plays nothing for a page that does not say who it is.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = url.href;
  return frame;
}
