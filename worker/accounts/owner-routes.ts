import { Hono } from 'hono';
import { CustomerData } from '#runtime/contracts/customers.ts';
import { PERSON_DATA_SCOPES } from '#runtime/contracts/owner-scopes.ts';
import { addressIn, readPerson } from '../customers/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { requireScope } from '../http/require-scope.ts';
import { auditStatement } from '../owner/service.ts';
import { sessionSecrets } from '../session/service.ts';
import { readDataByEmail } from './data.ts';

/** The owner's API for what the shop keeps of a person, who may have no account. */
export const ownerPersonData = new Hono<AppEnv>();

/** The data are of all rooms, so the caller must be allowed to read each of them. */
ownerPersonData.get(
  '/api/owner/customers/:email/data',
  owner('orders:read', { summary: 'Exports all data of a person', moves: 'people', answer: CustomerData }),
  async (c) => {
    const { db, env, site, owner: key, now } = ownerCall(c);
    const { siteId } = site;
    for (const scope of PERSON_DATA_SCOPES) requireScope(key.scopes, scope);
    const { email, name, note, tags, createdAt, lastOrderAt } = await readPerson(db, siteId, addressIn(c));
    const data = await readDataByEmail({ db, site, now, secrets: sessionSecrets(env) }, email);
    // The log names no person.
    await auditStatement(db, { siteId, keyId: key.keyId, action: 'person.exported', target: '' }, now).run();
    return c.json({ email, name, note, tags, createdAt, lastOrderAt, ...data });
  },
);
