/** Elements on whose pages nothing lies over what the visitor does. */
const NEVER_OVER = 'sq-checkout, sq-account, sq-cart:not([layout=drawer])';
/** A question about cookies that has no answer yet. A banner that is not there yet may ask one. */
const QUESTION = 'sq-cookie-banner:not(:defined), sq-cookie-banner form';
const DIALOG = 'dialog[open], [aria-modal=true], sq-lightbox, sq-confirm, .sq-popup-corner';
/** Elements that open dialogs in their shadow roots. */
const WITH_DIALOGS = 'sq-cart, sq-installments, sq-product-block';
const EDITABLE =
  'input:not([type=button],[type=submit],[type=checkbox],[type=radio]), textarea, select, [contenteditable]';

/** Whether a popup can appear now: the page is seen, nothing else lies over it, and the visitor is not typing. */
export function isFree(): boolean {
  if (document.visibilityState === 'hidden') return false;
  return document.querySelector(`${NEVER_OVER}, ${QUESTION}, ${DIALOG}`) === null && !hasOpenDrawer() && !isTyping();
}

function hasOpenDrawer(): boolean {
  return [...document.querySelectorAll(WITH_DIALOGS)].some(({ shadowRoot }) => shadowRoot?.querySelector(DIALOG));
}

function isTyping(): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.matches(EDITABLE) === true;
}
