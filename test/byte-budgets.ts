/** The most bytes that a browser fetches, at brotli 11, as the Worker sends them. */
interface ByteBudget {
  /** What is fetched, as the papers say it. */
  what: string;
  bytes: number;
  /** The most files that come with it. */
  files?: number;
}

const KB = 1000;

/** What is fetched on pages of visitors. */
export const BYTE_BUDGETS = {
  // It knows all languages, and grows with no element. The characters of the files' names, which each build chooses anew,
  // move it by some 20 bytes.
  loader: { what: 'the loader, with any number of elements', bytes: 3.2 * KB },
  plainPage: {
    what: 'a plain page or a list of the shop, with an empty cart, before the first sign of a visitor, without React',
    bytes: 10.05 * KB,
  },
  productPage: { what: 'a product’s page, likewise', bytes: 11.05 * KB },
  packageIndex: { what: 'the package’s own module, which adds the script tag or names the shop', bytes: 1 * KB },
  near: {
    what: 'what waits on a page for an element that may come near the window, beside the page',
    bytes: 0.95 * KB,
  },
  pagePart: { what: 'a module that only some pages name, with what it shares, beside the page', bytes: 1.2 * KB },
  popup: { what: 'a popup that waits for its sign, beside the page', bytes: 3.2 * KB },
  language: { what: 'the texts of a page in a language other than English, beside the English ones', bytes: 0.5 * KB },
  foreignPage: {
    what:
      'a page of others with an empty cart, before the first sign of a visitor; more where a form without HTML of its own ' +
      'is in the first window',
    bytes: 14.4 * KB,
    files: 8,
  },
  telemetry: { what: 'what records visits, when a page of the shop is idle', bytes: 6.1 * KB },
  countedPage: { what: 'the same with all that follows where the visitor is counted', bytes: 10.1 * KB },
  measuredPage: { what: 'the same where the page’s speed is measured too', bytes: 15 * KB },
  agentTools: {
    what: 'the tools for an agent, which only browsers with an interface for them fetch, when a page is idle',
    bytes: 4.8 * KB,
  },
  agentActions: {
    what: 'what these tools do, when an agent uses the first of them, beside the code of carts and products',
    bytes: 4.6 * KB,
  },
  engineForm: { what: 'an engine form when a visitor uses it, with the alert, without React', bytes: 25 * KB },
  firstElement: { what: 'the first React element, with all that it needs', bytes: 66.7 * KB, files: 4 },
  furtherElement: { what: 'a further element, beside the first', bytes: 4 * KB },
  'sq-checkout': { what: '`<sq-checkout>`, beside the first element', bytes: 5 * KB },
  'sq-gallery': { what: '`<sq-gallery>`, beside the first element', bytes: 6.5 * KB },
  'sq-language': { what: '`<sq-language>`, beside the first element', bytes: 7.25 * KB },
  'sq-cookie-banner': { what: '`<sq-cookie-banner>`, beside the first element', bytes: 12.3 * KB },
  'sq-cart': { what: '`<sq-cart>`, beside the first element', bytes: 18 * KB },
  'sq-form-block': { what: '`<sq-form-block>`, beside the first element', bytes: 20.5 * KB },
  // On pages of others it alone shows what the law wants beside a product: lines at the price, information, links.
  'sq-product-block': { what: '`<sq-product-block>`, beside the first element', bytes: 27.1 * KB },
  checkoutForm: {
    what: 'the checkout’s form, which the shop’s own pages alone fetch, beside the element',
    bytes: 27.1 * KB,
  },
  accountPage: { what: 'the account’s page for a visitor who is not signed in', bytes: 85.8 * KB },
  passkey: { what: 'a passkey, beside that page', bytes: 5.2 * KB },
} satisfies Record<string, ByteBudget>;

/** What is fetched in the owner's console. */
export const CONSOLE_BUDGETS = {
  firstScreen: { what: 'everything up to the first useful screen', bytes: 130 * KB },
  furtherScreen: { what: 'each further screen, beside the first', bytes: 67 * KB },
  // Its core alone has 78 KB. It comes after the screen of a template, which is read without it.
  codeEditor: { what: 'the code editor', bytes: 170 * KB },
} satisfies Record<string, ByteBudget>;

/** The most bytes of an element beside the first one. */
export function elementBudget(tag: string): number {
  const budgets: Readonly<Record<string, ByteBudget>> = BYTE_BUDGETS;
  return (budgets[tag] ?? BYTE_BUDGETS.furtherElement).bytes;
}

/** Describes budgets as rows of a table. */
export function budgetRows(budgets: Readonly<Record<string, ByteBudget>>): [what: string, budget: string][] {
  return Object.values(budgets).map(({ what, bytes, files }) => [
    what,
    `${bytes / KB} KB${files === undefined ? '' : ` in at most ${files} files`}`,
  ]);
}
