/**
 * The text of the inline script that keeps presses until the loader has come, below 200 bytes. It remembers clicks and
 * keys in `window._sq`; `runtime/loader/kept-clicks.ts` takes them over and stops it by setting `_sq` to 0. The only
 * default that it prevents is the submit of an engine's form, which would reload the page; a form that an author has
 * given an address of its own is left alone.
 *
 * Two old names keep it short. `which` is below 48 for clicks, Enter and Space, and above for what is typed into fields;
 * a submit has none. `returnValue = false` is `preventDefault()`, and `true` does nothing.
 */
export const EARLY_PRESSES_SCRIPT =
  'self._sq??=[];["click","keydown","submit"].map(t=>addEventListener(t,e=>_sq&&(e.which<48?_sq.push(e):e.returnValue=!e.target.matches("[data-form-id][novalidate]:is([onsubmit],:not([action]))")),1))';
