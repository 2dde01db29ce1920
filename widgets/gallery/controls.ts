import type { GalleryTexts } from '#runtime/i18n/en/gallery.ts';
import { createTurnButton } from '#runtime/ui/turn-button.ts';

interface Turns {
  texts: GalleryTexts;
  gone: AbortSignal;
  /** Undefined where the owner wants no buttons to turn. */
  turn: ((step: number) => void) | undefined;
}

/** Adds the bar with the buttons of a gallery over its pictures, so that nothing moves. */
export function addTurns(container: HTMLElement, { texts, gone, turn }: Turns): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'sqs-gallery-controls sq-turns';
  if (turn) {
    bar.append(createTurnButton(-1, texts.previousPicture, turn), createTurnButton(1, texts.nextPicture, turn));
  }
  for (const own of container.querySelectorAll('.sqs-gallery-controls')) own.remove();
  container.append(bar);
  gone.addEventListener('abort', () => bar.remove());
  return bar;
}
