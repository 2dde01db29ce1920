import { CART_TOKEN_HEADER, CRUMB_HEADER, IDEMPOTENCY_HEADER, SITE_HEADER } from '#runtime/contracts/http.ts';

export interface SeenCall {
  method: string;
  path: string;
  body: unknown;
  crumb: string | null;
  key: string | null;
  site: string | null;
  token: string | null;
}

/** Returns an answer that replaces the shop's; without one, the shop answers. */
export type Interruption = (call: SeenCall) => Response | Promise<Response> | undefined;

/** The properties of a call that are read. */
export type Call = Pick<Request, 'method' | 'url' | 'headers' | 'text'>;

/** Records every call, and answers some of them by what a test puts in place of the shop's own answer. */
export abstract class InterruptibleShop {
  readonly calls: SeenCall[] = [];
  readonly #interruptions: { end: string; answer: Interruption }[] = [];

  /** Answers the next calls to paths with this end, one answer each: a refusal, a broken body, a lost connection. */
  interrupt(end: string, ...answers: Interruption[]): void {
    this.#interruptions.push(...answers.map((answer) => ({ end, answer })));
  }

  /** Answers the next calls to any path, one answer each. */
  interruptNext(...answers: Interruption[]): void {
    this.interrupt('', ...answers);
  }

  /** Lets the shop answer every call again. */
  endInterruptions(): void {
    this.#interruptions.length = 0;
  }

  /** Records a call, and returns it with the answer that replaces the shop's. */
  protected async receive(request: Call): Promise<{ call: SeenCall; interruption: Response | undefined }> {
    const call = await see(request);
    this.calls.push(call);
    const path = call.path.replace(/\?.*/, '');
    const index = this.#interruptions.findIndex(({ end }) => path.endsWith(end));
    const [next] = index < 0 ? [] : this.#interruptions.splice(index, 1);
    return { call, interruption: await next?.answer(call) };
  }
}

async function see(request: Call): Promise<SeenCall> {
  const { pathname, search } = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: pathname + search,
    body: text ? JSON.parse(text) : undefined,
    crumb: request.headers.get(CRUMB_HEADER),
    key: request.headers.get(IDEMPOTENCY_HEADER),
    site: request.headers.get(SITE_HEADER),
    token: request.headers.get(CART_TOKEN_HEADER),
  };
}
