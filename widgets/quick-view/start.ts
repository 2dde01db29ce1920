import { boot } from '#runtime/boot.ts';
import { QUICK_VIEW_BUTTON } from '#runtime/hooks.ts';
import { failures } from '#runtime/i18n/en-page.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { lazy } from '#runtime/lazy.ts';
import { isDisabled } from '#runtime/platform.ts';
import { handlePresses } from '#runtime/ui/presses.ts';

const loadModule = lazy(() => import('./quick-view.entry.ts'), { preload: 'quick-view' });

/** The module that shows a quick view; the element that it shows is fetched beside it. */
function loadQuickView() {
  boot().preload('sq-product-block');
  return loadModule();
}

/** Serves all quick view buttons of engine HTML, now and later; returns what ends it. */
export function startQuickView(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  handlePresses({ selector: QUICK_VIEW_BUTTON, load: loadOpen, explainFailure }, signal);
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

function explainFailure() {
  const { checkConnection: title, tryAgain: message } = localised('failures', failures);
  return { title, message };
}

/** Whoever comes near a button is about to press it. Offline nothing happens: the press tries again, and says so. */
function prepare({ target }: Event): void {
  if (target instanceof Element && target.closest(QUICK_VIEW_BUTTON) && !isDisabled()) loadQuickView().catch(() => {});
}

/** Opens the quick view that the page's address names, once the page has been read whole: its button may come last. */
function restoreQuickView(signal: AbortSignal): void {
  if (!location.search.includes('quickview=')) return;
  const restore = () => {
    if (!document.querySelector(QUICK_VIEW_BUTTON)) return;
    // Offline nothing happens: the button is there to be pressed.
    loadQuickView().then(
      ({ openNamed }) => openNamed(),
      () => {},
    );
  };
  if (document.readyState !== 'loading') restore();
  else document.addEventListener('DOMContentLoaded', restore, { once: true, signal });
}
