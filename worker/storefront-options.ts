// This file is the package's declaration of `storefront` as it stands, so that it imports nothing: a project may have the
// types of Workers or those of the DOM.

/** Answers a call. One that calls `next` and returns nothing leaves the answer to the routes after it. */
export type OwnHandler<Env> = (
  call: OwnCall<Env>,
  next: () => Promise<void>,
  // biome-ignore lint/suspicious/noConfusingVoidType: it is what `next` resolves to, which a handler may return.
) => Response | Promise<Response | undefined | void>;

/**
 * The routes of one's own. A path is '/hello', '/tools/:name' or '/tools/*': its first part is fixed, and none that the
 * shop serves itself, such as `/cart`. It is served in each language of the shop, as `/fr/hello`.
 */
export interface OwnRoutes<Env> {
  get(path: string, ...handlers: OwnHandler<Env>[]): unknown;
  post(path: string, ...handlers: OwnHandler<Env>[]): unknown;
  put(path: string, ...handlers: OwnHandler<Env>[]): unknown;
  patch(path: string, ...handlers: OwnHandler<Env>[]): unknown;
  delete(path: string, ...handlers: OwnHandler<Env>[]): unknown;
  /** Every method. With `next`, it runs before the routes that are declared after it. */
  all(path: string, ...handlers: OwnHandler<Env>[]): unknown;
}

/** The shop whose host was called. */
export interface OwnSite {
  readonly siteId: string;
  readonly title: string;
  /** The language that the visitor reads, such as 'en-US'. */
  readonly language: string;
  /** Such as 'Europe/Berlin'. */
  readonly timeZone: string;
}

/** A call of a route, and how it is answered. An answer without `Cache-Control` is not stored. */
export interface OwnCall<Env> {
  /** The Worker's bindings, variables and secrets. */
  readonly env: Env;
  readonly var: { readonly site: OwnSite };
  readonly req: {
    readonly method: string;
    readonly url: string;
    /** Without the language that the address begins with. */
    readonly path: string;
    readonly raw: Request;
    param(name: string): string | undefined;
    query(name: string): string | undefined;
    header(name: string): string | undefined;
    text(): Promise<string>;
    json(): Promise<unknown>;
  };
  readonly executionCtx: { waitUntil(work: Promise<unknown>): void };
  text(text: string, status?: number, headers?: Record<string, string>): Response;
  html(html: string, status?: number, headers?: Record<string, string>): Response;
  json(value: unknown, status?: number, headers?: Record<string, string>): Response;
  redirect(address: string, status?: number): Response;
}

/** Messages of a queue of one's own. */
export interface OwnBatch {
  readonly queue: string;
  readonly messages: readonly {
    readonly id: string;
    readonly timestamp: Date;
    readonly body: unknown;
    readonly attempts: number;
    ack(): void;
    retry(options?: { delaySeconds?: number }): void;
  }[];
  ackAll(): void;
  retryAll(options?: { delaySeconds?: number }): void;
}

/** A run of a cron. */
export interface OwnCron {
  /** As it stands in `wrangler.jsonc`. */
  readonly cron: string;
  /** Ms since the epoch. */
  readonly scheduledTime: number;
}

export interface OwnContext {
  waitUntil(work: Promise<unknown>): void;
}

/** What one's own project adds to the shop. `Env` is the type of the Worker's bindings, variables and secrets. */
export interface StorefrontOptions<Env> {
  /**
   * Adds routes before the shop's pages. In a shop that is closed, not open yet or has a password, visitors reach them no
   * more than its pages.
   */
  routes?(app: OwnRoutes<Env>): void;
  /** Adds routes that are answered whether the shop is open or not, such as calls of other programs. */
  openRoutes?(app: OwnRoutes<Env>): void;
  /** Reads one's own queues. Those whose names end in -mail, -census, -senders, -pushes, -jobs or -dead are the shop's. */
  queue?(batch: OwnBatch, env: Env, context: OwnContext): Promise<void> | void;
  /** Runs at one's own crons: all but `* * * * *`, which is the shop's. */
  scheduled?(cron: OwnCron, env: Env, context: OwnContext): Promise<void> | void;
}

/** The handlers of the Worker, which its main file exports by default. */
export interface StorefrontWorker<Env> {
  fetch(request: Request, env: Env, context: OwnContext): Response | Promise<Response>;
  queue(batch: OwnBatch, env: Env, context?: OwnContext): Promise<void>;
  scheduled(cron: OwnCron, env: Env, context?: OwnContext): Promise<void>;
}

/**
 * Returns the Worker of a shop, with what one's own project adds.
 *
 * @throws Error if an own route is at an address that the shop serves itself
 */
export type Storefront = <Env = unknown>(options?: StorefrontOptions<Env>) => StorefrontWorker<Env>;
