import { isPlainPress } from '#runtime/ui/plain-press.ts';
import { frameOf } from './frame.ts';

/** Lets a link to a video or a map show it in its place. Any other press, such as one for a new window, follows the link. */
export function startLink(element: Element, gone: AbortSignal): void {
  const link = element as HTMLAnchorElement;
  const { sqEmbed: address = '', sqEmbedTitle: title = '', sqEmbedIn: around } = link.dataset;
  const onClick = (event: MouseEvent) => {
    const frame = isPlainPress(event) && frameOf({ address, title });
    if (!frame) return;
    event.preventDefault();
    const place = around ? link.closest(around) : link;
    if (place === link) link.replaceWith(frame);
    else place?.replaceChildren(frame);
    frame.focus();
  };
  link.addEventListener('click', onClick, { signal: gone });
}
