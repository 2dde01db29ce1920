import * as z from 'zod/mini';

/**
 * What programs that act for a buyer send by the Universal Commerce Protocol. It is open: fields that are not named here
 * are ignored. Amounts are in minor units of the shop's currency.
 */

/** Start of the addresses of the protocol's HTTP API: its endpoint is this path of the shop. */
export const UCP_PATH = '/api/ucp';
/** The protocol's address of the shop's profile. */
export const PROFILE_PATH = '/.well-known/ucp';

/** Identifiers that one call may look up. */
export const LOOKUP_MAX = 50;
/** Products on a page of a search. */
export const SEARCH_PAGE_MAX = 50;
/** Lines of a cart that a program fills. */
export const AGENT_LINES_MAX = 50;
const SEARCH_PAGE = 10;
const CATEGORIES_MAX = 20;
const OPTIONS_MAX = 20;
const CODES_MAX = 5;
/** In UTF-16 code units. */
const ID_MAX_LENGTH = 200;
const TEXT_MAX_LENGTH = 500;
const CURSOR_MAX_LENGTH = 300;

const id = z.string().check(z.minLength(1), z.maxLength(ID_MAX_LENGTH));
const text = z.string().check(z.maxLength(TEXT_MAX_LENGTH));
const amount = z.int().check(z.minimum(0));

/** What the program knows of the buyer's place and language. */
const Context = z.object({
  address_country: z.optional(text),
  address_region: z.optional(text),
  postal_code: z.optional(text),
  language: z.optional(text),
  currency: z.optional(text),
});
export type AgentContext = z.infer<typeof Context>;

const Filters = z.object({
  categories: z.optional(z.array(text).check(z.maxLength(CATEGORIES_MAX))),
  price: z.optional(z.object({ min: z.optional(amount), max: z.optional(amount) })),
});
export type AgentFilters = z.infer<typeof Filters>;

const context = z.optional(Context);
const filters = z.optional(Filters);

export const SearchCatalogInput = z.object({
  query: z.optional(text),
  filters,
  pagination: z.optional(
    z.object({
      cursor: z.optional(z.string().check(z.maxLength(CURSOR_MAX_LENGTH))),
      limit: z._default(z.int().check(z.minimum(1)), SEARCH_PAGE),
    }),
  ),
  context,
});

export const LookupCatalogInput = z.object({
  ids: z.array(id).check(z.minLength(1), z.maxLength(LOOKUP_MAX)),
  filters,
  context,
});

const SelectedOption = z.object({ name: text, label: text });
export type SelectedOption = z.infer<typeof SelectedOption>;

export const GetProductInput = z.object({
  id,
  selected: z.optional(z.array(SelectedOption).check(z.maxLength(OPTIONS_MAX))),
  preferences: z.optional(z.array(text).check(z.maxLength(OPTIONS_MAX))),
  filters,
  context,
});

/** How many units of what; `item.id` is that of a variant, a sku, or a product with one variant. */
const LineItem = z.object({ item: z.object({ id }), quantity: z.int().check(z.minimum(1)) });
const lineItems = z.array(LineItem).check(z.maxLength(AGENT_LINES_MAX));
const discounts = z.optional(z.object({ codes: z.optional(z.array(text).check(z.maxLength(CODES_MAX))) }));
const Contents = { line_items: lineItems, discounts, context };
export type AgentLine = z.infer<typeof LineItem>;

export const CreateCartInput = z.object(Contents);
export const ReadCartInput = z.object({ id });
export const UpdateCartInput = z.object({ id, ...Contents });

/** With `cart_id`, the contents are the cart's own, and what else is sent of them does not count. */
export const CreateCheckoutInput = z.object({
  cart_id: z.optional(id),
  ...Contents,
  line_items: z._default(lineItems, []),
});
export const ReadCheckoutInput = z.object({ id });
export const UpdateCheckoutInput = z.object({ id, ...Contents });

/** `id` is the secret of the order's own page, or the whole address of that page. */
export const GetOrderInput = z.object({ id: z.string().check(z.minLength(1), z.maxLength(TEXT_MAX_LENGTH)) });

/** Every answer; the protocol's own schemas say what else is in which. */
export const UcpAnswer = z.looseObject({ ucp: z.looseObject({ version: z.string(), status: z.string() }) });
