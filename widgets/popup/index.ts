import { definePlainElement } from '#runtime/widget/plain.ts';
import { PopupElement } from './popup.ts';

definePlainElement({
  tag: 'sq-popup',
  element: PopupElement,
  attributes: { popup: { type: 'string', names: 'popup', isRequired: true } },
});
