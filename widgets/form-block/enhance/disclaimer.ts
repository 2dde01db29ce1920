import { showHtml } from '#runtime/form/show-html.ts';
import { addToSubmit } from './submit-place.ts';

/** Shows the owner's disclaimer above the submit control, unless the markup has it already. */
export async function addDisclaimer(form: HTMLFormElement, html: string, signal: AbortSignal): Promise<void> {
  if (!html) return;
  const disclaimer = document.createElement('div');
  disclaimer.className = 'form-disclaimer';
  await showHtml(disclaimer, html);
  if (signal.aborted || visibleText(form).includes(visibleText(disclaimer))) return;
  addToSubmit(form, disclaimer, 'before');
  signal.addEventListener('abort', () => disclaimer.remove());
}

function visibleText({ textContent }: Element): string {
  return textContent.replace(/\s+/g, ' ').trim();
}
