/** The part of Stripe's HTTP API that we use. Like Stripe it refuses unknown fields and wrong values. */

import { DELIVERY_FIELDS, wrongAfterpay } from './fake-afterpay.ts';
import { FakeAccounts } from './fake-stripe-accounts.ts';
import { CARD_CHANGE_FIELDS, CHARGE_FIELDS, FIELDS, KEEPING, OF_CUSTOMER, wrongField } from './fake-stripe-fields.ts';
import { type FakeDispute, FakeMoney, type FakePaid, toIntent as toMoneyIntent } from './fake-stripe-money.ts';

export const SECRET_KEY = 'sk_test_of_the_shop';
export const WEBHOOK_SECRET = 'whsec_of_the_shop';
/** The account of the key of the Worker's own secrets. */
const WORKER_ACCOUNT = 'acct_worker';

const ZERO_DECIMAL = ['jpy'];
const HALF_HOUR_S = 30 * 60;

interface Session {
  id: string;
  account: string;
  fields: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  refunded: boolean;
  /** The customer that a kept card belongs to; null where no card is kept. */
  customer: string | null;
  /** The outcome of a payment that was not confirmed at once; undefined for any other. */
  later?: 'processing' | 'requires_payment_method';
  /** Seconds since the epoch. */
  created: number;
}

/** A charge of a kept card without the buyer. */
interface Intent {
  id: string;
  account: string;
  fields: Record<string, string>;
  status: 'succeeded' | 'processing' | 'requires_payment_method' | 'canceled';
  error: { code: string; decline_code?: string } | null;
  refunded: boolean;
  created: number;
}

type Failure = 'timeout' | 'network' | (() => Response);

export class FakeStripe {
  readonly sessions = new Map<string, Session>();
  readonly requests: { method: string; path: string; headers: Headers; fields: Record<string, string> }[] = [];
  readonly intents = new Map<string, Intent>();
  readonly money = new FakeMoney();
  readonly accounts = new FakeAccounts();
  /** The account whose key the present call has; undefined outside of calls, where all accounts are seen. */
  #account: string | undefined;
  /** Kept cards that Stripe does not charge, by payment method: the code of each decline, or `processing`. */
  readonly declines = new Map<string, string>();
  readonly #methods = new Map<string, string>();
  /** Failures of the next calls before anything is done; `lost` fails after the call was executed. */
  readonly failures: Failure[] = [];
  isNextAnswerLost = false;
  readonly #answers = new Map<string, { sent: string; answer: [unknown, number] }>();
  base = 'https://api.stripe.com';
  /** Where the pages of payments are. */
  page = 'https://checkout.stripe.com/c/pay/';

  constructor() {
    this.accounts.open({ id: WORKER_ACCOUNT }, SECRET_KEY);
  }

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
    const { mode, customer, customer_creation } = session.fields;
    if (customer_creation || customer) {
      session.customer = customer ?? `cus_${id}`;
      this.#methods.set(`pm_${id}`, session.customer);
    }
    const payment_status = mode === 'setup' ? 'no_payment_required' : 'paid';
    Object.assign(session, { status: 'complete', payment_status });
  }

  /** Agrees to a payment as a visitor does on Stripe's page, and its provider confirms it later or not at all. */
  agree(id: string, later: Session['later']): void {
    Object.assign(this.sessions.get(id) ?? {}, { status: 'complete', later });
  }

  #once(request: Request, path: string, sent: string, fields: Record<string, string>): [unknown, number] {
    const { headers, method } = request;
    const bearer = headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    const account = this.accounts.enter(bearer, path);
    if (typeof account !== 'string') return account;
    if (headers.get('Stripe-Version') !== '2026-10-28.endive') return fail(400, 'version_unknown');
    const execute = () => this.#as(account, () => this.#execute(method, path, fields, bearer));
    if (method === 'GET' || method === 'DELETE') return execute();
    if (headers.get('Content-Type') !== 'application/x-www-form-urlencoded') return fail(400, 'type_unknown');
    const sentKey = headers.get('Idempotency-Key');
    if (!sentKey) return fail(400, 'key_missing');
    const key = `${account} ${sentKey}`;
    const earlier = this.#answers.get(key);
    if (earlier) return earlier.sent === path + sent ? earlier.answer : fail(400, 'idempotency_key_in_use');
    const answer = execute();
    this.#answers.set(key, { sent: path + sent, answer });
    return answer;
  }

  /** Runs a call in the account of its key: another account's payments do not exist there. */
  #as<Answer>(account: string, run: () => Answer): Answer {
    this.#account = account;
    try {
      return run();
    } finally {
      this.#account = undefined;
    }
  }

  #isSeen({ account }: { account: string }): boolean {
    return this.#account === undefined || this.#account === account;
  }

  #execute(method: string, path: string, fields: Record<string, string>, key: string): [unknown, number] {
    if (path === '/v1/account' || path.startsWith('/v1/webhook_endpoints')) {
      return this.accounts.execute({
        method,
        path,
        fields,
        account: this.#account ?? '',
        isTest: key.includes('_test_'),
      });
    }
    if (method === 'GET' && /^\/v1\/(refunds|disputes|charges)$/.test(path)) {
      return this.money.list(path, fields, this.#paid());
    }
    if (method === 'GET' && path === '/v1/checkout/sessions') return this.#listSessions(fields);
    if (path.startsWith('/v1/payment_intents')) return this.#executeIntent(method, path, fields);
    const [, id = '', act = ''] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.#create(fields);
    if (method === 'POST' && path === '/v1/refunds') return this.#refund(fields);
    const session = this.sessions.get(id);
    if (!session || !this.#isSeen(session)) return fail(404, 'resource_missing');
    if (method === 'GET') return this.#show(session, fields['expand[0]'] ?? '');
    if (act !== '/expire') return fail(404, 'url_unknown');
    if (session.status !== 'open') return fail(400, 'session_not_open');
    session.status = 'expired';
    return this.#show(session, '');
  }

  #create(fields: Record<string, string>): [unknown, number] {
    const isSetup = fields.mode === 'setup';
    const wrong = isSetup
      ? wrongField(fields, CARD_CHANGE_FIELDS, OF_CUSTOMER)
      : wrongField(fields, FIELDS, [...KEEPING, ...DELIVERY_FIELDS]);
    if (wrong) return fail(400, wrong);
    const left = Number(fields.expires_at) - Date.now() / 1000;
    if (!(left >= HALF_HOUR_S && left <= 24 * 60 * 60)) return fail(400, 'expires_at_invalid');
    if (isSetup) return this.#open(fields);
    const currency = fields['line_items[0][price_data][currency]'] ?? '';
    const least = ZERO_DECIMAL.includes(currency) ? 1 : 50;
    if (KEEPING.some((name) => !fields[name] !== !fields.customer_creation)) return fail(400, 'parameter_missing');
    if (!/^[a-z]{3}$/.test(currency)) return fail(400, 'currency_unknown');
    const unfit = wrongAfterpay(fields, currency);
    if (unfit) return fail(400, unfit);
    if (!(Number(fields['line_items[0][price_data][unit_amount]']) >= least)) return fail(400, 'amount_too_small');
    return this.#open(fields);
  }

  #open(fields: Record<string, string>): [unknown, number] {
    const id = `cs_test_${this.sessions.size + 1}`;
    const session: Session = {
      id,
      account: this.#account ?? WORKER_ACCOUNT,
      fields,
      status: 'open',
      payment_status: 'unpaid',
      refunded: false,
      customer: null,
      created: seconds(),
    };
    this.sessions.set(id, session);
    return this.#show(session, '');
  }

  #executeIntent(method: string, path: string, fields: Record<string, string>): [unknown, number] {
    const [, id = '', act = ''] = /^\/v1\/payment_intents\/(\w+)(\/cancel)?$/.exec(path) ?? [];
    if (path === '/v1/payment_intents') return method === 'GET' ? this.#list(fields) : this.#charge(fields);
    const intent = this.intents.get(id);
    const paid = this.#paid().find((payment) => payment.intent === id);
    if (method === 'GET' && paid && fields['expand[0]'] === undefined) return [toMoneyIntent(paid), 200];
    if (!intent || !this.#isSeen(intent)) return fail(404, 'resource_missing');
    if (method === 'GET') return [toIntent(intent, fields['expand[0]'] === 'latest_charge'), 200];
    if (act !== '/cancel') return fail(404, 'url_unknown');
    if (intent.status !== 'requires_payment_method') return fail(400, 'payment_intent_unexpected_state');
    intent.status = 'canceled';
    return [toIntent(intent, false), 200];
  }

  #charge(fields: Record<string, string>): [unknown, number] {
    const wrong = wrongField(fields, CHARGE_FIELDS, []);
    if (wrong) return fail(400, wrong);
    const { customer, payment_method: method = '', confirm, off_session } = fields;
    if (confirm !== 'true' || off_session !== 'true') return fail(400, 'buyer_is_not_there');
    if (this.#methods.get(method) !== customer) return fail(400, 'resource_missing');
    const id = `pi_charge_${this.intents.size + 1}`;
    const code = this.declines.get(method);
    if (code === undefined || code === 'processing') {
      const intent: Intent = {
        id,
        account: this.#account ?? WORKER_ACCOUNT,
        fields,
        status: code ? 'processing' : 'succeeded',
        error: null,
        refunded: false,
        created: seconds(),
      };
      this.intents.set(id, intent);
      return [toIntent(intent, false), 200];
    }
    const error = code === 'insufficient_funds' ? { code: 'card_declined', decline_code: code } : { code };
    const intent: Intent = {
      id,
      account: this.#account ?? WORKER_ACCOUNT,
      fields,
      status: 'requires_payment_method',
      error,
      refunded: false,
      created: seconds(),
    };
    this.intents.set(id, intent);
    return [{ error: { type: 'card_error', message: code, ...error, payment_intent: toIntent(intent, false) } }, 402];
  }

  #list({ customer }: Record<string, string>): [unknown, number] {
    const data = [...this.intents.values()].filter(({ fields }) => fields.customer === customer);
    const list = data.map((intent) => toIntent(intent, false)).reverse();
    return [{ object: 'list', url: '/v1/payment_intents', has_more: false, data: list }, 200];
  }

  /** Forgets what was sent before, as Stripe does after a day. */
  forgetKeys(): void {
    this.#answers.clear();
  }

  /** Refunds a payment as the owner does on Stripe's pages: wholly, or a part of it. */
  refundAt(ref: string, amount?: number): string {
    const refund = this.#refundOf(this.#paidOf(ref), amount);
    if (!refund) throw new Error('There is not so much left');
    return refund.id;
  }

  /** Lets a refund fail, as it does when the buyer's bank sends it back. */
  failRefund(id: string): void {
    const refund = this.money.refunds.find((candidate) => candidate.id === id);
    if (refund) refund.status = 'failed';
    const holder = this.#holder(refund?.payment_intent ?? '');
    if (holder) holder.refunded = false;
  }

  disputeAt(ref: string): FakeDispute {
    return this.money.dispute(this.#paidOf(ref));
  }

  /** The PaymentIntent of a payment that was paid. */
  intentOf(ref: string): string {
    return this.#paidOf(ref).intent;
  }

  #refund({
    payment_intent = '',
    amount,
    'metadata[refund_key]': refund_key,
    ...others
  }: Record<string, string>): [unknown, number] {
    if (Object.keys(others).length > 0) return fail(400, 'parameter_unknown');
    const paid = this.#paid().find(({ intent }) => intent === payment_intent);
    const holder = this.#holder(payment_intent);
    if (!paid || !holder) return fail(400, 'payment_intent_unexpected_state');
    if (holder.refunded) return fail(400, 'charge_already_refunded');
    if (this.money.isDisputed(payment_intent)) return fail(400, 'charge_disputed');
    const refund = this.#refundOf(paid, amount === undefined ? undefined : Number(amount));
    if (refund && refund_key !== undefined) refund.metadata = { refund_key };
    return refund ? [{ ...refund, object: 'refund' }, 200] : fail(400, 'amount_too_large');
  }

  #refundOf(paid: FakePaid, amount?: number) {
    const refund = this.money.refund(paid, amount);
    const holder = this.#holder(paid.intent);
    if (holder) holder.refunded = this.money.refundedOf(paid.intent) === paid.amount;
    return refund;
  }

  #holder(intent: string): Session | Intent | undefined {
    return this.intents.get(intent) ?? this.sessions.get(intent.replace('pi_', ''));
  }

  #paidOf(ref: string): FakePaid {
    const paid = this.#paid().find(({ intent }) => intent === ref || intent === `pi_${ref}`);
    if (!paid) throw new Error('Nothing was paid');
    return paid;
  }

  #paid(): FakePaid[] {
    const sessions = [...this.sessions.values()].filter(
      (session) => session.payment_status === 'paid' && this.#isSeen(session),
    );
    const intents = [...this.intents.values()].filter(
      (intent) => intent.status === 'succeeded' && this.#isSeen(intent),
    );
    const line = 'line_items[0][price_data]';
    return [
      ...sessions.map(({ id, fields, created }) => ({
        intent: `pi_${id}`,
        amount: Number(fields[`${line}[unit_amount]`]),
        created,
        metadata: metadataOf(fields),
        currency: fields[`${line}[currency]`] ?? '',
      })),
      ...intents.map(({ id, fields, created }) => ({
        intent: id,
        amount: Number(fields.amount),
        currency: fields.currency ?? '',
        created,
        metadata: metadataOf(fields),
      })),
    ];
  }

  #listSessions(fields: Record<string, string>): [unknown, number] {
    const known = ['created[gte]', 'created[lte]', 'limit', 'starting_after'];
    if (Object.keys(fields).some((name) => !known.includes(name))) return fail(400, 'parameter_unknown');
    const [from, to] = [Number(fields['created[gte]']), Number(fields['created[lte]'])];
    const seen = [...this.sessions.values()].filter((session) => this.#isSeen(session));
    const all = seen.filter(({ created }) => created >= from && created <= to).reverse();
    const start = all.findIndex(({ id }) => id === fields.starting_after) + 1;
    const data = all.slice(start, start + 2).map((session) => ({
      ...(this.#show(session, '')[0] as object),
      client_reference_id: session.fields.client_reference_id,
    }));
    return [{ object: 'list', url: '/v1/checkout/sessions', has_more: all.length > start + 2, data }, 200];
  }

  #show(session: Session, expanded: string): [unknown, number] {
    const { id, status, payment_status, refunded, customer, fields } = session;
    const method = customer ? `pm_${id}` : null;
    const intent = {
      id: `pi_${id}`,
      object: 'payment_intent',
      payment_method: method,
      status: session.later ?? 'succeeded',
      setup_future_usage: fields['payment_intent_data[setup_future_usage]'] ?? null,
      ...(expanded.endsWith('.latest_charge') && { latest_charge: { id: `ch_${id}`, object: 'charge', refunded } }),
    };
    const payment_intent =
      payment_status === 'paid' || session.later ? (expanded.startsWith('payment_intent') ? intent : intent.id) : null;
    const isSetUp = fields.mode === 'setup' && status === 'complete';
    const setup = isSetUp
      ? { id: `seti_${id}`, object: 'setup_intent', status: 'succeeded', payment_method: method }
      : null;
    const setup_intent = expanded === 'setup_intent' ? setup : (setup?.id ?? null);
    const url = status === 'open' ? `${this.page}${id}` : null;
    const shown = {
      id,
      object: 'checkout.session',
      status,
      payment_status,
      payment_intent,
      setup_intent,
      customer,
      url,
    };
    return [shown, 200];
  }
}

function metadataOf(fields: Record<string, string>) {
  return { site_id: fields['metadata[site_id]'], payment_id: fields['metadata[payment_id]'] };
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

function toIntent({ id, fields, status, error, refunded }: Intent, isExpanded: boolean) {
  const metadata = metadataOf(fields);
  const latest_charge = isExpanded ? { id: `ch_${id}`, object: 'charge', refunded } : `ch_${id}`;
  return { id, object: 'payment_intent', status, metadata, last_payment_error: error, latest_charge };
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
