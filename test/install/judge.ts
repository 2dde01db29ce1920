import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type RunOptions, runNpm } from './command.ts';
import { readManifest, type Site, serveFiles, serveProject, writeProject } from './project.ts';
import type { Kind } from './projects.ts';
import type { Registry } from './registry.ts';
import { lackOfHtml } from './server-html.ts';
import { type Cell, type Cells, failed, NO_NETWORK, NONE, ok, type Row, timed, tried, verdict } from './table.ts';
import { visit, warmUp } from './visit.ts';

/** What all projects of one run share. */
export interface Surroundings {
  /** The folder in which each project gets its own. */
  folder: string;
  /** Undefined where its program could not be installed for want of the network. */
  registry: Registry | undefined;
  browser: Browser;
  /** What stands in the sources in place of `{{NAMES}}`. */
  values: Readonly<Record<string, string>>;
  /** The folder of a version of Node, which is installed when first asked for. */
  node(version: string): Promise<string>;
  packageName: string;
  /** The built package. Plain pages take it from here where there is no registry. */
  packageFolder: string;
}

/** Makes a project at the port that the shop knows, and asks it everything. Every failure stays in its cell. */
export async function judge(kind: Kind, port: number, { folder, ...around }: Surroundings): Promise<Row> {
  const cwd = join(folder, kind.name);
  const inModules = (name: string) => join(cwd, 'node_modules', name);
  const row = (cells: Cells): Row => ({ title: kind.title, cells });
  const options: RunOptions = { cwd };
  const installed = await tried(async () => {
    writeProject(kind, cwd, around.values);
    if (!around.registry) return kind.copies ? ok(`${around.values.VERSION} as built`) : NO_NETWORK;
    await runNpm(['install', '--no-audit', '--no-fund'], { cwd, env: around.registry.env });
    if (kind.node) options.node = await around.node(kind.node);
    const { version } = readManifest(inModules(kind.framework ?? around.packageName));
    return ok(version);
  });
  if (installed.status === 'failed') return row({ version: installed });
  const cells: Cells = {
    version: installed,
    'asks for Node': kind.framework ? ok(readManifest(inModules(kind.framework)).engines?.node ?? 'any') : NONE,
    'ran on': kind.node ? ok(kind.node) : NONE,
  };
  if (kind.copies) {
    const from = around.registry ? inModules(around.packageName) : around.packageFolder;
    const copies = Object.entries(kind.copies).map(([path, part]) => [path, join(from, part)]);
    const serve = () => serveFiles(cwd, Object.fromEntries(copies), port);
    return row({ ...cells, ...(await judgeServed(kind, around.browser, serve)) });
  }
  cells.types = await tried(() => timed(() => runNpm(['run', 'check'], options)));
  cells.builds = await tried(() => timed(() => runNpm(['run', 'build'], options)));
  if (cells.builds.status === 'ok') {
    Object.assign(cells, await judgeServed(kind, around.browser, () => serveProject('serve', options, port)));
  }
  cells['in development'] = await tried(() =>
    judgeDevelopment(around.browser, () => serveProject('dev', options, port)),
  );
  return row(cells);
}

/** Judges the page that visitors get. */
async function judgeServed(kind: Kind, browser: Browser, serve: () => Promise<Site>): Promise<Cells> {
  let site: Site;
  try {
    site = await serve();
  } catch (error) {
    return { 'server HTML': failed((error as Error).message) };
  }
  try {
    const lack = kind.rendersOnServer ? await lackOfHtml(site.url) : '';
    const { complaints, scriptBytes, addingProblem } = await visit(browser, site.url);
    return {
      'server HTML': kind.rendersOnServer ? verdict(lack) : NONE,
      hydrates: verdict(complaints.join('\n')),
      'adds to cart': verdict(addingProblem),
      'JS, brotli': ok(`${(scriptBytes / 1000).toFixed(1)} KB`),
    };
  } catch (error) {
    return { hydrates: failed((error as Error).message) };
  } finally {
    await site.stop();
  }
}

/** Judges the page that its developers see, where frameworks also warn of what a built page passes over. */
async function judgeDevelopment(browser: Browser, serve: () => Promise<Site>): Promise<Cell> {
  const site = await serve();
  try {
    await warmUp(browser, site.url);
    const { complaints, addingProblem } = await visit(browser, site.url);
    return verdict([...complaints, addingProblem].filter(Boolean).join('\n'));
  } finally {
    await site.stop();
  }
}
