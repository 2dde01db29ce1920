import { env } from 'cloudflare:workers';
import type { Bindings } from '#worker/env.ts';
import { type EntryPurpose, newEntryLink, prepared } from '#worker/set-up/service.ts';
import { sampleProducts } from '../../demo/content/sample-products.ts';
import { Buyer } from './buyer.ts';
import { demoTemplates } from './demo-shop.ts';

/** The files of the build with which a shop begins. */
const STARTERS = {
  en: { theme: demoTemplates(''), products: sampleProducts('en') },
  de: { theme: demoTemplates('de'), products: sampleProducts('de') },
};

export const ENTRIES = {
  name: 'Ann’s Tea & Töpfe',
  country: 'IE',
  currency: '',
  language: '',
  email: 'Ann@Shop.example',
  password: 'two spoons per cup',
};

/** Makes a link as start, deploy and the command do; returns its path. */
export async function makeLink(purpose: EntryPurpose = 'create', siteId = '', now = Date.now()): Promise<string> {
  const { path, statements } = newEntryLink(purpose, siteId, now);
  await env.DB.batch(prepared(env.DB, statements));
  return path;
}

/** A browser of somebody who sets a shop up. */
export class Founder extends Buyer {
  constructor(host = 'new.example') {
    super(host);
  }

  open(path: string, headers: Record<string, string> = {}, overrides: Partial<Bindings> = {}): Promise<Response> {
    return this.fetch(path, { headers, env: { ASSETS: starters(), ...overrides } });
  }

  send(path: string, entries: object = ENTRIES, overrides: Partial<Bindings> = {}): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ ...entries }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      env: { ASSETS: starters(), ...overrides },
    });
  }
}

function starters(): Fetcher {
  const fetch = async (address: string) => {
    const language = /\/starter\/(en|de)\.json$/.exec(String(address))?.[1];
    return language === 'en' || language === 'de'
      ? Response.json(STARTERS[language])
      : new Response(null, { status: 404 });
  };
  return Object.assign(Object.create(env.ASSETS), { fetch });
}
