import { formBlock } from '#runtime/page/forms.ts';
import { report } from '#runtime/report.ts';
import { setBusy } from '#runtime/ui/presses.ts';
import { alertClosedForm } from './alert-closed-form.ts';

/**
 * Presses a lightbox handle again once the form of its block is enhanced, because the handle then opens the form. The
 * selector finds the forms and `enhance` waits for one of them. A form that cannot be enhanced leads to an alert, but not
 * on the next page of a theme that replaces pages by script.
 */
export async function pressHandle(
  handle: HTMLElement,
  selector: string,
  enhance: (element: Element) => Promise<unknown> | undefined,
): Promise<void> {
  try {
    await Promise.all([...formBlock(handle).querySelectorAll(selector)].map(enhance));
    if (!handle.isConnected) return;
    // Without this mark the press would come back here for ever.
    if (!handle.hasAttribute('aria-haspopup')) throw new Error('This button opens no form.');
    setBusy(handle, false);
    handle.click();
  } catch (error) {
    report(error, 'form: lightbox');
    setBusy(handle, false);
    alertClosedForm(handle, error);
  }
}
