import { ApiFailure } from '#runtime/api/failure.ts';
import { boot } from '#runtime/boot.ts';
import { emit } from '#runtime/events.ts';
import { product as productTexts } from '#runtime/i18n/en/rest.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { type LoadedProduct, loadProduct } from '#runtime/purchase/load-product.ts';
import { report } from '#runtime/report.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { type OpenedLightbox, openLightbox } from '#runtime/ui/lightbox/open-lightbox.ts';
import { addressLeft, endsLeaving, leaveAddress, nameInAddress, productInAddress } from './address.ts';
import { explain } from './explain.ts';
import { buttonOf, groupOf } from './group.ts';
import styles from './quick-view.css';
import { createTurning } from './turning.ts';

interface QuickView {
  lightbox: OpenedLightbox;
  show(loaded: LoadedProduct): void;
}

let view: QuickView | undefined;
/** Number of the latest opening: an opening that finishes later than a newer one started is ignored. */
let latest = 0;
let isFollowingHistory = false;

/**
 * Shows a product in a lightbox over the page, and names it in the page's address. Resolves when it shows; rejects with
 * ApiFailure, or where scripts cannot be fetched.
 */
export async function openQuickView(idOrSlug: string, opener?: HTMLElement): Promise<void> {
  followHistory();
  const mine = ++latest;
  const [loaded] = await Promise.all([loadProduct(idOrSlug), boot().load('sq-product-block'), addressLeft()]);
  if (mine !== latest) return;
  view ??= createView(opener ?? buttonOf(loaded.product.id));
  view.show(loaded);
}

function createView(opener: HTMLElement | undefined): QuickView {
  const block = document.createElement('sq-product-block');
  const options = getComputedStyle(opener ?? document.body).getPropertyValue('--sq-quick-view-options');
  if (options) block.setAttribute('options', options.trim());
  const group = document.createElement('div');
  group.className = 'sq-quick-view-product';
  group.setAttribute('role', 'group');
  // It takes the focus while its content changes to another product. On the element itself, -1 would take all that is in
  // its shadow root out of the order of Tab.
  group.tabIndex = -1;
  group.append(block);
  const ids = opener ? groupOf(opener) : [];
  let shown: string | undefined;
  /** The product that the last press asked for, which may still be loading. */
  let aim: string | undefined;

  function turn(step: number): void {
    turnTo(beside(aim, step), step).catch((error) => report(error, 'quick view'));
  }

  async function turnTo(id: string | undefined, step: number): Promise<void> {
    if (id === undefined || id === aim) return;
    aim = id;
    group.setAttribute('aria-busy', 'true');
    try {
      await openQuickView(id);
    } catch (error) {
      if (id !== aim) return;
      if (error instanceof ApiFailure && error.status === 404) return passOver(id, step);
      aim = shown;
      group.removeAttribute('aria-busy');
      explain(error, document.activeElement);
    }
  }

  /** Turns to the next product, and removes one that no longer exists from the group. */
  function passOver(id: string, step: number): Promise<void> {
    const next = beside(id, step);
    ids.splice(ids.indexOf(id), 1);
    return turnTo(next, step);
  }

  function beside(id: string | undefined, step: number): string | undefined {
    const place = ids.indexOf(id ?? '');
    return place < 0 ? undefined : ids.at((place + step) % ids.length);
  }

  const lightbox = openLightbox((content) => content.append(group), {
    label: localised('product', productTexts).quickView,
    returnFocus: opener,
    onClosed() {
      view = undefined;
      aim = undefined;
      latest += 1;
      leaveAddress();
    },
  });
  const host = lightbox.content.parentElement ?? group;
  host.classList.add('sq-quick-view');
  const turning = createTurning(host, turn);
  lightbox.content.prepend(turning.controls);
  adoptStyles(document, styles);

  return {
    lightbox,
    show({ product: { id, name, urlSlug } }) {
      aim = id;
      group.removeAttribute('aria-busy');
      turning.showPosition(ids.indexOf(id), ids.length, name);
      if (shown === id) return;
      shown = id;
      if (group.contains(document.activeElement)) group.focus({ preventScroll: true });
      group.setAttribute('aria-label', name);
      block.setAttribute('product', id);
      nameInAddress(urlSlug || id);
      emit(opener?.isConnected ? opener : document, 'sq-quickview-opened', { itemId: id });
    },
  };
}

/** Closes the quick view when the visitor goes back, and opens it again when the visitor goes forward. */
function followHistory(): void {
  if (isFollowingHistory) return;
  isFollowingHistory = true;
  addEventListener('popstate', () => {
    if (endsLeaving()) return;
    const named = productInAddress();
    if (named) return void openQuickView(named).catch(() => {});
    // This also cancels an opening in progress.
    latest += 1;
    view?.lightbox.close();
  });
}
