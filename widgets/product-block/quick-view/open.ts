import { postQuickView } from '#runtime/api/census.ts';
import { emit } from '#runtime/events.ts';
import { product as productTexts } from '#runtime/i18n/en-product.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { type OpenedLightbox, openLightbox } from '#runtime/ui/lightbox/open-lightbox.ts';
import { type LoadedProduct, loadProduct } from '../view/load-product.ts';
import { leaveAddress, nameInAddress, productInAddress } from './address.ts';
import { buttonOf, groupOf } from './group.ts';
import styles from './quick-view.css';
import { createTurning } from './turning.ts';

interface QuickView {
  lightbox: OpenedLightbox;
  show(loaded: LoadedProduct): void;
}

let view: QuickView | undefined;
/** Counts up, so that of several openings that are on their way the last one counts. */
let wanted = 0;
let isFollowingHistory = false;

/**
 * Shows a product in a lightbox over the page, and names it in the page's address. Resolves when it shows; rejects with
 * ApiFailure, or where scripts cannot be fetched.
 */
export async function openQuickView(idOrSlug: string, opener?: HTMLElement): Promise<void> {
  followHistory();
  const mine = ++wanted;
  const [loaded] = await Promise.all([loadProduct(idOrSlug), import('../index.ts')]);
  if (mine !== wanted) return;
  view ??= createView(opener ?? buttonOf(loaded.product.id));
  view.show(loaded);
}

function createView(opener: HTMLElement | undefined): QuickView {
  const block = document.createElement('sq-product-block');
  const ids = opener ? groupOf(opener) : [];
  let shown: string | undefined;

  async function turn(step: number): Promise<void> {
    const place = ids.indexOf(shown ?? '');
    const next = ids.at((place + step) % ids.length);
    if (place < 0 || next === undefined || next === shown) return;
    block.ariaBusy = 'true';
    // The product that shows is as good as none.
    await openQuickView(next).catch(() => {});
    block.ariaBusy = null;
  }

  const lightbox = openLightbox((content) => content.append(block), {
    label: localised('product', productTexts).quickView,
    returnFocus: opener,
    onClosed() {
      view = undefined;
      wanted += 1;
      leaveAddress();
    },
  });
  const host = lightbox.content.parentElement ?? block;
  host.classList.add('sq-quick-view');
  const turning = createTurning(host, turn);
  lightbox.content.prepend(turning.controls);
  adoptStyles(document, styles);

  return {
    lightbox,
    show({ product: { id, urlSlug } }) {
      if (shown === id) return;
      shown = id;
      block.setAttribute('product', id);
      turning.showPlace(ids.indexOf(id), ids.length);
      nameInAddress(urlSlug || id);
      emit(opener?.isConnected ? opener : document, 'sq:quickview:opened', { itemId: id });
      void postQuickView(id);
    },
  };
}

/** Back closes it, and forward opens it again, for as long as the page is there. */
function followHistory(): void {
  if (isFollowingHistory) return;
  isFollowingHistory = true;
  addEventListener('popstate', () => {
    const named = productInAddress();
    if (named) void openQuickView(named).catch(() => {});
    else view?.lightbox.close();
  });
}
