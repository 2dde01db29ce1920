import { dialog as dialogTexts } from '../i18n/en/page.ts';
import { localised } from '../i18n/languages.ts';
import { markLanguage } from '../page-language.ts';
import { report } from '../report.ts';
import styles from './alert.css';
import { keepTab } from './keep-tab.ts';

export interface Alert {
  title: string;
  message?: string;
  /** A link shown beside OK. */
  action?: { label: string; href: string };
}

export interface AlertOptions {
  /** Gets the focus when the alert is closed. */
  returnFocus?: Element;
}

let queue: Promise<void> = Promise.resolve();
let shown: { host: Element; finish(): void } | undefined;
let sheet: CSSStyleSheet | undefined;

/**
 * Shows a modal alert and resolves when it has been closed. Alerts are shown one at a time; the others wait. It uses
 * only code that is already loaded, so that it can report that the network is down. Style it through
 * `sq-alert::part(dialog)`, `title`, `message`, `action`, `ok`, and the properties that all widgets share.
 */
export function showAlert(alert: Alert, { returnFocus }: AlertOptions = {}): Promise<void> {
  // If the page has removed the open alert, the next ones must not wait for it.
  if (shown && !shown.host.isConnected) shown.finish();
  queue = queue.then(() => present(alert, returnFocus)).catch((error) => report(error, 'alert'));
  return queue;
}

function present(alert: Alert, returnFocus: Element | undefined): Promise<void> {
  const { host, dialog, ok } = build(alert);
  document.body.append(host);
  dialog.showModal();
  ok.focus();
  return new Promise((resolve) => {
    const finish = () => {
      shown = undefined;
      host.remove();
      (returnFocus as HTMLElement | undefined)?.focus({ preventScroll: true });
      resolve();
    };
    shown = { host, finish };
    dialog.onclose = finish;
  });
}

function build({ title, message, action }: Alert) {
  const { host, dialog, box } = alertBox(title, message);
  if (action) append(box, 'a', 'action', action.label).href = action.href;
  const ok = append(box, 'button', 'ok', localised('dialog', dialogTexts).ok);
  ok.onclick = () => dialog.close();
  // The box fills the dialog, so a click on the dialog itself is a click on its backdrop.
  dialog.onclick = ({ target }) => target === dialog && dialog.close();
  return { host, dialog, ok };
}

/** Returns a modal dialog that is not on the page yet, for what else it shows to be put into its box. */
export function alertBox(title: string, message?: string) {
  const host = document.createElement('sq-alert');
  markLanguage(host);
  const root = host.attachShadow({ mode: 'open' });
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  root.adoptedStyleSheets = [sheet];

  const dialog = append(root, 'dialog', 'dialog');
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.setAttribute('aria-describedby', 'message');
  const box = append(dialog, 'div', 'box');
  append(box, 'h2', 'title', title);
  if (message) append(box, 'p', 'message', message);
  keepTab(dialog);
  return { host, dialog, box };
}

/** Adds an element that pages can style as `part`. */
export function append<Tag extends keyof HTMLElementTagNameMap>(parent: ParentNode, tag: Tag, part: string, text = '') {
  const child = document.createElement(tag);
  child.id = part;
  child.setAttribute('part', part);
  child.textContent = text;
  parent.append(child);
  return child;
}
