/** Hides the badge that reCAPTCHA adds to the end of the page. */
const HIDDEN_BADGE = '.grecaptcha-badge { visibility: hidden }';

let sheet: CSSStyleSheet | undefined;
let focusedForms = 0;

/** Hides the badge except while a field of the form has the focus, until the signal fires. */
export function showBadgeWithFocus(form: HTMLFormElement | null, signal: AbortSignal): void {
  hideBadge();
  if (!form) return;
  let isFocused = false;
  const setFocused = (next: boolean) => {
    if (next === isFocused) return;
    isFocused = next;
    focusedForms += next ? 1 : -1;
    hideBadge();
  };
  const root = form.getRootNode() as Document | ShadowRoot;
  setFocused(form.contains(root.activeElement));
  form.addEventListener('focusin', () => setFocused(true), { signal });
  form.addEventListener('focusout', ({ relatedTarget }) => setFocused(form.contains(relatedTarget as Node | null)), {
    signal,
  });
  signal.addEventListener('abort', () => setFocused(false));
}

/** Uses an adopted sheet, which the strictest content security policy allows. */
function hideBadge(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(HIDDEN_BADGE);
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.disabled = focusedForms > 0;
}
