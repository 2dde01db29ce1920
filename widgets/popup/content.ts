import type { Popup } from '#runtime/contracts/popup.ts';
import { showHtml } from '#runtime/form/show-html.ts';

/** Fills a box with what a popup says and asks for. Returns its heading. */
export function fillPopup(box: HTMLElement, popup: Popup, onSubmitted: () => void): HTMLElement {
  const { title, html, image, content, size } = popup;
  box.classList.add('sq-popup-content', `sq-popup-${size}`);
  if (image) box.append(element('img', { src: image.url, alt: image.alt, className: 'sq-popup-image' }));
  const heading = element('h2', { textContent: title, className: 'sq-popup-title' });
  const text = element('div', { className: 'sq-popup-text' });
  void showHtml(text, html);
  box.append(heading, text);
  if (content.kind === 'button') {
    const button = element('a', { href: content.url, textContent: content.text, className: 'sq-popup-button' });
    button.addEventListener('click', onSubmitted);
    box.append(button);
    return heading;
  }
  const form = document.createElement('sq-form-block');
  form.setAttribute('form', content.formId);
  form.setAttribute('popup', popup.id);
  box.addEventListener('sq-form-submitted', onSubmitted);
  box.append(form);
  return heading;
}

function element<Tag extends 'a' | 'div' | 'h2' | 'img'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}
