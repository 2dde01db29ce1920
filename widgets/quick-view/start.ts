import { boot } from '#runtime/boot.ts';
import { QUICK_VIEW_BUTTON } from '#runtime/hooks.ts';
import { lazy } from '#runtime/lazy.ts';
import { isDisabled } from '#runtime/platform.ts';
import { explainLoadFailure } from '#runtime/ui/load-failure.ts';
import { handlePresses } from '#runtime/ui/presses.ts';
import { whenParsed } from '#runtime/when-parsed.ts';

const loadModule = lazy(() => import('./quick-view.entry.ts'));

/** Loads the code of the quick view, and the product element at the same time. */
function loadQuickView() {
  boot().preload('sq-product-block');
  return loadModule();
}

/** Handles all quick view buttons of engine HTML, including later ones. Returns a function that stops it. */
export function startQuickView(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  handlePresses({ selector: QUICK_VIEW_BUTTON, load: loadOpen, explainFailure: explainLoadFailure }, signal);
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, prepare, { capture: true, signal });
  }
  restoreQuickView(signal);
  return () => stopping.abort();
}

async function loadOpen() {
  const { open } = await loadQuickView();
  return open;
}

/**
 * Loads the code when a visitor points at or focuses a button. A failure is ignored: the press tries again and shows
 * it.
 */
function prepare({ target }: Event): void {
  if (target instanceof Element && target.closest(QUICK_VIEW_BUTTON) && !isDisabled()) loadQuickView().catch(() => {});
}

/** Opens the quick view that the page's address names, once the page is parsed, because its button may come last. */
function restoreQuickView(signal: AbortSignal): void {
  if (!location.search.includes('quickview=')) return;
  const restore = () => {
    if (!document.querySelector(QUICK_VIEW_BUTTON)) return;
    // A failure is ignored: the visitor can press the button.
    loadQuickView().then(
      ({ openNamed }) => openNamed(),
      () => {},
    );
  };
  whenParsed(restore, signal);
}
