import { form as formTexts } from '#runtime/i18n/en/forms.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { report } from '#runtime/report.ts';
import { openLightbox } from '#runtime/ui/lightbox/open-lightbox.ts';
import { intercept } from '#runtime/ui/presses.ts';
import { alertClosedForm } from './alert-closed-form.ts';

interface LightboxForm {
  block: Element;
  /** The element that moves into the lightbox, and back when the lightbox closes. */
  wrapper: HTMLElement;
  /** The owner's label of the button; '' for the default. */
  label: string;
  /** Makes the form ready inside the wrapper; called before each opening. */
  prepare(): Promise<unknown>;
}

const HANDLE_CLASSES = 'lightbox-handle sqs-system-button sqs-editable-button sqs-button-element--primary';

/** Replaces a form by a button that opens the form in a lightbox. */
export function putBehindHandle({ block, wrapper, label, prepare }: LightboxForm, signal: AbortSignal): void {
  const text = label || localised('form', formTexts).openForm;
  const handle = block.querySelector<HTMLElement>('.lightbox-handle') ?? addHandle(wrapper, text, signal);
  if (!handle.matches('button, a[href]')) {
    handle.setAttribute('role', 'button');
    handle.tabIndex = 0;
  }
  handle.setAttribute('aria-haspopup', 'dialog');
  hide(wrapper, true);

  let isOpening = false;
  async function open(): Promise<void> {
    if (isOpening) return;
    isOpening = true;
    handle.setAttribute('aria-busy', 'true');
    try {
      await prepare();
      show(wrapper, block, handle, text);
    } catch (error) {
      report(error, 'form: lightbox');
      alertClosedForm(handle, error);
    }
    handle.removeAttribute('aria-busy');
    isOpening = false;
  }

  /** Opens the lightbox in place of the platform's own handlers. */
  function onPress(event: Event): void {
    intercept(event);
    void open();
  }
  handle.addEventListener('click', onPress, { capture: true, signal });
  handle.addEventListener(
    'keydown',
    (event) => {
      const isKey = event.key === 'Enter' || (event.key === ' ' && handle.localName !== 'a');
      if (isKey && handle.localName !== 'button' && !event.repeat) onPress(event);
    },
    { capture: true, signal },
  );
}

function addHandle(wrapper: HTMLElement, text: string, signal: AbortSignal): HTMLElement {
  const box = document.createElement('div');
  box.className = 'lightbox-handle-wrapper';
  const handle = document.createElement('button');
  handle.type = 'button';
  handle.className = HANDLE_CLASSES;
  handle.textContent = text;
  box.append(handle);
  wrapper.before(box);
  signal.addEventListener('abort', () => box.remove());
  return handle;
}

/**
 * Moves the form into a lightbox, with its state and listeners, and copies the block's classes for the theme's styles.
 */
function show(wrapper: HTMLElement, block: Element, handle: HTMLElement, label: string): void {
  const place = document.createComment('');
  wrapper.before(place);
  openLightbox(
    (content) => {
      content.className = block.className;
      content.append(wrapper);
      hide(wrapper, false);
      return () => {
        hide(wrapper, true);
        place.replaceWith(wrapper);
      };
    },
    { label, returnFocus: handle },
  );
}

/** Hides by attribute and class, because the engine's markup may have either. */
function hide(wrapper: HTMLElement, isHidden: boolean): void {
  wrapper.hidden = isHidden;
  wrapper.classList.toggle('hidden', isHidden);
}
