import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { BANNER_TAG, CARRIERS_MODULE, CART_PILL_TAG, CART_TAG, ELEMENTS_TABLE, LANGUAGE_TAG } from '#runtime/hooks.ts';
import { type ConsoleLanguage, consoleModule, SERVICE_WORKER_MODULE } from '#runtime/i18n/console-languages.ts';
import type { PagePartName } from '#runtime/page-parts.ts';
import type { Bindings } from '../env.ts';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;
/** Modules that only some pages need, and that the loader does not look for. */
type PageModule = PagePartName | 'confirmation' | 'plain-form' | 'reviews' | 'sq-cookie-banner';
type Modules = Readonly<Record<string, readonly string[]>>;

const lists = new WeakMap<Fetcher, Promise<Modules>>();

/**
 * Returns the tags for a module that only some pages need: its script, and a preload for each file it imports, so that
 * the browser fetches them in parallel. Returns '' where the scripts are not built.
 */
export async function moduleTags(env: Bindings, name: PageModule): Promise<Markup> {
  const [entry, ...imports] = await readFiles(env, name);
  return entry ? html`${imports.map(preload)}<script type="module" src="/${entry}"></script>` : html``;
}

/** Elements that the loader itself fetches, under conditions that the HTML of a page does not say, and the banner, which has tags. */
const NOT_PRELOADED: ReadonlySet<string> = new Set([CART_PILL_TAG, LANGUAGE_TAG, BANNER_TAG]);
/** Modules that an element imports on the shop's own pages. */
const IMPORTED_BY: Readonly<Record<string, string>> = { 'sq-checkout': 'checkout-form' };
const ELEMENT = /<(sq-[a-z-]+)|\sdata-sq="(?:sq-)?([a-z-]+)"/g;
/** The container that gets the cart where there is one. */
const CART_PLACE = 'id="sqs-cart-container"';

/**
 * Adds to a page the preloads of the elements in it, at the end of its head: of the table that lists them, and of each
 * file. The loader, which does not know them, would fetch one after the other. It runs the elements, after their texts
 * have come.
 */
export async function withElementPreloads(env: Bindings, page: string, hasCart: boolean): Promise<string> {
  const names = new Set(hasCart && page.includes(CART_PLACE) ? [CART_TAG] : []);
  for (const [, tag, carried] of page.matchAll(ELEMENT)) {
    names.add(tag ?? `sq-${carried}`);
    if (carried !== undefined) names.add(CARRIERS_MODULE);
  }
  for (const name of NOT_PRELOADED) names.delete(name);
  for (const name of [...names]) if (IMPORTED_BY[name]) names.add(IMPORTED_BY[name]);
  const files = await Promise.all([...names].map((name) => readFiles(env, name)));
  if (files.flat().length === 0) return page;
  const listed = [...(await readFiles(env, ELEMENTS_TABLE)), ...files.flat()];
  const tags = String(await html`${[...new Set(listed)].filter((file) => !page.includes(`"/${file}"`)).map(preload)}`);
  return page.replace(/<\/head>/i, (end) => tags + end);
}

/** Returns the tags of the owner's console in a language: its style sheet, its script, and a preload for each file that this imports. */
export async function consoleTags(env: Bindings, language: ConsoleLanguage): Promise<Markup> {
  const files = await readFiles(env, consoleModule(language));
  const sheets = files.filter((file) => file.endsWith('.css'));
  const [entry, ...imports] = files.filter((file) => file.endsWith('.js'));
  return html`${sheets.map((file) => html`<link rel="stylesheet" href="/${file}">`)}${imports.map(preload)}${
    entry && html`<script type="module" src="/${entry}"></script>`
  }`;
}

/** Returns the path of the console's service worker; undefined where the scripts are not built. */
export async function serviceWorkerFile(env: Bindings): Promise<string | undefined> {
  const [file] = await readFiles(env, SERVICE_WORKER_MODULE);
  return file && `/${file}`;
}

function preload(file: string): Markup {
  return html`<link rel="modulepreload" href="/${file}">`;
}

async function readFiles({ ASSETS, ENVIRONMENT }: Bindings, name: string): Promise<readonly string[]> {
  return (await readModules(ASSETS, ENVIRONMENT === 'development'))[name] ?? [];
}

/** The list is cached outside development, because a deployed Worker's build never changes. */
function readModules(assets: Fetcher, isDevelopment: boolean): Promise<Modules> {
  const known = isDevelopment ? undefined : lists.get(assets);
  if (known) return known;
  const reading = fetchModules(assets);
  lists.set(assets, reading);
  reading.catch(() => lists.delete(assets));
  return reading;
}

async function fetchModules(assets: Fetcher): Promise<Modules> {
  const response = await assets.fetch('https://assets.local/integrity.json');
  if (response.ok) return (await response.json<{ modules: Modules }>()).modules;
  await response.body?.cancel();
  return {};
}
