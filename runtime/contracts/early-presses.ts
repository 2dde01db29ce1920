/**
 * The text of the inline script that keeps presses until the loader has come, below 200 bytes. It remembers clicks, keys
 * and submits in `window._sq`; `runtime/loader/kept-clicks.ts` takes them over and stops it by setting `_sq` to 0. The
 * only default that it prevents is the submit of an engine's form, which would reload the page; a form that an author has
 * given an address of its own is left alone. The form of a restock box does not reload the Worker's own pages
 * (`worker/pages/restock-form.ts`).
 *
 * Two old names keep it short. `which` is below 48 for clicks, Enter and Space, and above for what is typed into fields;
 * a submit has none. `returnValue = false` is `preventDefault()`, and `true` does nothing; a click has an engine's form
 * as its target only beside the fields, where it does nothing.
 */
export const EARLY_PRESSES_SCRIPT =
  'self._sq??=[];["click","keydown","submit"].map(t=>addEventListener(t,e=>_sq&&(e.which>47||_sq.push(e),e.returnValue=!e.target.matches("[data-form-id][novalidate]:is([onsubmit],:not([action]))")),1))';
