import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '#runtime/api/calls.ts';
import { ApiFailure } from '#runtime/api/failure.ts';
import { OWNER_SCOPES } from '#runtime/contracts/owner-scopes.ts';
import { usualTimeZone } from '../../set-up/service.ts';
import { type Api, apiOf } from '../api.ts';
import { MAX_DAYS, makeKey } from '../commands/keys.ts';
import { type Database, databaseOf } from '../database.ts';
import { makeEntryLink } from '../entry-link.ts';
import { asChange } from '../json-file.ts';
import type { Project } from '../project.ts';
import { readShopSettings, type ShopSettings } from '../shop-settings.ts';
import { addContent } from './add-content.ts';

/** Who runs a project's shop on this machine. Only the local database knows this person. */
export const LOCAL_OWNER = 'owner@example.com';
const PASSWORD_BYTES = 12;
/** The name of the key with which a start puts templates into the shop. */
const KEY_NAME = 'npm start';

/** A project's shop on this machine, as the folder of its state remembers it. */
export interface LocalShop {
  siteId: string;
  /** A key of the owner's API. */
  key: string;
  /** The local owner's password, as it was when the shop began. */
  password: string;
}

interface Begun {
  shop: LocalShop;
  /** Why visitors are not let in yet; undefined where they are, or where it was asked at an earlier start. */
  closedBecause?: string | undefined;
}

/**
 * Makes the shop of a project's settings in the server at `url`, with its content, unless that was done at an earlier start.
 * A start that was ended halfway is completed: each step is taken once, or does no harm when it is repeated.
 */
export async function beginShop(project: Project, url: string, log: (line: string) => void): Promise<Begun> {
  const stateFile = join(project.state, 'shop.json');
  if (existsSync(stateFile)) return { shop: JSON.parse(readFileSync(stateFile, 'utf8')) };
  log('Making the shop …\n');
  const settings = readShopSettings(project.root);
  const database = databaseOf({ siteId: '', isRemote: false, stateDir: project.state });
  // The password is kept before the shop has it.
  const password = keptPassword(join(project.state, 'owner-password'));
  await createShop(database, url, settings, password);
  const made = await makeKey(database, { name: KEY_NAME, scopes: OWNER_SCOPES, days: MAX_DAYS });
  if (made === undefined) throw new Error(`The database in ${project.state} has several shops; a project has one.`);
  const { siteId, key } = made;
  const api = apiOf({ url, key, siteId });
  await addContent(api, project, log);
  await setTimeZone(api, settings);
  if (settings.samples) await offerDelivery(api, settings);
  const closedBecause = await open(api);
  const shop = { siteId, key, password };
  writeWhole(stateFile, JSON.stringify(shop));
  return { shop, closedBecause };
}

/** Sends the form with which owners create a shop, unless there is one. */
async function createShop(
  database: Database,
  url: string,
  { title, country, language, currency, samples }: ShopSettings,
  password: string,
): Promise<void> {
  const link = await makeEntryLink(database, { purpose: 'create', siteId: '', base: url });
  if (link === undefined) return;
  const entries = { name: title, country, language, currency, samples: String(samples), email: LOCAL_OWNER, password };
  const answer = await fetch(link, { method: 'POST', body: new URLSearchParams(entries), redirect: 'manual' });
  if (answer.status !== 303) {
    throw new Error(`The shop could not be made: the server answered its form with ${answer.status}.`);
  }
}

async function setTimeZone(api: Api, { country, timeZone = usualTimeZone(country) }: ShopSettings): Promise<void> {
  const site = await api.call('GET', '/api/owner/site');
  if (site.timeZone === timeZone) return;
  const body = { ...asChange(site, ['siteId', 'updatedAt']), timeZone };
  await api.call('PUT', '/api/owner/site', { body, version: site.version });
}

/** Offers a way of delivery in the shop's country, without which nobody could order the sample products. */
async function offerDelivery(api: Api, { country }: ShopSettings): Promise<void> {
  const address = addressOf('/api/v1/commerce-preferences/:namespace', { namespace: 'delivery' });
  const delivery = await api.call('GET', address);
  if (!('options' in delivery && Array.isArray(delivery.options)) || delivery.options.length > 0) return;
  const zones = [{ countryCode: country, region: '' }];
  const option = { id: 'standard', name: 'Standard', zones, basis: 'flat', tiers: [{ from: 0, cents: 0 }] } as const;
  await api.call('PUT', address, { body: { options: [option] } });
}

/** Lets visitors in, as they are in the demo; returns why that cannot be. */
async function open(api: Api): Promise<string | undefined> {
  try {
    await api.call('POST', '/api/owner/site/opening', { body: { isOpen: true, forTests: true } });
    return undefined;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'INVALID_REQUEST') return error.serverText;
    throw error;
  }
}

function keptPassword(path: string): string {
  if (!existsSync(path)) writeWhole(path, randomBytes(PASSWORD_BYTES).toString('base64url'));
  return readFileSync(path, 'utf8');
}

/** Writes a file that only its owner may read, whole or not at all. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
