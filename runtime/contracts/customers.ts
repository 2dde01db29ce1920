import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH } from '../domain/email.ts';
import { PersonData } from './account-data.ts';
import { Address } from './checkout.ts';
import {
  CUSTOMER_NOTE_MAX_LENGTH,
  CUSTOMER_TAG_MAX_LENGTH,
  CUSTOMER_TAGS_MOST,
  CUSTOMER_THINGS,
  TAGGED_CUSTOMERS_MOST,
} from './customer-limits.ts';
import { SUBSCRIBER_STATUSES } from './mailing-list.ts';
import { MoneyAmount } from './money.ts';

/** Ms since the epoch. */
const ms = z.int();

/** A word by which the owner finds customers again. */
export const CustomerTag = z.string().check(z.trim(), z.minLength(1), z.maxLength(CUSTOMER_TAG_MAX_LENGTH));

/** The owner writes this about a customer, who does not see it. */
export const CustomerNotes = z.strictObject({
  note: z.string().check(z.trim(), z.maxLength(CUSTOMER_NOTE_MAX_LENGTH)),
  tags: z.array(CustomerTag).check(z.maxLength(CUSTOMER_TAGS_MOST)),
});
export type CustomerNotes = z.infer<typeof CustomerNotes>;

/** These are the sums of a customer's orders in one currency; the one in which most was spent comes first. Orders in test mode are left out. */
export const CustomerTotal = z.strictObject({
  orders: z.int(),
  /** The sum of the orders, before refunds. */
  ordered: MoneyAmount,
  /** This went back to cards and gift cards. */
  refunded: MoneyAmount,
});
export type CustomerTotal = z.infer<typeof CustomerTotal>;

const Known = {
  /** Lower case; of an account, the address that it has now. */
  email: z.string(),
  /** '' where none is known. */
  name: z.string(),
  /** Null where the person has not ordered, but for tests. */
  lastOrderAt: z.nullable(ms),
  tags: z.array(z.string()),
  totals: z.array(CustomerTotal),
  /** Orders in test mode, which no total counts. */
  testOrders: z.int(),
};

/** A customer in the list. */
export const ListedCustomer = z.strictObject({
  ...Known,
  /** When the person ordered first, or confirmed an account. */
  createdAt: ms,
  /** Of the last order's address, two capital letters; '' where none is known. */
  country: z.string(),
  hasNote: z.boolean(),
  hasAccount: z.boolean(),
  /** The best state of the person on any mailing list; null where the person is on none. */
  newsletter: z.nullable(z.enum(SUBSCRIBER_STATUSES)),
});
export type ListedCustomer = z.infer<typeof ListedCustomer>;

/** Answer of `GET /api/owner/customers`. */
export const Customers = z.strictObject({
  customers: z.array(ListedCustomer),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type Customers = z.infer<typeof Customers>;

/** Answer of `GET /api/owner/customers/tags`: every tag in use with the number of its customers, the most used first. */
export const CustomerTags = z.strictObject({ tags: z.array(z.strictObject({ tag: z.string(), customers: z.int() })) });
export type CustomerTags = z.infer<typeof CustomerTags>;

/** Answer of `GET /api/owner/customers/emails`: the addresses alone of the customers that a list has, in its order. */
export const CustomerEmails = z.strictObject({
  emails: z.array(z.string()),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type CustomerEmails = z.infer<typeof CustomerEmails>;

/** Body of `POST /api/owner/customers/tags`: a tag that customers get, or have no longer. */
export const TagCustomers = z.strictObject({
  emails: z
    .array(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_LENGTH)))
    .check(z.minLength(1), z.maxLength(TAGGED_CUSTOMERS_MOST)),
  tag: CustomerTag,
  action: z.enum(['add', 'remove']),
});
export type TagCustomers = z.infer<typeof TagCustomers>;

/** Answer of `POST /api/owner/customers/tags`. */
export const CustomersTagged = z.strictObject({
  /** Those who have changed; the others had the tag already, or did not have it. */
  changed: z.array(z.string()),
  /** How many could not get it, because they have as many tags as there may be. */
  full: z.int(),
});
export type CustomersTagged = z.infer<typeof CustomersTagged>;

/** Answer of `POST /api/owner/customers/recount`: how many customers had other sums than their orders. */
export const CustomersRecounted = z.strictObject({ corrected: z.int() });

/** The person is or was on this mailing list. */
export const CustomerNewsletter = z.strictObject({
  listId: z.string(),
  listName: z.string(),
  email: z.string(),
  status: z.enum(SUBSCRIBER_STATUSES),
  /** When the person signed up, confirmed and left. */
  createdAt: ms,
  confirmedAt: z.nullable(ms),
  unsubscribedAt: z.nullable(ms),
  /** The page on which the person signed up last; '' where it is not known any more. */
  pageTitle: z.string(),
  pagePath: z.string(),
});
export type CustomerNewsletter = z.infer<typeof CustomerNewsletter>;

/** One thing that a person has done in the shop: `title` is the name of what it is about, `state` one of its own states. */
export const CustomerThing = z.strictObject({
  kind: z.enum(CUSTOMER_THINGS),
  id: z.string(),
  title: z.string(),
  state: z.string(),
  at: ms,
});
export type CustomerThing = z.infer<typeof CustomerThing>;

/** Answer of `GET /api/owner/customers/:email`: a person by any of their addresses. */
export const Customer = z.strictObject({
  ...Known,
  ...CustomerNotes.shape,
  /** Whether the person is in the list; one who has only sent a form is not, nor is one who was erased. */
  isListed: z.boolean(),
  createdAt: z.nullable(ms),
  /** Confirmed addresses that the person's account had before; their orders count here too. */
  earlierEmails: z.array(z.string()),
  /** Null for a person without an account. */
  account: z.nullable(
    z.strictObject({
      firstName: z.string(),
      lastName: z.string(),
      /** Language tag; '' for the site's. */
      language: z.string(),
      createdAt: ms,
      /** Null while the address is not confirmed. */
      confirmedAt: z.nullable(ms),
    }),
  ),
  /** Addresses of the last orders and of the account, each once. */
  addresses: z.array(Address),
  newsletters: z.array(CustomerNewsletter),
  /** The newest of each kind. */
  things: z.array(CustomerThing),
  /** How many of each kind there are. */
  counts: z.record(z.enum(CUSTOMER_THINGS), z.int()),
  /** 0 for a person who is not in the list. */
  version: z.int(),
});
export type Customer = z.infer<typeof Customer>;

/**
 * Answer of `GET /api/owner/customers/:email/data`: all that the shop keeps of a person, with what the owner notes of them,
 * to give to the person. Codes, links and what devices sign in with are left out.
 */
export const CustomerData = z.object({
  ...z.pick(Customer, { email: true, name: true, note: true, tags: true, createdAt: true, lastOrderAt: true }).shape,
  ...PersonData.shape,
});
export type CustomerData = z.infer<typeof CustomerData>;
