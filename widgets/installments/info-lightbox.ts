import { getInstallmentsInfo } from '#runtime/api/installments.ts';
import type { InstallmentWording } from '#runtime/domain/installment-wording.ts';
import { showHtml } from '#runtime/form/show-html.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { type OpenedLightbox, openLightbox } from '#runtime/ui/lightbox/open-lightbox.ts';
import styles from './info.css';

interface InfoOptions {
  /** Address of the provider's page in the wording's language. */
  address: string;
  returnFocus: HTMLElement;
  onClosed(): void;
}

/**
 * Opens the popup with the text of the pill and, below it, the provider's page once it is fetched, sanitised. If that
 * page cannot be fetched, the popup opens without it.
 */
export function openInfo(wording: InstallmentWording, { address, ...options }: InfoOptions): OpenedLightbox {
  adoptStyles(document, styles);
  const provider = wording.pieces.find(({ kind }) => kind === 'provider')?.text ?? '';
  const render = (content: HTMLElement) => {
    content.className = 'sq-installments-info';
    content.lang = wording.lang;
    const line = Object.assign(document.createElement('p'), { className: 'sq-installments-offer' });
    line.textContent = wording.line;
    const page = Object.assign(document.createElement('div'), { className: 'sq-installments-page' });
    content.append(line, page);
    void fillPage(page, address);
  };
  return openLightbox(render, { label: provider, ...options });
}

async function fillPage(page: HTMLElement, address: string): Promise<void> {
  page.setAttribute('aria-busy', 'true');
  try {
    await showHtml(page, await read(address));
    page.removeAttribute('aria-busy');
  } catch (error) {
    console.warn('[storefront] instalments', address, error);
    page.remove();
  }
}

const pages = new Map<string, Promise<string>>();

/** Fetches a page once; after a failure the next popup tries again. */
function read(address: string): Promise<string> {
  const reading = pages.get(address) ?? getInstallmentsInfo(address);
  pages.set(address, reading);
  reading.catch(() => pages.delete(address));
  return reading;
}
