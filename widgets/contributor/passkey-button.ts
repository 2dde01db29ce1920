import { callShop } from '#runtime/api/console.ts';
import { ApiFailure } from '#runtime/api/failure.ts';
import { choosePasskey, makePasskey, PasskeyFailure } from '#runtime/passkeys/ceremony.ts';
import { report } from '#runtime/report.ts';

const PASSKEYS = '/api/contributors/passkeys';
const SESSION = '/api/contributors/session/passkey';
const CONFIRMATION = '/api/contributors/session/confirmation/passkey';

/** Shows a button that signs in or confirms by a passkey or adds one, until it leaves the page. */
export function showPasskeyButton(place: Element, signal: AbortSignal): void {
  const button = place.querySelector('button');
  if (!(place instanceof HTMLElement) || !button) return;
  place.hidden = false;
  const press = () => void run(place, button);
  button.addEventListener('click', press, { signal });
  signal.addEventListener('abort', () => {
    place.hidden = true;
  });
}

async function run(place: HTMLElement, button: HTMLButtonElement): Promise<void> {
  if (button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  showText(place, '');
  try {
    await use(place.dataset);
    showPage();
  } catch (error) {
    // The page has been open for longer than the confirmation; anew, it has the button that confirms.
    if (error instanceof ApiFailure && error.code === 'CONFIRMATION_NEEDED') return showPage();
    showText(place, textOf(error, place.dataset));
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

/** Shows the page as the shop writes it now, not the form that a refused password has left. */
function showPage(): void {
  location.assign(location.pathname);
}

async function use({ sqPasskey, xsrf = '' }: DOMStringMap): Promise<void> {
  if (sqPasskey === 'add') return add(xsrf);
  return answer(sqPasskey === 'confirm' ? CONFIRMATION : SESSION, xsrf);
}

/** Signs in, or confirms, by the token that the page has for it. */
async function answer(path: typeof SESSION | typeof CONFIRMATION, xsrfToken: string): Promise<void> {
  const { body: options } = await callShop({ method: 'POST', path: `${path}/options`, body: {} }, xsrfToken);
  const response = await choosePasskey(options);
  await callShop({ method: 'POST', path, body: { response } }, xsrfToken);
}

async function add(xsrfToken: string): Promise<void> {
  const { body: options } = await callShop({ method: 'POST', path: `${PASSKEYS}/options`, body: {} }, xsrfToken);
  const response = await makePasskey(options);
  await callShop({ method: 'POST', path: PASSKEYS, body: { response } }, xsrfToken);
}

/** Returns what the person reads; a passkey that they did not want to use needs no words. */
function textOf(error: unknown, texts: DOMStringMap): string {
  if (error instanceof PasskeyFailure) {
    if (error.kind === 'cancelled') return '';
    return (error.kind === 'known' ? texts.known : texts.unable) ?? '';
  }
  if (!(error instanceof ApiFailure)) {
    report(error, 'passkey');
    return texts.unable ?? '';
  }
  if (error.status === undefined) return texts.offline ?? '';
  return error.serverText ?? texts.unable ?? '';
}

function showText(place: HTMLElement, text: string): void {
  place.parentElement?.querySelector('[data-sq-passkey-failure]')?.remove();
  if (!text) return;
  const failure = document.createElement('p');
  failure.setAttribute('role', 'alert');
  failure.dataset.sqPasskeyFailure = '';
  failure.textContent = text;
  place.after(failure);
}
