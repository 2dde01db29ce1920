import { isPlainPress } from '#runtime/ui/plain-press.ts';
import { playIn } from '#runtime/ui/video/play-in.ts';

/** Lets a link to a video or a map show it in its place. Any other press, such as one for a new window, follows the link. */
export function startLink(element: Element, gone: AbortSignal): void {
  const link = element as HTMLAnchorElement;
  const { sqEmbed: address = '', sqEmbedTitle: title = '', sqEmbedIn: around } = link.dataset;
  const onClick = (event: MouseEvent) => {
    const place = around ? link.closest(around) : link;
    if (!place || !isPlainPress(event)) return;
    const put = (frame: Element) => (place === link ? link.replaceWith(frame) : place.replaceChildren(frame));
    if (playIn({ address, title, put })) event.preventDefault();
  };
  link.addEventListener('click', onClick, { signal: gone });
}
