import { type Context, Formatter, type Variable } from '@squarespace/template-engine';
import { escapeHtml } from '#runtime/domain/escape-html.ts';

/**
 * The engine's `audio-player` writes an empty element and an inline script, which the policy of pages refuses. A shop's
 * page has the browser's own player inside it, which fetches the file when somebody plays it.
 */
export class AudioPlayer extends Formatter {
  apply(_args: string[], [first]: Variable[], _context: Context): void {
    if (!first) return;
    const address: string = first.node.path(['structuredContent', 'audioAssetUrl']).asString();
    const id: string = first.node.path(['id']).asString();
    const title: string = first.node.path(['title']).asString();
    const url = escapeHtml(address);
    const label = title ? ` aria-label="${escapeHtml(title)}"` : '';
    const player = address ? `<audio controls preload="none" src="${url}"${label}></audio>` : '';
    first.set(
      `<div class="squarespace-audio-player" data-audio-asset-url="${url}" data-item-id="${escapeHtml(id)}" id="audio-player-${escapeHtml(id)}">${player}</div>`,
    );
  }
}
