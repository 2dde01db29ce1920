import { Hono } from 'hono';
import * as z from 'zod/mini';
import { CUSTOMER_SORTS, CUSTOMER_TAG_MAX_LENGTH } from '#runtime/contracts/customer-limits.ts';
import { Customer, CustomerNotes, Customers, CustomerTags } from '#runtime/contracts/customers.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import type { AppEnv } from '../http/app-env.ts';
import { fieldInput } from '../http/middleware/field-input.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import { auditStatement } from '../owner/service.ts';
import { dayAttachment } from '../storage/service.ts';
import { addressIn } from './address.ts';
import { changeNotes } from './change.ts';
import { exportCustomers } from './export.ts';
import { listCustomers, listTags } from './list.ts';
import { readPerson } from './read-person.ts';
import { readFacts, toListed } from './rows.ts';

const CUSTOMERS = '/api/owner/customers';
const TAGS = `${CUSTOMERS}/tags`;
const FILE = '/api/owner/customers.csv';
const CUSTOMER = `${CUSTOMERS}/:email`;

/** Longest text that customers are searched for, and longest cursor, which has a name and an address. */
const SEARCH_MAX_LENGTH = 200;
const CURSOR_MAX_LENGTH = 2_000;

const Filter = z.strictObject({
  sort: z._default(z.enum(CUSTOMER_SORTS), 'lastOrder'),
  /** A text in the name or the email address. */
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH)), ''),
  tag: z.optional(z.string().check(z.maxLength(CUSTOMER_TAG_MAX_LENGTH))),
  /** `true` lists only those who are on a mailing list. */
  newsletter: z.optional(z.literal('true')),
  /** `true` lists only those who have an account. */
  account: z.optional(z.literal('true')),
});
const Listing = z.strictObject({
  ...Filter.shape,
  cursor: z._default(z.string().check(z.maxLength(CURSOR_MAX_LENGTH), z.regex(/^$|^(.* )?\S+ \S+$/s)), ''),
  limit: PageLimit,
});

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
  FILE,
  owner('orders:read', { summary: 'Exports the customers', moves: 'people', answerType: 'text/csv' }),
  query(Filter),
  async (c) => {
    const { db, site, owner: key, now } = ownerCall(c);
    const entry = { siteId: site.siteId, keyId: key.keyId, action: 'customers.exported', target: '' };
    await auditStatement(db, entry, now).run();
    return c.body(exportCustomers(db, site, c.var.query), 200, {
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
