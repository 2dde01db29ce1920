import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Bindings } from '../env.ts';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;
type Modules = Readonly<Record<string, readonly string[]>>;

const lists = new WeakMap<Fetcher, Promise<Modules>>();

/**
 * Returns the tags for a module of the build on a page that always needs it: its script, and a preload for each file it
 * imports, so that the browser fetches them in parallel. Returns '' where the scripts are not built.
 */
export async function moduleTags(
  { ASSETS, ENVIRONMENT }: Bindings,
  name: `sq-${string}` | 'confirmation',
): Promise<Markup> {
  const modules = await readModules(ASSETS, ENVIRONMENT === 'development');
  const [entry, ...imports] = modules[name] ?? [];
  if (!entry) return html``;
  const preloads = imports.map((file) => html`<link rel="modulepreload" href="/${file}">`);
  return html`${preloads}<script type="module" src="/${entry}"></script>`;
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
