/** Accounts, keys and endpoints of the fake of Stripe's API. */

type Answer = [unknown, number];

export interface FakeAccount {
  id: string;
  country: string;
  charges_enabled: boolean;
  /** The name in its settings; '' for none. */
  display_name: string;
}

export interface FakeEndpoint {
  id: string;
  account: string;
  isTest: boolean;
  url: string;
  enabled_events: string[];
  status: 'enabled' | 'disabled';
  secret: string;
}

const EVENTS = /^enabled_events\[\d+\]$/;

export class FakeAccounts {
  readonly accounts = new Map<string, FakeAccount>();
  readonly endpoints = new Map<string, FakeEndpoint>();
  readonly #keys = new Map<string, { account: string; refuses: RegExp | undefined }>();
  /** Most endpoints of an account. */
  limit = 16;
  #made = 0;

  /** Opens an account with a key; `refuses` are the paths that a restricted key may not call. */
  open(account: Partial<FakeAccount> & { id: string }, key: string, refuses?: RegExp): void {
    const known = this.accounts.get(account.id);
    const fresh = { country: 'US', charges_enabled: true, display_name: `Account ${account.id}` };
    this.accounts.set(account.id, { ...fresh, ...known, ...account });
    this.#keys.set(key, { account: account.id, refuses });
  }

  /** Withdraws a key, as its owner does at Stripe. */
  revoke(key: string): void {
    this.#keys.delete(key);
  }

  /** Returns the account of a key, or why the call is refused. */
  enter(key: string, path: string): string | Answer {
    const known = this.#keys.get(key);
    if (!known) return [{ error: { type: 'invalid_request_error', message: `Invalid API Key provided: ${key}` } }, 401];
    if (known.refuses?.test(path)) {
      return [{ error: { type: 'invalid_request_error', message: `The key ${key} lacks a permission` } }, 403];
    }
    return known.account;
  }

  execute(call: { method: string; path: string; fields: Record<string, string>; account: string; isTest: boolean }) {
    const { method, path, fields, account, isTest } = call;
    if (path === '/v1/account') return this.#show(account);
    const own = [...this.endpoints.values()].filter((end) => end.account === account && end.isTest === isTest);
    if (path === '/v1/webhook_endpoints') {
      if (method === 'POST') return this.#create(fields, { account, isTest }, own.length);
      return [{ object: 'list', url: path, has_more: false, data: own.map(withoutSecret) }, 200] as Answer;
    }
    const endpoint = own.find(({ id }) => path === `/v1/webhook_endpoints/${id}`);
    if (!endpoint) return refusal(404, 'resource_missing');
    if (method === 'DELETE') {
      this.endpoints.delete(endpoint.id);
      return [{ id: endpoint.id, object: 'webhook_endpoint', deleted: true }, 200] as Answer;
    }
    if (method === 'POST') {
      endpoint.url = fields.url ?? endpoint.url;
      endpoint.enabled_events = eventsIn(fields);
      endpoint.status = fields.disabled === 'true' ? 'disabled' : 'enabled';
    }
    return [withoutSecret(endpoint), 200] as Answer;
  }

  #show(id: string): Answer {
    const account = this.accounts.get(id);
    const { display_name = '', country = '', charges_enabled = false } = account ?? {};
    const settings = { dashboard: { display_name: display_name || null } };
    return [{ id, object: 'account', country, charges_enabled, settings, business_profile: { name: null } }, 200];
  }

  #create(fields: Record<string, string>, owner: { account: string; isTest: boolean }, count: number): Answer {
    const known = ['url', 'api_version', 'description'];
    const unknown = Object.keys(fields).find((name) => !known.includes(name) && !EVENTS.test(name));
    if (unknown) return refusal(400, 'parameter_unknown');
    if (!URL.canParse(fields.url ?? '') || count >= this.limit) return refusal(400, 'url_invalid');
    this.#made++;
    const endpoint: FakeEndpoint = {
      ...owner,
      id: `we_${this.#made}`,
      url: fields.url ?? '',
      enabled_events: eventsIn(fields),
      status: 'enabled',
      secret: `whsec_number_${this.#made}_of_${owner.account}`,
    };
    this.endpoints.set(endpoint.id, endpoint);
    return [{ ...withoutSecret(endpoint), secret: endpoint.secret }, 200];
  }
}

function withoutSecret({ secret: _, account: __, isTest, ...endpoint }: FakeEndpoint) {
  return { object: 'webhook_endpoint', livemode: !isTest, ...endpoint };
}

function eventsIn(fields: Record<string, string>): string[] {
  return Object.entries(fields).flatMap(([name, value]) => (EVENTS.test(name) ? value : []));
}

function refusal(status: number, code: string): Answer {
  return [{ error: { type: 'invalid_request_error', code, message: code } }, status];
}
