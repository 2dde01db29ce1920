import { isLocalPage } from './local-page.ts';

const explained = new Set<string>();

/**
 * Explains a mistake in the page's set-up to its author: in the console, once, and on a page of this machine as a note
 * after the element that it is about.
 */
export function explain(text: string, element?: Element | null): void {
  if (!explained.has(text)) console.error('[storefront]', text);
  explained.add(text);
  if (!element || !isLocalPage()) return;
  const before = element.nextElementSibling;
  const note = before?.matches('[data-sq-note]') ? before : document.createElement('p');
  note.setAttribute('data-sq-note', '');
  const lines = new Set([...`${note.textContent}`.split('\n').filter(Boolean), `Set-up: ${text}`]);
  note.textContent = [...lines].join('\n');
  const style = 'margin:8px 0;padding:8px;border:2px solid;font:14px/1.4 monospace;white-space:pre-line';
  (note as HTMLElement).style.cssText = style;
  element.after(note);
}
