import { deferred } from '../../domain/deferred.ts';
import { dialog as dialogTexts } from '../../i18n/en/page.ts';
import { localised } from '../../i18n/languages.ts';
import { openModal } from './modal.ts';

export interface ConfirmOptions {
  title: string;
  message: string;
  /** Label of the confirming button. Default: OK. */
  confirmLabel?: string;
  /** Label of the cancelling button. Default: Cancel. */
  cancelLabel?: string;
  /** If true, the question stays open after confirming, busy and without a way to cancel, until `close` is called. */
  staysOpen?: boolean;
  returnFocus?: HTMLElement | null;
}

/** Resolves to whether the visitor confirmed; `close` before an answer resolves to false. */
type Confirmation = Promise<boolean> & { close(): void };

/**
 * Asks the visitor to confirm. Style it through `sq-confirm::part(panel)`, `title`, `message`,
 * `confirm`, `cancel`, and the `--sq-lightbox-*` properties.
 */
export function confirm(options: ConfirmOptions): Confirmation {
  const { title, message, staysOpen = false, returnFocus } = options;
  const texts = localised('dialog', dialogTexts);
  const { promise, resolve } = deferred<boolean>();
  let isAnswered = false;

  const modal = openModal({
    tag: 'sq-confirm',
    label: title,
    role: 'alertdialog',
    returnFocus,
    isCancellable: () => !isAnswered,
    fill(panel) {
      append(panel, 'h2', 'title', title);
      append(panel, 'p', 'message', message).id = 'message';
      const row = append(panel, 'div', 'buttons');
      button(row, 'cancel', options.cancelLabel ?? texts.cancel, () => modal.close());
      button(row, 'confirm', options.confirmLabel ?? texts.ok, answer).autofocus = true;
      panel.autofocus = false;
    },
    onClosed: () => resolve(isAnswered),
  });
  modal.dialog.setAttribute('aria-describedby', 'message');

  function answer(): void {
    isAnswered = true;
    if (!staysOpen) {
      modal.close();
      return;
    }
    modal.dialog.setAttribute('aria-busy', 'true');
    for (const control of modal.dialog.querySelectorAll('button')) control.setAttribute('aria-disabled', 'true');
    resolve(true);
  }

  function button(parent: Element, part: string, label: string, press: () => void) {
    const control = append(parent, 'button', part, label);
    control.type = 'button';
    control.onclick = () => isAnswered || press();
    return control;
  }
  return Object.assign(promise, { close: modal.close });
}

function append<Tag extends 'h2' | 'p' | 'div' | 'button'>(parent: Element, tag: Tag, part: string, text = '') {
  const child = document.createElement(tag);
  child.setAttribute('part', part);
  child.textContent = text;
  parent.append(child);
  return child;
}
