import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SITE_ID } from '../../../demo/seed.ts';
import type { FormValues } from '../../../runtime/contracts/form.ts';
import { OWNER_KEYS, SHOP_URL } from './shop.ts';

const COMMAND = fileURLToPath(new URL('../../../worker/cli/owner.ts', import.meta.url));

/** A submission in the answer of `GET /api/owner/forms/:id/submissions`. */
export interface Submission {
  id: string;
  formId: string;
  values: FormValues;
  pageTitle: string;
  pagePath: string;
  pagePermissionTypeValue: string;
  isSpam: boolean;
}

interface Shop {
  url: string;
  key: string;
}

/** The shop of all journeys. */
function sharedShop(): Shop {
  return { url: SHOP_URL, key: OWNER_KEYS[SITE_ID] ?? '' };
}

interface OwnerCall {
  path: string;
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  body?: unknown;
}

/** Returns the answer of the owner's API as text; throws for a refusal. */
export function askAsOwner(path: string, shop?: Shop): Promise<string> {
  return callAsOwner({ path }, shop);
}

/** Makes a call to the owner's API, and returns its answer as text; throws for a refusal. */
export async function callAsOwner(
  { path, method = 'GET', body }: OwnerCall,
  { url, key }: Shop = sharedShop(),
): Promise<string> {
  const { host, port } = new URL(url);
  const headers = {
    Host: host,
    Authorization: `Bearer ${key}`,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(method === 'POST' && { 'Idempotency-Key': randomUUID() }),
  };
  // Not every machine resolves names under localhost; browsers do.
  const call = { host: 'localhost', port, path, method, headers };
  return new Promise((resolve, reject) => {
    const sent = request(call, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('error', reject);
      response.on('end', () =>
        Math.trunc((response.statusCode ?? 0) / 100) === 2 ? resolve(text) : reject(new Error(text)),
      );
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Returns every submission of a form that has the address in one of its values. */
export async function submissionsFrom(email: string, formId: string, shop?: Shop): Promise<Submission[]> {
  const all = await submissionsOf(formId, shop);
  return all.filter(({ values }) => Object.values(values).includes(email));
}

/** Returns every submission of a form. */
export async function submissionsOf(formId: string, shop?: Shop): Promise<Submission[]> {
  const found: Submission[] = [];
  for (let cursor = ''; ; ) {
    const page = JSON.parse(await askAsOwner(`/api/owner/forms/${formId}/submissions?limit=100${cursor}`, shop));
    found.push(...page.submissions);
    if (!page.hasNextPage) return found;
    cursor = `&cursor=${page.nextPageCursor}`;
  }
}

/** Runs `npm run owner -- …` with a key of the shop, and returns what it prints. */
export async function runOwnerCommand(args: readonly string[], { url, key }: Shop = sharedShop()): Promise<string> {
  const env = { ...process.env, STOREFRONT_OWNER_KEY: key };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...args, '--url', url], { env });
  return stdout;
}
