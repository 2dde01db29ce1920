/** Replaces a behaviour of add-to-cart buttons, and records its calls. */
import { BUSY_CLASS, boot } from '../../../runtime/boot.ts';
import { enhance } from '../../../runtime/enhance.ts';

declare global {
  interface Window {
    acts: string[];
    setUps: string[];
    /** True on a page where the loader must click again. */
    leavesPending?: boolean;
  }
}

enhance('.sqs-add-to-cart-button', (button, signal) => {
  window.setUps.push(button.id);
  button.addEventListener('click', () => window.acts.push(`clicked ${button.id}`), { signal });
  signal.addEventListener('abort', () => window.setUps.splice(window.setUps.indexOf(button.id), 1));
});

if (!window.leavesPending) {
  const { pending } = boot();
  for (const button of pending) {
    pending.delete(button);
    button.classList.remove(BUSY_CLASS);
    button.removeAttribute('aria-busy');
    window.acts.push(`kept ${button.id}`);
  }
}
