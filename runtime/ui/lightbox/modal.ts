import { markLanguage } from '../../page-language.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { keepTab } from '../keep-tab.ts';
import { pressedElement } from '../pressed-element.ts';
import styles from './lightbox.css';
import { lockScroll } from './scroll-lock.ts';
import { RESIZE_TIMEOUT_MS, topMargin } from './top-margin.ts';

const FADE_MS = 150;
/** Events of Turbo and Turbolinks before they copy the page for the way back. A copied modal would be a part of the page. */
const BEFORE_COPY = ['turbo:before-cache', 'turbolinks:before-cache'];

interface ModalOptions {
  /** Element that holds the shadow root, for pages to style through `::part()`. */
  tag: 'sq-lightbox' | 'sq-confirm';
  label: string;
  role?: 'dialog' | 'alertdialog';
  /** Whether Escape and a press outside the panel close it; called each time. */
  isCancellable(): boolean;
  /** Element that gets the focus after closing. Default: the element that has the focus now. */
  returnFocus?: HTMLElement | null | undefined;
  /** Puts the content into the panel; a slot in it shows the host's own children. */
  fill(panel: HTMLElement, host: HTMLElement): void;
  /** Called once, after the modal is removed and the focus is back. */
  onClosed?: (() => void) | undefined;
}

interface Modal {
  dialog: HTMLDialogElement;
  close(): void;
}

/**
 * Opens a native modal dialog over the whole window; its panel scrolls with the dialog when it is taller than the
 * window. Several dialogs stack. The modal also ends when the page removes its host, or is about to be copied.
 */
export function openModal(options: ModalOptions): Modal {
  const { tag, label, role = 'dialog', isCancellable, returnFocus = pressedElement(), fill, onClosed } = options;
  const host = document.createElement(tag);
  markLanguage(host);
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('part', 'dialog');
  dialog.setAttribute('role', role);
  dialog.setAttribute('aria-label', label);
  const panel = document.createElement('div');
  panel.setAttribute('part', 'panel');
  panel.tabIndex = -1;
  panel.autofocus = true;
  dialog.append(panel);
  root.append(dialog);
  fill(panel, host);
  keepTab(dialog);

  let state: 'open' | 'closing' | 'closed' = 'open';
  const unlock = lockScroll();
  const stopArranging = keepInPlace(panel, finish);
  const ending = new AbortController();
  for (const type of BEFORE_COPY) document.addEventListener(type, finish, { signal: ending.signal });
  document.body.append(host);
  try {
    dialog.showModal();
  } catch (error) {
    remove();
    throw error;
  }
  arrange(panel);

  function close(): void {
    if (state !== 'open') return;
    state = 'closing';
    const isStill = !dialog.animate || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill) finish();
    else dialog.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill: 'forwards' }).finished.then(finish, finish);
  }

  function finish(): void {
    if (state === 'closed') return;
    state = 'closed';
    remove();
    returnFocus?.focus({ preventScroll: true });
    onClosed?.();
  }

  function remove(): void {
    ending.abort();
    stopArranging();
    unlock();
    dialog.close();
    host.remove();
  }

  function cancel(): void {
    if (isCancellable()) close();
  }

  dialog.onclose = finish;
  // The `cancel` event of a file input inside bubbles up to here too.
  dialog.oncancel = (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    cancel();
  };
  // Browsers close the dialog at the second Escape in a row, even if `cancel` was prevented; preventing the key avoids
  // it.
  dialog.onkeydown = (event) => {
    if (event.key === 'Escape' && !isCancellable()) event.preventDefault();
  };
  // A press that starts inside the panel, to select text, may end outside it.
  let isPressedBeside = false;
  dialog.onpointerdown = ({ target }) => {
    isPressedBeside = target === dialog;
  };
  dialog.onclick = ({ target }) => {
    if (target === dialog && isPressedBeside) cancel();
  };
  return { dialog, close };
}

function arrange(panel: HTMLElement): void {
  const height = panel.offsetHeight;
  const margin = topMargin(innerHeight, height);
  panel.style.marginBlock = `${margin}px ${height > innerHeight ? margin : 0}px`;
}

/** Sets the margins when the size of the content changes, and some time after the last resize of the window. */
function keepInPlace(panel: HTMLElement, onGone: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const resized = () => {
    clearTimeout(timer);
    timer = setTimeout(arrange, RESIZE_TIMEOUT_MS, panel);
  };
  const observer = new ResizeObserver(() => (panel.isConnected ? arrange(panel) : onGone()));
  observer.observe(panel);
  addEventListener('resize', resized);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('resize', resized);
  };
}
