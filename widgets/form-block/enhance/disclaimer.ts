import { showHtml } from '#runtime/form/show-html.ts';
import { addToSubmit } from './submit-place.ts';

/** Shows what the owner wants to be read before a form is sent, where the markup does not have it already. */
export async function addDisclaimer(form: HTMLFormElement, html: string, signal: AbortSignal): Promise<void> {
  if (!html) return;
  const disclaimer = document.createElement('div');
  disclaimer.className = 'form-disclaimer';
  await showHtml(disclaimer, html);
  if (signal.aborted || textOf(form).includes(textOf(disclaimer))) return;
  addToSubmit(form, disclaimer, 'before');
  signal.addEventListener('abort', () => disclaimer.remove());
}

function textOf({ textContent }: Element): string {
  return textContent.replace(/\s+/g, ' ').trim();
}
