import { enhance } from '#runtime/enhance.ts';
import { INSTALLMENTS_LINE, INSTALLMENTS_MARK } from '#runtime/hooks.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { onFirstSign } from '#runtime/signs-of-life.ts';
import { isOwnOrigin } from '#runtime/transport.ts';
import { watchPresses, whenReleased } from '#runtime/ui/held-press.ts';
import { whenParsed } from '#runtime/when-parsed.ts';
import { loadPill } from './load-pill.ts';

whenEnabled(() =>
  // The parser may not have reached the mark's content or the product's own JSON.
  enhance(INSTALLMENTS_MARK, (mark, gone) => whenParsed(() => start(mark, gone), gone)),
);

/** Places the pill. If its code cannot be fetched, the page keeps the line that it has, or has none. */
function start(mark: Element, gone: AbortSignal): void {
  const line = mark.querySelector<HTMLElement>(INSTALLMENTS_LINE);
  watchPresses();
  // A press on the line while the code loads counts as a press on the pill.
  if (line) line.onclick = () => (line.dataset.pressed = '');
  const place = () =>
    loadPill().then(
      ({ placePill }) => placePill(mark as HTMLElement, whenReleased, gone),
      () => {},
    );
  // On a page of others, the shop would have to be asked first, and may offer none.
  if (line || !isOwnOrigin()) onFirstSign(place, gone);
  else place();
}
