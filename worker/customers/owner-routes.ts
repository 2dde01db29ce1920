import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  CUSTOMER_SORTS,
  CUSTOMER_TAG_MAX_LENGTH,
  EXPORTED_CUSTOMERS_MOST,
} from '#runtime/contracts/customer-limits.ts';
import {
  Customer,
  CustomerEmails,
  CustomerNotes,
  Customers,
  CustomersRecounted,
  CustomersTagged,
  CustomerTags,
  TagCustomers,
} from '#runtime/contracts/customers.ts';
import { SUBSCRIBER_STATUSES } from '#runtime/contracts/mailing-list.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { ownerTextsIn } from '#runtime/i18n/owner-texts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ListCursor } from '../http/list-cursor.ts';
import { fieldInput } from '../http/middleware/field-input.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { LongPageLimit } from '../http/pagination.ts';
import { readerLanguageOf } from '../http/reader-language.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import { auditStatement } from '../owner/service.ts';
import { dayAttachment } from '../storage/service.ts';
import { addressIn } from './address.ts';
import { changeNotes } from './change.ts';
import { exportCustomers } from './export.ts';
import { listCustomers, listEmails, listTags } from './list.ts';
import { readPerson } from './read-person.ts';
import { recountCustomers } from './recount.ts';
import { readFacts, toListed } from './rows.ts';
import { tagCustomers } from './tag-many.ts';

const CUSTOMERS = '/api/owner/customers';
const TAGS = `${CUSTOMERS}/tags`;
const EMAILS = `${CUSTOMERS}/emails`;
const RECOUNT = `${CUSTOMERS}/recount`;
const FILE = '/api/owner/customers.csv';
const CUSTOMER = `${CUSTOMERS}/:email`;

/** Longest text that customers are searched for. */
const SEARCH_MAX_LENGTH = 200;
/** Addresses that are read at once. */
const EMAILS_PER_PAGE = 1_000;

const Filter = z.strictObject({
  sort: z._default(z.enum(CUSTOMER_SORTS), 'lastOrder'),
  direction: z.optional(z.enum(['asc', 'desc'])),
  /** A text in the name or the email address. */
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH)), ''),
  tag: z.optional(z.string().check(z.maxLength(CUSTOMER_TAG_MAX_LENGTH))),
  /** The best state of a person on any mailing list. */
  newsletter: z.optional(z.enum(SUBSCRIBER_STATUSES)),
  /** `true` lists only those who have an account, `false` those who have none. */
  account: z.optional(z.enum(['true', 'false'])),
  /** `true` lists only those with a note. */
  note: z.optional(z.literal('true')),
  /** The country of the last order's address. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
});
const Listing = z.strictObject({ ...Filter.shape, cursor: z.optional(ListCursor), limit: LongPageLimit });
/** A file can have chosen customers of the list, whose addresses have commas between them. */
const FileListing = z.strictObject({
  ...Filter.shape,
  emails: z.optional(
    z.pipe(
      z.string().check(z.toLowerCase(), z.minLength(1), z.maxLength(EXPORTED_CUSTOMERS_MOST * EMAIL_MAX_LENGTH)),
      z.transform((text) => text.split(',')),
    ),
  ),
});
const EmailListing = z.strictObject({ ...Filter.shape, cursor: z.optional(ListCursor) });

/** The owner's API for customers: people who have ordered or have an account. */
export const ownerCustomers = new Hono<AppEnv>();

ownerCustomers.get(
  CUSTOMERS,
  owner('orders:read', { summary: 'Lists the customers', moves: 'people by page', answer: Customers }),
  query(Listing),
  async (c) => {
    const { siteId } = c.var.site;
    const { rows, nextPageCursor } = await listCustomers(c.env.DB, siteId, c.var.query);
    const factsOf = await readFacts(
      c.env.DB,
      siteId,
      rows.map(({ email }) => email),
    );
    const customers = rows.map((row) => toListed(row, factsOf(row.email)));
    return c.json({ customers, hasNextPage: nextPageCursor !== null, nextPageCursor });
  },
);

ownerCustomers.get(
  TAGS,
  owner('orders:read', { summary: 'Lists the tags of customers', moves: 'nothing', answer: CustomerTags }),
  async (c) => c.json({ tags: await listTags(c.env.DB, c.var.site.siteId) }),
);

ownerCustomers.get(
  EMAILS,
  owner('orders:read', {
    summary: 'Lists the email addresses of customers, by the thousand',
    moves: 'people by page',
    answer: CustomerEmails,
  }),
  query(EmailListing),
  async (c) => {
    const page = { ...c.var.query, limit: EMAILS_PER_PAGE };
    const { emails, nextPageCursor } = await listEmails(c.env.DB, c.var.site.siteId, page);
    return c.json({ emails, hasNextPage: nextPageCursor !== null, nextPageCursor });
  },
);

ownerCustomers.post(
  TAGS,
  owner('orders:write', {
    summary: 'Gives customers a tag, or takes it from them',
    moves: 'nothing',
    answer: CustomersTagged,
  }),
  input(TagCustomers),
  async (c) => c.json(await tagCustomers(ownerCall(c), c.var.input)),
);

ownerCustomers.post(
  RECOUNT,
  owner('orders:write', {
    summary: 'Compares the sums of all customers with their orders, and corrects them',
    moves: 'nothing',
    answer: CustomersRecounted,
  }),
  async (c) => c.json({ corrected: await recountCustomers(ownerCall(c)) }),
);

ownerCustomers.get(
  FILE,
  owner('orders:read', { summary: 'Exports the customers', moves: 'people', answerType: 'text/csv' }),
  query(FileListing),
  async (c) => {
    const { db, site, owner: key, now } = ownerCall(c);
    const entry = { siteId: site.siteId, keyId: key.keyId, action: 'customers.exported', target: '' };
    await auditStatement(db, entry, now).run();
    return c.body(exportCustomers(db, site, c.var.query, await ownerTextsIn(readerLanguageOf(c))), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': dayAttachment('customers', dayIn(now, site.timeZone), 'csv'),
    });
  },
);

ownerCustomers.get(
  CUSTOMER,
  owner('orders:read', {
    summary: 'Reads a person by any of their email addresses',
    moves: 'people by page',
    answer: Customer,
  }),
  async (c) => {
    const customer = await readPerson(c.env.DB, c.var.site.siteId, addressIn(c));
    return c.json(customer, 200, versionHeaders(customer));
  },
);

/** The version of a person who is not in the list is 0; a note puts them there. */
ownerCustomers.put(
  CUSTOMER,
  owner('orders:write', {
    summary: 'Replaces the note and the tags of a customer',
    moves: 'nothing',
    answer: Customer,
  }),
  fieldInput(CustomerNotes),
  async (c) => {
    const call = ownerCall(c);
    const { email } = await readPerson(call.db, call.site.siteId, addressIn(c));
    await changeNotes(call, email, expectedVersion(c), c.var.input);
    const customer = await readPerson(call.db, call.site.siteId, email);
    return c.json(customer, 200, versionHeaders(customer));
  },
);
