import { HttpResponse, http } from 'msw';

/** Answers the calls for the store's settings, and records them. */
export class PreferencesShop {
  readonly stored: Record<string, object> = { downloads: { days: 30, times: 5 } };
  readonly calls: string[] = [];
  /** Fails the next calls, the number of which it is. */
  failures = 0;

  readonly handlers = [
    http.get('*/api/v1/commerce-preferences/:namespace', ({ params }) =>
      this.#answer(`GET ${params.namespace}`, String(params.namespace)),
    ),
    http.put('*/api/v1/commerce-preferences/:namespace', async ({ params, request }) => {
      const values = (await request.json()) as object;
      if (this.failures === 0) this.stored[String(params.namespace)] = values;
      return this.#answer(`PUT ${params.namespace} ${JSON.stringify(values)}`, String(params.namespace));
    }),
  ];

  #answer(call: string, namespace: string) {
    this.calls.push(call);
    if (this.failures === 0) return HttpResponse.json({ websiteId: 'w', ...this.stored[namespace] });
    this.failures -= 1;
    return HttpResponse.json({ error: 'No.', code: 'SCOPE_MISSING' }, { status: 403 });
  }
}
