import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
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

/**
 * Returns a preload for each file of an element on a page that always needs it, and of the modules that the element
 * imports there. The loader runs the element, after its texts have come.
 */
export async function elementPreloads(env: Bindings, tag: `sq-${string}`, ...modules: string[]): Promise<Markup> {
  const files = await Promise.all([tag, ...modules].map((name) => readFiles(env, name)));
  return html`${[...new Set(files.flat())].map(preload)}`;
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
