const MARK = 'sqPictures';

/**
 * Closes a lightbox when the visitor goes back, by an entry of its own in the history. Scripts of the page do not hear of
 * that entry. Returns what is to be called once the lightbox has closed, by whatever way.
 */
export function closeOnBack(close: () => void): () => void {
  // Within another lightbox the way back belongs to that one.
  if (document.querySelectorAll('sq-lightbox').length > 1) return () => {};
  const key = Math.random().toString(36);
  const isOurs = () => (history.state as Record<string, unknown> | null)?.[MARK] === key;
  history.pushState({ ...history.state, [MARK]: key }, '');
  const listening = new AbortController();
  let isGone = false;
  addEventListener(
    'popstate',
    (event) => {
      if (isOurs()) return;
      listening.abort();
      event.stopImmediatePropagation();
      isGone = true;
      close();
    },
    { capture: true, signal: listening.signal },
  );
  return () => {
    if (isGone) return;
    if (isOurs()) history.back();
    else listening.abort();
  };
}
