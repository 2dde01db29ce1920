import { enhance } from '#runtime/enhance.ts';
import { INSTALLMENTS_LINE, INSTALLMENTS_MARK } from '#runtime/hooks.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { whenParsed } from '#runtime/when-parsed.ts';
import { loadPill } from './load-pill.ts';
import { onFirstSign } from './signs-of-life.ts';

whenEnabled(() =>
  // The parser may not have come to what stands in the mark, or to the product's own JSON.
  enhance(INSTALLMENTS_MARK, (mark, gone) => whenParsed(() => start(mark, gone), gone)),
);

/** Where the pill's code cannot be fetched, a page goes on without the line, or with the one it has. */
function start(mark: Element, gone: AbortSignal): void {
  const line = mark.querySelector<HTMLElement>(INSTALLMENTS_LINE);
  const place = (event?: Event) => {
    // A press that brings the code is a press on the pill that it places.
    if (line && event?.type === 'click' && event.composedPath().includes(line)) line.dataset.pressed = '';
    loadPill().then(
      ({ placePill }) => placePill(mark as HTMLElement, gone),
      () => {},
    );
  };
  // An address that names a variant gives the page another price.
  if (line && !location.search.includes('variant=')) onFirstSign(place, gone);
  else place();
}
