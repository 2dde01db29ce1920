import { BUSY_CLASS } from '#runtime/boot.ts';
import { enhance } from '#runtime/enhance.ts';
import { RESTOCK_BOX, RESTOCK_FORM } from '#runtime/hooks.ts';
import { lazy } from '#runtime/lazy.ts';
import { isDisabled } from '#runtime/platform.ts';
import { showLateAlert } from '#runtime/ui/late-alert.ts';
import { explainLoadFailure } from '#runtime/ui/load-failure.ts';
import { intercept } from '#runtime/ui/presses.ts';
import { whenParsed } from '#runtime/when-parsed.ts';

const loadModule = lazy(() => import('./engine-box/enhance-boxes.ts'), { texts: 'en-forms' });

/**
 * Starts the part of the engine's restock boxes that every page with one carries. The rest is fetched when a visitor
 * uses a box; at once on pages that the Worker did not write, because their boxes wait until the shop has answered that
 * it serves them. Returns a function that stops listening.
 */
export function startBoxes(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loadBoxes = async () => (await loadModule()).enhanceBoxes(isOurPage(), signal);

  function turnTo(event: Event): void {
    const box = (event.target as Element).closest?.<HTMLElement>(RESTOCK_BOX);
    if (!box || isDisabled()) return;
    if (event.type !== 'submit') return void loadBoxes().then(({ attend }) => attend(box), ignore);
    intercept(event);
    void submitBox(box);
  }

  async function submitBox(box: HTMLElement): Promise<void> {
    box.querySelector(RESTOCK_FORM)?.classList.remove(BUSY_CLASS);
    box.setAttribute('aria-busy', 'true');
    try {
      const { submit } = await loadBoxes();
      void submit(box);
    } catch (error) {
      void showLateAlert(explainLoadFailure(error));
    }
    box.removeAttribute('aria-busy');
  }

  for (const type of ['focusin', 'pointerdown', 'submit']) {
    document.addEventListener(type, turnTo, { capture: true, signal });
  }
  // The loader has marked what was sent before.
  for (const form of document.querySelectorAll(`${RESTOCK_FORM}.${BUSY_CLASS}`)) {
    const box = form.closest<HTMLElement>(RESTOCK_BOX);
    if (box) void submitBox(box);
  }
  if (!isOurPage()) {
    const stop = enhance(RESTOCK_BOX, (_, gone) => whenParsed(() => void loadBoxes().catch(ignore), gone));
    signal.addEventListener('abort', stop);
  }
  return () => stopping.abort();
}

/** The visitor's submit tries again, and shows a failure. */
function ignore(): void {}

/** Whether the Worker has written the page, with boxes of its own products only. */
function isOurPage(): boolean {
  return document.documentElement.hasAttribute('data-sq-serves');
}
