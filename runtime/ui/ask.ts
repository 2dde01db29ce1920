import { dialog as dialogTexts } from '../i18n/en/page.ts';
import { localised } from '../i18n/languages.ts';
import { alertBox, append } from './alert.ts';

export interface Question {
  title: string;
  message: string;
  /** The button that agrees. */
  yes: string;
}

let isAsking = false;

/**
 * Asks the person in a modal dialog, and resolves to whether they agree: no key and no press but that of the button does.
 * The focus starts on the other button. A question while another one is open, and one whose signal fires, is answered by
 * no. It looks like an alert, by the same parts.
 */
export function ask({ title, message, yes }: Question, signal?: AbortSignal): Promise<boolean> {
  if (isAsking || signal?.aborted) return Promise.resolve(false);
  isAsking = true;
  const before = document.activeElement;
  const { host, dialog, box } = alertBox(title, message);
  const no = append(box, 'button', 'cancel', localised('dialog', dialogTexts).cancel);
  const agree = append(box, 'button', 'ok', yes);
  document.body.append(host);
  dialog.showModal();
  no.focus();

  return new Promise((resolve) => {
    const end = (isAgreed: boolean) => {
      if (!isAsking) return;
      isAsking = false;
      host.remove();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      resolve(isAgreed);
    };
    agree.onclick = () => end(true);
    no.onclick = () => end(false);
    dialog.onclose = () => end(false);
    signal?.addEventListener('abort', () => end(false), { once: true });
  });
}
