import type { SocialTexts } from '#runtime/i18n/en/social.ts';
import { sharedPage } from './shared-page.ts';

/**
 * Adds what needs a script: the browser's own way to share as the first button, where it has one, and at the end a
 * button that copies the address.
 */
export function completeRow(row: HTMLElement, texts: SocialTexts): void {
  const message = Object.assign(document.createElement('span'), { className: 'sq-share-message' });
  message.setAttribute('role', 'status');

  async function copy(): Promise<void> {
    const { url } = sharedPage(row);
    row.querySelector('.sq-share-address')?.remove();
    message.textContent = '';
    try {
      await navigator.clipboard.writeText(url);
      message.textContent = texts.linkCopied;
    } catch {
      message.textContent = texts.linkNotCopied;
      showAddress(url);
    }
  }

  /** Shows the address selected, for visitors to copy it. */
  function showAddress(url: string): void {
    const field = Object.assign(document.createElement('input'), {
      className: 'sq-share-address',
      type: 'url',
      readOnly: true,
      value: url,
    });
    field.setAttribute('aria-label', texts.linkAddress);
    row.append(field);
    field.focus();
    field.select();
  }

  async function shareByBrowser(): Promise<void> {
    const { url, title } = sharedPage(row);
    try {
      await navigator.share({ url, title });
    } catch (error) {
      // A visitor who closes the browser's sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  // Spaces, as between the links.
  if ('share' in navigator) row.prepend(makeButton('browser', texts.share, shareByBrowser), ' ');
  row.append(' ', makeButton('copy', texts.copyLink, copy), ' ', message);
}

function makeButton(service: string, textContent: string, onclick: () => void): HTMLButtonElement {
  const own = { type: 'button', className: 'sq-share', textContent, onclick } as const;
  const button = Object.assign(document.createElement('button'), own);
  button.dataset.service = service;
  return button;
}
