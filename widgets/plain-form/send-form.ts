import { postPlainForm } from '#runtime/api/plain-forms.ts';

const TOO_LARGE = 413;
/** Too often, or a failure of the shop: the same form can be taken a little later. */
const isKept = (status: number) => status === 429 || status >= 500;

const sending = new WeakSet<HTMLFormElement>();

/**
 * Sends a form without leaving the page, and then opens the next page. Where the shop does not take it, the form stays
 * as it is, with the reason above it; a browser would show a page of its own and lose what was typed.
 */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  if (sending.has(form)) return;
  sending.add(form);
  form.setAttribute('aria-busy', 'true');
  try {
    await open(form, await postPlainForm(form));
  } catch {
    showFailure(form, form.dataset.offline);
  } finally {
    sending.delete(form);
    form.removeAttribute('aria-busy');
  }
}

async function open(form: HTMLFormElement, answer: Response): Promise<void> {
  if (answer.status === TOO_LARGE) return showFailure(form, reasonIn(await pageOf(answer)));
  if (isKept(answer.status)) return showFailure(form, form.dataset.later);
  if (answer.headers.get('Content-Type')?.startsWith('application/json')) {
    const { url }: { url?: string } = await answer.json();
    return url ? location.assign(url) : showFailure(form, form.dataset.later);
  }
  showPage(form, await pageOf(answer));
}

async function pageOf(answer: Response): Promise<Document> {
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

function reasonIn(page: Document): string {
  return page.querySelector('.order-page p')?.textContent ?? '';
}

/** Shows the page that the shop has answered, such as the form with its errors. */
function showPage(form: HTMLFormElement, page: Document): void {
  const [place, answered] = [form.closest('main'), page.querySelector('main')];
  if (!place || !answered) {
    // The browser can send it once more, because an answer that is a page has stored nothing.
    form.submit();
    return;
  }
  document.title = page.title;
  place.replaceChildren(...answered.childNodes);
  const focused = place.querySelector<HTMLElement>('[autofocus]') ?? place.querySelector('h1');
  if (focused?.matches('h1')) focused.tabIndex = -1;
  focused?.focus();
}

function showFailure(form: HTMLFormElement, text = ''): void {
  form.querySelector('.form-submission-error')?.remove();
  const error = document.createElement('div');
  error.className = 'form-submission-error';
  error.setAttribute('role', 'alert');
  error.tabIndex = -1;
  const reason = document.createElement('p');
  reason.textContent = text;
  error.append(reason);
  form.prepend(error);
  error.focus();
}
