import { dialog as dialogTexts } from '../../i18n/en/page.ts';
import { localised } from '../../i18n/languages.ts';
import { openModal } from './modal.ts';

interface LightboxOptions {
  /** Name for screen readers. */
  label: string;
  /** Element that gets the focus after closing. Default: the element that has the focus now. */
  returnFocus?: HTMLElement | null | undefined;
  onClosed?: (() => void) | undefined;
}

export interface OpenedLightbox {
  /**
   * Element for the content, outside the shadow root so that autofill, password managers and the page's styles reach
   * it.
   */
  content: HTMLElement;
  close(): void;
}

/**
 * Opens a modal lightbox and calls `render` to fill it; the function that `render` returns runs after closing. The
 * close button, Escape and a press outside the panel close it. If `render` throws, nothing stays open, and neither that
 * function nor `onClosed` runs. Style it through `sq-lightbox::part(panel)`, `close`, and the `--sq-lightbox-*`
 * properties.
 */
export function openLightbox(
  // biome-ignore lint/suspicious/noConfusingVoidType: a renderer that has nothing to undo returns nothing
  render: (content: HTMLElement) => (() => void) | void,
  { label, returnFocus, onClosed }: LightboxOptions,
): OpenedLightbox {
  const content = document.createElement('div');
  let afterClosing: (() => void) | undefined;
  const { close } = openModal({
    tag: 'sq-lightbox',
    label,
    returnFocus,
    isCancellable: () => true,
    fill(panel, host) {
      const control = document.createElement('button');
      control.type = 'button';
      control.setAttribute('part', 'close');
      control.setAttribute('aria-label', localised('dialog', dialogTexts).close);
      control.onclick = () => close();
      panel.append(control, document.createElement('slot'));
      host.append(content);
    },
    onClosed: () => afterClosing?.(),
  });
  try {
    const stop = render(content);
    afterClosing = () => {
      stop?.();
      onClosed?.();
    };
  } catch (error) {
    close();
    throw error;
  }
  return { content, close };
}
