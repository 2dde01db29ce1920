import { parseUrl } from '#runtime/domain/parse-url.ts';

/** Shows the browser's own player for a file, which is fetched when somebody plays it. */
export function showPlayer(element: Element, gone: AbortSignal): void {
  const address = parseUrl(element.getAttribute('data-audio-asset-url') ?? '', document.baseURI);
  if (!address || !/^https?:$/.test(address.protocol) || element.querySelector('audio')) return;
  const player = document.createElement('audio');
  player.controls = true;
  player.preload = 'none';
  player.src = address.href;
  const title = element.closest('article,section')?.querySelector('h1,h2,h3')?.textContent?.trim();
  if (title) player.setAttribute('aria-label', title);
  element.append(player);
  gone.addEventListener('abort', () => player.remove());
}
