import { getResponse } from 'msw';
import { afterEach, beforeEach, vi } from 'vitest';
import { AccountShop } from './account.ts';
import { AgentAnswers } from './agents.ts';
import { CheckoutShop } from './checkout.ts';
import { CommentShop } from './comments.ts';
import { DeclarationShop } from './declarations.ts';
import { FormShop } from './forms.ts';
import { LikesShop } from './likes.ts';
import { Shop } from './shop.ts';
import { untilIdle } from './until-idle.ts';

/** Answers calls about carts, products, subscriptions and additional-fields forms. */
class BuyingShop {
  readonly shop = new Shop();
  readonly forms = new FormShop();
  readonly handlers = [...this.shop.handlers, ...this.forms.handlers];
}

/** Answers calls about a cart, forms and those of agents. */
class AgentShop {
  readonly shop = new Shop();
  readonly forms = new FormShop();
  readonly agents = new AgentAnswers();
  readonly handlers = [...this.agents.handlers, ...this.shop.handlers, ...this.forms.handlers];
}

/** The same for the checkout page. */
class AgentCheckoutShop {
  readonly shop = new CheckoutShop();
  readonly agents = new AgentAnswers();
  readonly handlers = [...this.agents.handlers, ...this.shop.handlers];
}

interface Server {
  readonly handlers: Parameters<typeof getResponse>[0];
}

interface Opening<Opened> {
  /** The shop of the running test. */
  readonly current: Opened;
  /** Whether a call is still waiting for its answer. */
  isAsked(): boolean;
  /** Holds the answer to the next call of a path with this end until the returned function is called. */
  hold(end: string): () => void;
  /** Waits until late scripts and calls, and what follows from them, have finished, except for held answers. */
  untilIdle(): Promise<void>;
}

/** Replaces `fetch` by a new shop for each test of the file; an unknown call throws. */
export function openShop(): Opening<Shop> {
  return open(() => new Shop());
}

/** The same for all calls of a purchase. */
export function openBuyingShop(): Opening<BuyingShop> {
  return open(() => new BuyingShop());
}

/** The same with the calls that agents make. */
export function openAgentShop(): Opening<AgentShop> {
  return open(() => new AgentShop());
}

/** The same on the page of the checkout. */
export function openAgentCheckoutShop(): Opening<AgentCheckoutShop> {
  return open(() => new AgentCheckoutShop());
}

/** The same for the calls of forms. */
export function openFormShop(): Opening<FormShop> {
  return open(() => new FormShop());
}

/** The same for the calls about comments. */
export function openCommentShop(): Opening<CommentShop> {
  return open(() => new CommentShop());
}

/** The same for the calls of the checkout page. */
export function openCheckoutShop(): Opening<CheckoutShop> {
  return open(() => new CheckoutShop());
}

/** The same for the calls about a person's account. */
export function openAccountShop(): Opening<AccountShop> {
  return open(() => new AccountShop());
}

/** The same for the calls by which buyers end contracts. */
export function openDeclarationShop(): Opening<DeclarationShop> {
  return open(() => new DeclarationShop());
}

/** The same for the calls about likes. */
export function openLikesShop(): Opening<LikesShop> {
  return open(() => new LikesShop());
}

function open<Opened extends Server>(create: () => Opened): Opening<Opened> {
  let shop = create();
  let unanswered = 0;
  let held = 0;
  const holds: { end: string; released: Promise<void> }[] = [];
  const releases = new Set<() => void>();

  async function heldAnswer(url: string, init: RequestInit): Promise<Response> {
    const index = holds.findIndex(({ end }) => url.replace(/\?.*/, '').endsWith(end));
    const [hold] = index < 0 ? [] : holds.splice(index, 1);
    const response = await answer(shop, url, init);
    if (!hold) return response;
    held += 1;
    await abortable(() => hold.released, init.signal).finally(() => (held -= 1));
    return response;
  }

  beforeEach(() => {
    shop = create();
    holds.length = 0;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      unanswered += 1;
      try {
        return await abortable(() => heldAnswer(url, init), init.signal);
      } finally {
        unanswered -= 1;
      }
    });
  });
  afterEach(async () => {
    // A call that still waits for an answer would wait in the next test as well.
    for (const release of releases) release();
    if (releases.size > 0) await untilAnswered();
    releases.clear();
    vi.unstubAllGlobals();
  });

  const untilAnswered = () => untilIdle(() => unanswered > held);

  return {
    get current() {
      return shop;
    },
    isAsked: () => unanswered > 0,
    hold(end) {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      holds.push({ end, released });
      releases.add(resolve);
      return resolve;
    },
    untilIdle: untilAnswered,
  };
}

async function answer(shop: Server, url: string, init: RequestInit): Promise<Response> {
  const response = await getResponse(shop.handlers, new Request(url, { ...init, signal: null }));
  if (!response) throw new Error(`no handler for ${init.method} ${url}`);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** Rejects with the signal's reason when the call is aborted, as browsers do; a call aborted before is not made. */
async function abortable<Result>(
  answer: () => Promise<Result>,
  signal: AbortSignal | null | undefined,
): Promise<Result> {
  signal?.throwIfAborted();
  return Promise.race([
    answer(),
    new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  ]);
}
