/** The part of Stripe's HTTP API that we use. Like Stripe it refuses unknown fields and wrong values. */

export const SECRET_KEY = 'sk_test_of_the_shop';
export const WEBHOOK_SECRET = 'whsec_of_the_shop';

const FIELDS = [
  ...['mode', 'client_reference_id', 'customer_email', 'locale', 'success_url', 'cancel_url', 'expires_at'],
  ...['line_items[0][quantity]', 'line_items[0][price_data][currency]', 'line_items[0][price_data][unit_amount]'],
  ...['line_items[0][price_data][product_data][name]', 'allowed_payment_method_types[0]', 'adaptive_pricing[enabled]'],
  ...['metadata[site_id]', 'metadata[payment_id]'],
  ...['payment_intent_data[metadata][site_id]', 'payment_intent_data[metadata][payment_id]'],
];
const ZERO_DECIMAL = ['jpy'];
const HALF_HOUR_S = 30 * 60;

interface Session {
  id: string;
  fields: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  refunded: boolean;
}

type Failure = 'timeout' | 'network' | (() => Response);

export class FakeStripe {
  readonly sessions = new Map<string, Session>();
  readonly requests: { method: string; path: string; headers: Headers; fields: Record<string, string> }[] = [];
  /** Failures of the next calls before anything is done; `lost` fails after the call was executed. */
  readonly failures: Failure[] = [];
  isNextAnswerLost = false;
  readonly #answers = new Map<string, { sent: string; answer: [unknown, number] }>();
  base = 'https://api.stripe.com';

  readonly fetch = (async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const sent = await request.text();
    const fields = Object.fromEntries(new URLSearchParams(request.method === 'GET' ? url.search : sent));
    this.requests.push({ method: request.method, path: url.pathname, headers: request.headers, fields });
    const failure = this.failures.shift();
    if (failure === 'network') throw new TypeError('Network connection lost.');
    if (failure === 'timeout') return hang(init?.signal);
    if (failure) return failure();
    if (url.origin !== this.base) return refuse(404, 'host_unknown');
    const answer = this.#once(request, url.pathname, sent, fields);
    if (this.isNextAnswerLost) {
      this.isNextAnswerLost = false;
      throw new TypeError('Network connection lost.');
    }
    return Response.json(...([answer[0], { status: answer[1] }] as const));
  }) as typeof fetch;

  /** Pays as a visitor does on Stripe's page. */
  pay(id: string): void {
    const session = this.sessions.get(id);
    if (session?.status !== 'open') throw new Error('There is no such page any more');
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
  }

  #once(request: Request, path: string, sent: string, fields: Record<string, string>): [unknown, number] {
    const { headers, method } = request;
    if (headers.get('Authorization') !== `Bearer ${SECRET_KEY}`) return fail(401, 'api_key_invalid');
    if (headers.get('Stripe-Version') !== '2026-10-28.endive') return fail(400, 'version_unknown');
    if (method === 'GET') return this.#execute(method, path, fields);
    if (headers.get('Content-Type') !== 'application/x-www-form-urlencoded') return fail(400, 'type_unknown');
    const key = headers.get('Idempotency-Key');
    if (!key) return fail(400, 'key_missing');
    const earlier = this.#answers.get(key);
    if (earlier) return earlier.sent === path + sent ? earlier.answer : fail(400, 'idempotency_key_in_use');
    const answer = this.#execute(method, path, fields);
    this.#answers.set(key, { sent: path + sent, answer });
    return answer;
  }

  #execute(method: string, path: string, fields: Record<string, string>): [unknown, number] {
    const [, id = '', act = ''] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.#create(fields);
    if (method === 'POST' && path === '/v1/refunds') return this.#refund(fields);
    const session = this.sessions.get(id);
    if (!session) return fail(404, 'resource_missing');
    if (method === 'GET') return this.#show(session, fields['expand[0]'] === 'payment_intent.latest_charge');
    if (act !== '/expire') return fail(404, 'url_unknown');
    if (session.status !== 'open') return fail(400, 'session_not_open');
    session.status = 'expired';
    return this.#show(session, false);
  }

  #create(fields: Record<string, string>): [unknown, number] {
    const unknown = Object.keys(fields).find((name) => !FIELDS.includes(name));
    if (unknown) return fail(400, 'parameter_unknown');
    if (FIELDS.some((name) => !fields[name])) return fail(400, 'parameter_missing');
    const left = Number(fields.expires_at) - Date.now() / 1000;
    if (!(left >= HALF_HOUR_S && left <= 24 * 60 * 60)) return fail(400, 'expires_at_invalid');
    const currency = fields['line_items[0][price_data][currency]'] ?? '';
    const least = ZERO_DECIMAL.includes(currency) ? 1 : 50;
    if (!/^[a-z]{3}$/.test(currency)) return fail(400, 'currency_unknown');
    if (!(Number(fields['line_items[0][price_data][unit_amount]']) >= least)) return fail(400, 'amount_too_small');
    const id = `cs_test_${this.sessions.size + 1}`;
    const session: Session = { id, fields, status: 'open', payment_status: 'unpaid', refunded: false };
    this.sessions.set(id, session);
    return this.#show(session, false);
  }

  #refund(fields: Record<string, string>): [unknown, number] {
    const session = this.sessions.get((fields.payment_intent ?? '').replace('pi_', ''));
    if (Object.keys(fields).join() !== 'payment_intent' || session?.payment_status !== 'paid') {
      return fail(400, 'payment_intent_unexpected_state');
    }
    if (session.refunded) return fail(400, 'charge_already_refunded');
    session.refunded = true;
    return [{ id: `re_${session.id}`, object: 'refund', status: 'succeeded' }, 200];
  }

  #show({ id, status, payment_status, refunded }: Session, isExpanded: boolean): [unknown, number] {
    const intent = isExpanded
      ? { id: `pi_${id}`, object: 'payment_intent', latest_charge: { id: `ch_${id}`, object: 'charge', refunded } }
      : `pi_${id}`;
    const payment_intent = payment_status === 'paid' ? intent : null;
    const url = status === 'open' ? `https://checkout.stripe.com/c/pay/${id}` : null;
    return [{ id, object: 'checkout.session', status, payment_status, payment_intent, url }, 200];
  }
}

export function refuse(status: number, code: string): Response {
  const [body] = fail(status, code);
  return Response.json(body, { status });
}

function fail(status: number, code: string): [unknown, number] {
  return [{ error: { type: status < 500 ? 'invalid_request_error' : 'api_error', code, message: code } }, status];
}

function hang(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
