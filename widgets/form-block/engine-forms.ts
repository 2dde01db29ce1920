import { BUSY_CLASS } from '#runtime/boot.ts';
import { enhance } from '#runtime/enhance.ts';
import { BLOCK_FORM, ENGINE_FORM, LIGHTBOX_HANDLE, OWN_ACTION } from '#runtime/hooks.ts';
import { lazy } from '#runtime/lazy.ts';
import { isDisabled, isPlatformLive } from '#runtime/platform.ts';
import { watchPresses, whenReleased } from '#runtime/ui/held-press.ts';
import { showLateAlert } from '#runtime/ui/late-alert.ts';
import { explainLoadFailure } from '#runtime/ui/load-failure.ts';
import { handlePresses, intercept } from '#runtime/ui/presses.ts';
import { whenParsed } from '#runtime/when-parsed.ts';

/**
 * Pause before the code of a form that shows nothing yet is fetched again; each further pause is four times as long.
 */
const RETRY_DELAY_MS = 1_000;

/** Distance below the window at which a form's code is fetched, so that it arrives while the visitor scrolls. */
const NEAR = '0px 0px 50% 0px';

/** A form that the platform has rendered. A page that was saved since may lack some of its fields. */
const PLATFORMS_FORM = '.react-form-contents';

const FOR_EVER = new AbortController().signal;

const loadModule = lazy(() => import('./enhance/enhance-forms.entry.ts'));

/**
 * Starts the part of forms that every page carries. The rest is fetched when a visitor uses a form, or at once for a
 * form that has the focus, that shows nothing yet, or that has a draft to restore. The listeners run in the capture
 * phase, before the platform's own handlers; a submit waits until the code that sends it has been fetched.
 */
export function startForms(): void {
  watchPresses();
  for (const type of ['focusin', 'pointerdown', 'submit']) document.addEventListener(type, turnTo, true);
  handlePresses(
    { selector: LIGHTBOX_HANDLE, load: async () => (await loadForms()).press, explainFailure: explainLoadFailure },
    FOR_EVER,
  );
  enhance(ENGINE_FORM, (element, gone) => {
    if (isDisabled()) return;
    // The attribute stays for now: it is the only mark of some forms.
    (element as HTMLElement).onsubmit = null;
    if (element.contains(document.activeElement) || hasDraft()) loadWithRetries(RETRY_DELAY_MS);
    // The parser may not have reached the form of a block.
    else whenParsed(() => loadWhenNeeded(element, gone), gone);
  });
  // The loader has marked what was sent before.
  for (const form of document.querySelectorAll<HTMLFormElement>(`:is(${BLOCK_FORM}).${BUSY_CLASS}`)) {
    form.requestSubmit();
  }
}

/**
 * Loads the code of a form that shows nothing yet, or not all of its fields, when its block comes near the window. Any
 * other visible form, or a button for it, needs no code before the visitor uses it.
 */
function loadWhenNeeded(element: Element, gone: AbortSignal): void {
  const block = element.closest('.sqs-block') ?? element;
  const form = element.matches('form') ? element : block.querySelector('form');
  const isComplete = form && !(form.matches(PLATFORMS_FORM) && lacksFields(form, block));
  if (block.querySelector(LIGHTBOX_HANDLE) || (isComplete && !form.closest('[hidden],.hidden'))) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadWithRetries(RETRY_DELAY_MS);
    },
    { rootMargin: NEAR },
  );
  observer.observe(block);
  gone.addEventListener('abort', () => observer.disconnect());
}

/** Whether a form lacks an element that the block's description names. The description is long, so it is not parsed. */
function lacksFields(form: Element, block: Element): boolean {
  const ids = block.querySelector('script')?.textContent.matchAll(/"id": ?"(.+?)"/g) ?? [];
  return [...ids].some(([, id = '']) => !form.querySelector(`#${CSS.escape(id)}`));
}

async function turnTo(event: Event): Promise<void> {
  const form = event.target as HTMLFormElement;
  if (!form.closest?.(`${ENGINE_FORM},${BLOCK_FORM},${LIGHTBOX_HANDLE}`) || isDisabled() || hasOwnAction(form)) return;
  if (event.type !== 'submit') return void loadForms().catch(() => {});
  // A form that we or the platform's live scripts have rendered into a block has a submit handler of its own.
  if (!form.matches(isPlatformLive() ? ENGINE_FORM : `${ENGINE_FORM},${BLOCK_FORM}`)) return;
  intercept(event);
  form.classList.remove(BUSY_CLASS);
  if (form.hasAttribute('aria-busy')) return;
  form.setAttribute('aria-busy', 'true');
  try {
    const { submit } = await loadForms();
    await submit(form);
  } catch (error) {
    void showLateAlert(explainLoadFailure(error));
  }
  form.removeAttribute('aria-busy');
}

/** Makes the page's forms work; resolves to the functions that submit a form and press its lightbox handle. */
async function loadForms() {
  const { enhanceForms } = await loadModule();
  return enhanceForms(ENGINE_FORM, hasOwnAction, whenReleased);
}

/** Whether the author of the page has given the form to a form service, which receives it in place of the shop. */
function hasOwnAction(form: Element): boolean {
  return OWN_ACTION.test(`${form.getAttribute('action')}`);
}

function loadWithRetries(delay: number): void {
  loadForms().catch(() => setTimeout(loadWithRetries, delay, delay * 4));
}

/** Whether the visitor typed something before leaving the page; `runtime/form/draft.ts` keeps it. */
function hasDraft(): boolean {
  try {
    return /sq:form:/.test(`${Object.keys(sessionStorage)}`);
  } catch {
    return false;
  }
}
