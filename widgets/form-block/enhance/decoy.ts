import type { FormTexts } from '#runtime/form/form-texts.ts';
import { VISUALLY_HIDDEN } from '#runtime/ui/visually-hidden.ts';

/** Adds an input that people do not see, to catch programs that fill in every field. */
export function addDecoy(form: HTMLFormElement, texts: () => FormTexts, signal: AbortSignal): HTMLInputElement {
  const label = document.createElement('label');
  label.setAttribute('aria-hidden', 'true');
  // A strict content security policy allows changes through the object model. Programs recognise `display: none`.
  Object.assign(label.style, VISUALLY_HIDDEN);
  const decoy = document.createElement('input');
  decoy.tabIndex = -1;
  decoy.autocomplete = 'off';
  decoy.name = 'remarks';
  decoy.dataset.sqDecoy = '';
  label.append(texts().form.decoyLabel, decoy);
  form.append(label);
  signal.addEventListener('abort', () => label.remove());
  return decoy;
}
