import { HttpResponse, http, type JsonBodyType } from 'msw';
import type {
  AccountOrder,
  AccountOrders,
  AccountSubscription,
  SavedAddress,
  SiteUser,
  SiteUserSession,
} from '#runtime/contracts/account.ts';
import type { LegalPage } from '#runtime/contracts/legal-page.ts';
import type { Passkey } from '#runtime/contracts/passkeys.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { noCart } from '../fixtures/cart/cart.ts';
import { type Call, InterruptibleShop, type SeenCall } from './interruptible-shop.ts';

const ACCOUNT = '/api/site-users/account';

export const ann: SiteUser = {
  id: 'ann',
  email: 'ann@mail.test',
  firstName: 'Ann',
  lastName: 'Archer',
  language: '',
  hasPassword: true,
  createdAt: 1,
};

const passkeyOptions = {
  challenge: 'AQID',
  rp: { id: 'localhost', name: 'Tea' },
  user: { id: 'AQID', name: ann.email, displayName: 'Ann' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

/** The account of one person, as the Worker answers about it. */
export class Account {
  /** Null while nobody is signed in. */
  siteUser: SiteUser | null = null;
  xsrfToken = 'proof-1';
  addresses: SavedAddress[] = [];
  shopCountry = '';
  orders: AccountOrder[] = [];
  subscriptions: AccountSubscription[] = [];
  /** The pages on which buyers end contracts, by the list that names them. */
  contractLinks: { orders?: LegalPage[]; subscriptions?: LegalPage[] } = {};
  passkeys: Passkey[] = [];
  sessions: SiteUserSession[] = [];

  /** Answers a call; the status is 204 where there is no body. */
  answer({ method, path, body }: SeenCall, xsrf: string | null): Response {
    const [room = '', query] = path.slice(ACCOUNT.length).split('?');
    const [, list, id] = /^\/(addresses|passkeys|sessions)\/(?!options)(.+)$/.exec(room) ?? [];
    const name = `${method} ${list ? `/${list}/ID` : room}`;
    const open: Record<string, () => JsonBodyType> = {
      'GET /session': () => this.#state(),
      'POST /session': () => this.#begin(),
      'POST ': () => ({ isMailSent: true }),
      'POST /sign-in-link': () => ({ isMailSent: true }),
      'POST /password-reset': () => ({ isMailSent: true }),
      'POST /session/passkey/options': () => ({ options: { challenge: 'AQID' } }),
      'POST /session/passkey': () => this.#begin(),
    };
    const own: Record<string, () => JsonBodyType | undefined> = {
      'DELETE /session': () => this.#end({}),
      'DELETE /sessions': () => this.#end(null),
      'DELETE ': () => this.#end(null),
      'PUT ': () => this.#change(body as Partial<SiteUser>),
      'PUT /password': () => this.#begin(),
      'POST /locale': () => this.#change(body as Partial<SiteUser>) && {},
      'POST /email': () => ({ isMailSent: true }),
      'GET /orders': () => this.#ordersFrom(new URLSearchParams(query)),
      'GET /subscriptions': () => {
        const contractLinks = this.contractLinks.subscriptions;
        return { subscriptions: this.subscriptions, ...(contractLinks && { contractLinks }) };
      },
      'GET /sessions': () => ({ sessions: this.sessions }),
      'GET /addresses': () => ({ addresses: this.addresses, shopCountry: this.shopCountry }),
      'POST /addresses': () => this.#save(body as Omit<SavedAddress, 'id'>),
      'PUT /addresses/ID': () => this.#replace({ id, ...(body as Omit<SavedAddress, 'id'>) } as SavedAddress),
      'GET /passkeys': () => ({ passkeys: this.passkeys }),
      'POST /passkeys/options': () => ({ options: passkeyOptions }),
      'POST /passkeys': () => this.#addPasskey(),
      'DELETE /addresses/ID': () => this.#remove('addresses', id),
      'DELETE /passkeys/ID': () => this.#remove('passkeys', id),
      'DELETE /sessions/ID': () => this.#remove('sessions', id),
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

  /** The cursor is the place of the page's first order. */
  #ordersFrom(query: URLSearchParams): AccountOrders {
    const start = Number(query.get('cursor') ?? 0);
    const end = start + Number(query.get('limit'));
    const hasNextPage = end < this.orders.length;
    const contractLinks = this.contractLinks.orders;
    return {
      orders: this.orders.slice(start, end),
      hasNextPage,
      nextPageCursor: hasNextPage ? String(end) : null,
      ...(contractLinks && { contractLinks }),
    };
  }

  #addPasskey(): JsonBodyType {
    const added = { id: 'passkey-1', name: 'Chrome (Linux)', createdAt: 0, usedAt: null };
    this.passkeys = [added, ...this.passkeys];
    return added;
  }

  #remove(list: 'addresses' | 'passkeys' | 'sessions', id: string | undefined): JsonBodyType | undefined {
    const rest = (this[list] as { id: string }[]).filter((entry) => entry.id !== id);
    if (rest.length === this[list].length) return undefined;
    Object.assign(this, { [list]: rest });
    return null;
  }

  #replace(changed: SavedAddress): JsonBodyType {
    this.addresses = this.addresses.map((saved) => (saved.id === changed.id ? changed : saved));
    return changed;
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
