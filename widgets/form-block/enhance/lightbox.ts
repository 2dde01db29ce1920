import { cart } from '#runtime/i18n/en-cart.ts';
import { form as formTexts } from '#runtime/i18n/en-forms.ts';
import { failures } from '#runtime/i18n/en-page.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { report } from '#runtime/report.ts';
import { showAlert } from '#runtime/ui/alert.ts';
import { openLightbox } from '#runtime/ui/lightbox/open-lightbox.ts';

interface LightboxForm {
  block: Element;
  /** What goes into the lightbox, and back when it closes. */
  wrapper: HTMLElement;
  /** '' for the catalogue's own. */
  label: string;
  /** Brings the form into the wrapper; asked before each opening. */
  prepare(): Promise<unknown>;
}

const HANDLE_CLASSES = 'lightbox-handle sqs-system-button sqs-editable-button sqs-button-element--primary';

/** Shows a button in the place of a form, which opens it in a lightbox (engine-html.md §3.6, "useLightbox"). */
export function putBehindHandle({ block, wrapper, label, prepare }: LightboxForm, signal: AbortSignal): void {
  const text = label || localised('form', formTexts).openForm;
  const handle = block.querySelector<HTMLElement>('.lightbox-handle') ?? addHandle(wrapper, text, signal);
  if (!handle.matches('button, a[href]')) {
    handle.role = 'button';
    handle.tabIndex = 0;
  }
  handle.ariaHasPopup = 'dialog';
  hide(wrapper, true);

  let isOpening = false;
  async function open(): Promise<void> {
    if (isOpening) return;
    isOpening = true;
    handle.ariaBusy = 'true';
    try {
      await prepare();
      show(wrapper, block, handle, text);
    } catch (error) {
      report(error, 'form: lightbox');
      const title = localised('cart', cart).openFormFailed;
      void showAlert({ title, message: localised('failures', failures).checkConnection }, { returnFocus: handle });
    }
    handle.removeAttribute('aria-busy');
    isOpening = false;
  }

  /** Before any handler of the platform's own, as with every event that we take. */
  function intercept(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    void open();
  }
  handle.addEventListener('click', intercept, { capture: true, signal });
  handle.addEventListener(
    'keydown',
    (event) => {
      const isKey = event.key === 'Enter' || (event.key === ' ' && handle.localName !== 'a');
      if (isKey && handle.localName !== 'button' && !event.repeat) intercept(event);
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

/** The form keeps its state and its listeners; the block's classes go along, by which the theme's rules reach it. */
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

/** The engine writes the one or the other. */
function hide(wrapper: HTMLElement, isHidden: boolean): void {
  wrapper.hidden = isHidden;
  wrapper.classList.toggle('hidden', isHidden);
}
