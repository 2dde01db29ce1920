const TIMEOUT_MS = 60_000;

/**
 * Sends the form of a plain page, and returns the answer: the address of the next page as JSON, or a page. Throws where
 * the shop does not answer. It is not sent twice, because not every form can be.
 */
export function postPlainForm(form: HTMLFormElement): Promise<Response> {
  const entries = new FormData(form);
  const isMultipart = form.enctype === 'multipart/form-data';
  const body = isMultipart ? entries : new URLSearchParams([...entries].map(([name, value]) => [name, String(value)]));
  const headers = { Accept: 'application/json' };
  // A field named "action" hides the form's own property.
  return fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    body,
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
