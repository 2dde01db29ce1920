import { enhance } from '#runtime/enhance.ts';
import { socialTextsIn } from '#runtime/i18n/social-texts.ts';
import { inSlices } from '#runtime/in-slices.ts';
import { lazy } from '#runtime/lazy.ts';
import { SHARE_BUTTONS } from '#runtime/page/share-buttons.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { report } from '#runtime/report.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import styles from './share.css';
import { completeRow } from './share-row.ts';

/** The shop's own pages have the links already. */
const loadWriter = lazy(() => import('./write-links.ts'));
const completed = new WeakSet<HTMLElement>();
/** The buttons that a saved page still has, whose presses do nothing. */
const LEFTOVERS = 'button.sq-share,.sq-share-message,.sq-share-address';

/**
 * Completes all rows of share buttons, also those that come later. On pages of others the links themselves are missing.
 * Returns a function that stops.
 */
export function startShare(): () => void {
  const stopping = new AbortController();
  void start(stopping.signal).catch((error) => report(error, 'share buttons could not be started'));
  return () => stopping.abort();
}

async function start(signal: AbortSignal): Promise<void> {
  const texts = await socialTextsIn(pageLanguage());
  if (signal.aborted) return;
  adoptStyles(document, styles);
  const isOurPage = document.documentElement.hasAttribute('data-sq-serves');
  const writer = isOurPage ? undefined : await loadWriter();
  if (signal.aborted) return;
  const stop = enhance(SHARE_BUTTONS, (element) => {
    const row = element as HTMLElement;
    // A row that has left the page and comes back has all it needs.
    if (completed.has(row)) return;
    completed.add(row);
    inSlices(() => {
      for (const leftover of row.querySelectorAll(LEFTOVERS)) leftover.remove();
      writer?.writeLinks(row, texts);
      completeRow(row, texts);
    });
  });
  signal.addEventListener('abort', stop);
}
