import { BUSY_CLASS, boot } from '#runtime/boot.ts';
import { QUICK_VIEW_BUTTON } from '#runtime/hooks.ts';
import { failures } from '#runtime/i18n/en-page.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { report } from '#runtime/report.ts';
import { showAlert } from '#runtime/ui/alert.ts';
import { loadProduct } from '../view/load-product.ts';

type QuickViews = typeof import('./press.ts');

let fetching: Promise<QuickViews> | undefined;

/** The modules that show a quick view, and the element in it. After a failure the next call tries again. */
export function reachQuickView(): Promise<QuickViews> {
  if (!fetching) boot().preload('sq-product-block');
  fetching ??= import('./press.ts').catch((error) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}

/** Opens the quick view of a button, which is busy until then. */
export async function pressQuickView(button: HTMLElement): Promise<void> {
  button.classList.add(BUSY_CLASS);
  button.ariaBusy = 'true';
  // That it cannot be had is found out, and said, by the view.
  loadProduct(button.dataset.id ?? '').catch(() => {});
  try {
    const { open } = await reachQuickView();
    await open(button);
  } catch (error) {
    report(error, 'the quick view scripts could not be fetched');
    const { checkConnection: title, tryAgain: message } = localised('failures', failures);
    void showAlert({ title, message }, { returnFocus: button });
  } finally {
    button.classList.remove(BUSY_CLASS);
    button.ariaBusy = null;
  }
}

/** Opens the quick view that the page's address names, once the page has been read whole: its button may come last. */
export function restoreQuickView(signal: AbortSignal): void {
  if (!location.search.includes('quickview=')) return;
  // Offline nothing happens: the button is there to be pressed.
  const restore = () => {
    if (!document.querySelector(QUICK_VIEW_BUTTON)) return;
    reachQuickView().then(
      ({ openNamed }) => openNamed(),
      () => {},
    );
  };
  if (document.readyState !== 'loading') restore();
  else document.addEventListener('DOMContentLoaded', restore, { once: true, signal });
}
