import { showHtml } from '#runtime/form/show-html.ts';
import { addToSubmit } from './submit-place.ts';

/**
 * Shows the owner's disclaimer above the submit control, which it moves once no press is held, unless the markup has it
 * already.
 */
export async function addDisclaimer(
  form: HTMLFormElement,
  html: string,
  signal: AbortSignal,
  whenReleased: () => Promise<void>,
): Promise<void> {
  if (!html) return;
  const disclaimer = document.createElement('div');
  disclaimer.className = 'form-disclaimer';
  await showHtml(disclaimer, html);
  await whenReleased();
  if (signal.aborted || visibleText(form).includes(visibleText(disclaimer))) return;
  addToSubmit(form, disclaimer, 'before');
  signal.addEventListener('abort', () => disclaimer.remove());
}

function visibleText({ textContent }: Element): string {
  return textContent.replace(/\s+/g, ' ').trim();
}
