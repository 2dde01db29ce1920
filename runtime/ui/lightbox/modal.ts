import { adoptStyles } from '../adopt-styles.ts';
import styles from './lightbox.css';
import { lockScroll } from './scroll-lock.ts';
import { RESIZE_TIMEOUT_MS, topMargin } from './top-margin.ts';

const FADE_MS = 150;

export interface ModalOptions {
  /** Element that holds the shadow root, for pages to style through `::part()`. */
  tag: 'sq-lightbox' | 'sq-confirm';
  label: string;
  role?: 'dialog' | 'alertdialog';
  /** Whether Escape and a press beside the panel end it; asked each time. */
  isCancellable(): boolean;
  /** Gets the focus in the end; without it, what has the focus now. */
  returnFocus?: HTMLElement | null | undefined;
  /** Puts the content into the panel; the host's own children show where a slot stands. */
  fill(panel: HTMLElement, host: HTMLElement): void;
  /** Once, when it is gone and the focus is back. */
  onClosed?: (() => void) | undefined;
}

export interface Modal {
  dialog: HTMLDialogElement;
  close(): void;
}

/**
 * A native modal dialog over the whole window, with a panel in it that scrolls with the dialog when it is too tall. Several stack. A page that throws the host away ends it.
 */
export function openModal(options: ModalOptions): Modal {
  const { tag, label, role = 'dialog', isCancellable, returnFocus = focusedElement(), fill, onClosed } = options;
  const host = document.createElement(tag);
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('part', 'dialog');
  dialog.setAttribute('role', role);
  dialog.ariaLabel = label;
  const panel = document.createElement('div');
  panel.setAttribute('part', 'panel');
  panel.tabIndex = -1;
  panel.autofocus = true;
  dialog.append(panel);
  root.append(dialog);
  fill(panel, host);

  let state: 'open' | 'closing' | 'closed' = 'open';
  const unlock = lockScroll();
  const stopArranging = keepInPlace(panel, finish);
  document.body.append(host);
  dialog.showModal();
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
    stopArranging();
    unlock();
    dialog.close();
    host.remove();
    returnFocus?.focus({ preventScroll: true });
    onClosed?.();
  }

  function cancel(): void {
    if (isCancellable()) close();
  }

  dialog.onclose = finish;
  // A file field inside has a `cancel` of its own, which bubbles.
  dialog.oncancel = (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    cancel();
  };
  // Browsers let the second Escape in a row through, whatever became of `cancel`; they never see this one.
  dialog.onkeydown = (event) => {
    if (event.key === 'Escape' && !isCancellable()) event.preventDefault();
  };
  // A press that begins in the panel, to select text, may well end beside it.
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

/** Sets the margins whenever the content has changed its size, and when the window has come to rest in a new one. */
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

function focusedElement(): HTMLElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element as HTMLElement | null;
}
