import { HttpResponse, http, type JsonBodyType } from 'msw';
import type { AccountOrder, AccountSubscription, SavedAddress, SiteUser } from '#runtime/contracts/account.ts';
import type { Passkey } from '#runtime/contracts/passkeys.ts';
import { noCart } from '../fixtures/cart/cart.ts';
import { type Call, InterruptibleShop, type SeenCall } from './interruptible-shop.ts';

const ACCOUNT = '/api/site-users/account';
const HOUR_MS = 3_600_000;

export const ann: SiteUser = {
  id: 'ann',
  email: 'ann@mail.test',
  firstName: 'Ann',
  lastName: 'Archer',
  language: '',
  hasPassword: true,
  createdAt: 1,
};

/** The account of one person, as the Worker answers about it. */
export class Account {
  /** Null while nobody is signed in. */
  siteUser: SiteUser | null = null;
  xsrfToken = 'proof-1';
  addresses: SavedAddress[] = [];
  orders: AccountOrder[] = [];
  subscriptions: AccountSubscription[] = [];
  passkeys: Passkey[] = [];

  /** Answers a call; the status is 204 where there is no body. */
  answer({ method, path, body }: SeenCall, xsrf: string | null): Response {
    const name = `${method} ${path.replace(/\?.*/, '').slice(ACCOUNT.length)}`;
    const open: Record<string, () => JsonBodyType> = {
      'GET /session': () => this.#state(),
      'POST /session': () => this.#begin(),
      'POST ': () => ({ isMailSent: true }),
      'POST /sign-in-link': () => ({ isMailSent: true }),
      'POST /password-reset': () => ({ isMailSent: true }),
    };
    const own: Record<string, () => JsonBodyType> = {
      'DELETE /session': () => this.#end({}),
      'DELETE /sessions': () => this.#end(null),
      'DELETE ': () => this.#end(null),
      'PUT ': () => this.#change(body as Partial<SiteUser>),
      'PUT /password': () => this.#begin(),
      'POST /locale': () => ({}),
      'POST /email': () => ({ isMailSent: true }),
      'GET /orders': () => ({ orders: this.orders, hasNextPage: false, nextPageCursor: null }),
      'GET /subscriptions': () => ({ subscriptions: this.subscriptions }),
      'GET /sessions': () => ({ sessions: [] }),
      'GET /addresses': () => ({ addresses: this.addresses }),
      'POST /addresses': () => this.#save(body as Omit<SavedAddress, 'id'>),
      'GET /passkeys': () => ({ passkeys: this.passkeys }),
      'GET /data': () => ({ siteUser: this.siteUser }),
    };
    const answer = open[name];
    if (answer) return HttpResponse.json(answer());
    if (!this.siteUser) return refusal(401, 'SIGN_IN_NEEDED', 'Please sign in.');
    if (xsrf !== this.xsrfToken) return refusal(403, 'CRUMB_FAIL', 'Your session has expired.', { crumbFail: true });
    const json = own[name]?.();
    if (json === undefined) return refusal(404, 'NOT_FOUND', 'Not found.');
    return json === null ? new Response(null, { status: 204 }) : HttpResponse.json(json);
  }

  #state(): JsonBodyType {
    const { siteUser } = this;
    if (!siteUser) return { siteUser: null, xsrfToken: null, expiresAt: null };
    return { siteUser, xsrfToken: this.xsrfToken, expiresAt: Date.now() + HOUR_MS };
  }

  #begin(): JsonBodyType {
    this.siteUser ??= ann;
    return this.#state();
  }

  #end(answer: JsonBodyType): JsonBodyType {
    this.siteUser = null;
    return answer;
  }

  #change(change: Partial<SiteUser>): JsonBodyType {
    this.siteUser = { ...(this.siteUser ?? ann), ...change };
    return this.siteUser;
  }

  #save(wanted: Omit<SavedAddress, 'id'>): JsonBodyType {
    const saved = { id: `address-${this.addresses.length + 1}`, ...wanted };
    this.addresses = [...this.addresses, saved];
    return saved;
  }
}

/** Answers every call about an account, after a shop has recorded it. */
export function accountHandler(
  account: Account,
  receive: (request: Call) => Promise<{ call: SeenCall; interruption: Response | undefined }>,
) {
  return http.all(`*${ACCOUNT}*`, async ({ request }) => {
    const { call, interruption } = await receive(request);
    return (interruption ?? account.answer(call, request.headers.get('X-SiteUser-XSRF-Token'))) as never;
  });
}

/** Refuses as the Worker does. */
export function refusal(status: number, code: string, error: string, more: object = {}): Response {
  return HttpResponse.json({ error, code, ...more }, { status });
}

/** Answers of the account API for component tests, with a record of every call. */
export class AccountShop extends InterruptibleShop {
  readonly account = new Account();

  readonly handlers = [
    accountHandler(this.account, (request) => this.receive(request)),
    http.get('*/api/commerce/shopping-cart', async ({ request }) => {
      await this.receive(request);
      return HttpResponse.json(noCart);
    }),
  ];

  /** The calls of a method to a path of the account, oldest first. */
  callsOf(method: string, path: string): SeenCall[] {
    return this.calls.filter((call) => call.method === method && call.path.replace(/\?.*/, '') === ACCOUNT + path);
  }
}
