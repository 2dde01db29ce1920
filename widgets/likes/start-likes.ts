import { enhance } from '#runtime/enhance.ts';
import { socialTextsIn } from '#runtime/i18n/social-texts.ts';
import { inSlices } from '#runtime/in-slices.ts';
import { lazy } from '#runtime/lazy.ts';
import { mayHaveLiked } from '#runtime/likes/may-have-liked.ts';
import { LIKE_BUTTON } from '#runtime/page/like-button.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { report } from '#runtime/report.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { explainLoadFailure } from '#runtime/ui/load-failure.ts';
import { likeButtonOf, showLikes } from './like-button.ts';
import styles from './likes.css';

const loadModule = lazy(() => import('./live-likes.ts'));

/**
 * Makes buttons of the engine's elements on the shop's own pages, with the counts that came with the page. The rest is
 * fetched with the first press; at once for visitors who may like something already, and on pages that the Worker did
 * not write, because their buttons wait until the shop has answered that it knows them. Elements that were `pressed`
 * before get their press once they hold a button. Returns a function that stops.
 */
export function startLikes(pressed: Set<Element> = new Set()): () => void {
  const stopping = new AbortController();
  void start(stopping.signal, pressed).catch((error) => report(error, 'likes could not be started'));
  return () => stopping.abort();
}

async function start(signal: AbortSignal, pressed: Set<Element>): Promise<void> {
  const language = pageLanguage();
  const texts = await socialTextsIn(language);
  if (signal.aborted) return;
  adoptStyles(document, styles);
  const isOurPage = document.documentElement.hasAttribute('data-sq-serves');

  async function load(): Promise<typeof import('./live-likes.ts')> {
    const module = await loadModule();
    module.connectLikes({ texts, language, isOurPage, signal });
    return module;
  }

  function make(element: HTMLElement): void {
    const { itemId, likeCount } = element.dataset;
    if (!itemId) return;
    const parts = likeButtonOf(element);
    const before = Number(likeCount) || 0;
    let isLiked = false;
    let isLoading = false;
    const show = (message = '') =>
      showLikes(parts, { likeCount: before + Number(isLiked), isLiked, message }, { texts, language });

    // Until the module has come, which then takes the button over, presses show and are kept.
    parts.button.onclick = async () => {
      isLiked = !isLiked;
      show();
      if (isLoading) return;
      isLoading = true;
      try {
        const { pressLike } = await load();
        if (isLiked) void pressLike(element);
      } catch (error) {
        isLiked = false;
        const { title, message = '' } = explainLoadFailure(error);
        show(`${title} ${message}`.trim());
      }
      isLoading = false;
    };
    show();
    if (pressed.delete(element)) parts.button.click();
  }

  if (isOurPage)
    signal.addEventListener(
      'abort',
      enhance(LIKE_BUTTON, (element, gone) => inSlices(() => gone.aborted || make(element as HTMLElement))),
    );
  // Where it cannot be fetched, the next press tries again.
  const loadIfNeeded = () => (!isOurPage || mayHaveLiked()) && void load().catch(() => {});
  // Another tab may like the first thing.
  addEventListener('storage', loadIfNeeded, { signal });
  loadIfNeeded();
}
