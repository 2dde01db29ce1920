import type { FormSession } from '#runtime/form/session.ts';
import { showHtml } from '#runtime/form/show-html.ts';
import { childWith } from './child-with.ts';

/**
 * Replaces a form that was sent with the owner's message, in the markup's own elements for it, and moves the focus
 * there.
 */
export function thank(form: HTMLFormElement, session: FormSession): void {
  const { message, html } = session.success() ?? { message: '', html: '' };
  const text = place(form, 'form-submission-text');
  const more = place(form, 'form-submission-html');
  const kept = new Set([childWith(form, text), childWith(form, more)]);
  for (const child of form.children) {
    // A theme's own `display` overrides the attribute `hidden`.
    if (!kept.has(child)) (child as HTMLElement).style.setProperty('display', 'none', 'important');
  }
  showHtml(text, message);
  if (html) showHtml(more, html);
  for (const element of html ? [text, more] : [text]) {
    element.classList.remove('hidden');
    element.hidden = false;
  }
  text.tabIndex = -1;
  text.setAttribute('role', 'status');
  text.focus({ preventScroll: true });
  text.scrollIntoView({ block: 'nearest' });
}

function place(form: HTMLFormElement, className: string): HTMLElement {
  const known = form.querySelector<HTMLElement>(`.${className}`);
  if (known) return known;
  const added = document.createElement('div');
  added.className = className;
  form.append(added);
  return added;
}
