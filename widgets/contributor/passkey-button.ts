import { postAsContributor, Refusal } from '#runtime/api/contributors.ts';
import { isRecord } from '#runtime/api/shape.ts';
import type { PasskeyOptions } from '#runtime/contracts/passkeys.ts';
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
    if (error instanceof Refusal && error.code === 'CONFIRMATION_NEEDED') return showPage();
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
async function answer(path: string, xsrfToken: string): Promise<void> {
  const response = await choosePasskey(await readOptions(path, xsrfToken));
  await postAsContributor(path, { response }, xsrfToken);
}

async function add(xsrfToken: string): Promise<void> {
  const response = await makePasskey(await readOptions(PASSKEYS, xsrfToken));
  await postAsContributor(PASSKEYS, { response }, xsrfToken);
}

async function readOptions(path: string, xsrfToken: string): Promise<PasskeyOptions> {
  const answer = await postAsContributor(`${path}/options`, {}, xsrfToken);
  if (!isRecord(answer) || !isRecord(answer.options)) throw new Refusal();
  return { options: answer.options };
}

/** Returns what the person reads; a passkey that they did not want to use needs no words. */
function textOf(error: unknown, texts: DOMStringMap): string {
  if (error instanceof PasskeyFailure) {
    if (error.kind === 'cancelled') return '';
    return (error.kind === 'known' ? texts.known : texts.unable) ?? '';
  }
  if (error instanceof Refusal) return error.message || (texts.unable ?? '');
  if (!(error instanceof TypeError || error instanceof DOMException)) report(error, 'passkey');
  return texts.offline ?? '';
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
