import { execFile } from 'node:child_process';
import { get } from 'node:http';
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

/** Returns the answer of the owner's API as text; throws for a refusal. */
export async function askAsOwner(path: string, { url, key }: Shop = sharedShop()): Promise<string> {
  const { host, port } = new URL(url);
  // Not every machine resolves names under localhost; browsers do.
  const call = { host: 'localhost', port, path, headers: { Host: host, Authorization: `Bearer ${key}` } };
  return new Promise((resolve, reject) => {
    get(call, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        body += part;
      });
      response.on('error', reject);
      response.on('end', () => (response.statusCode === 200 ? resolve(body) : reject(new Error(body))));
    }).on('error', reject);
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
