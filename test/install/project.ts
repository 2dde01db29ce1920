import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { untilAnswered } from '#worker/cli/local/serve.ts';
import { stopTree } from '#worker/cli/wrangler.ts';
import { type RunOptions, startNpm } from './command.ts';
import type { Kind } from './projects.ts';

const SOURCES = join(import.meta.dirname, 'projects');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

/** A server of a project's pages. */
export interface Site {
  url: string;
  stop(): Promise<void>;
}

/** Copies a project's sources into a folder, and writes values in place of their `{{NAMES}}`. */
export function writeProject({ name }: Kind, folder: string, values: Readonly<Record<string, string>>): void {
  cpSync(join(SOURCES, name), folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    const filled = text.replace(/\{\{([A-Z]+)\}\}/g, (whole, key: string) => values[key] ?? whole);
    if (filled !== text) writeFileSync(path, filled);
  }
}

/** Reads what the package in a folder says of itself. */
export function readManifest(folder: string): { version: string; engines?: { node?: string } } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Runs the script of a project that serves its page at a port: `serve` what is built, `dev` the sources. */
export async function serveProject(script: 'serve' | 'dev', options: RunOptions, port: number): Promise<Site> {
  const url = `http://127.0.0.1:${port}/`;
  const env = { ...options.env, PORT: `${port}`, HOST: '127.0.0.1' };
  const child = startNpm(['run', script], { ...options, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-5_000);
    });
  }
  try {
    await untilAnswered(url, () => child.exitCode !== null);
  } catch (error) {
    await stopTree(child, 'SIGKILL');
    throw new Error(`npm run ${script}: ${(error as Error).message}\n${output}`);
  }
  return { url, stop: () => stopTree(child) };
}

/** Serves a folder of files at a port, with folders of the package copied into it, as any host of plain files does. */
export async function serveFiles(
  folder: string,
  copies: Readonly<Record<string, string>>,
  port: number,
): Promise<Site> {
  for (const [path, from] of Object.entries(copies)) {
    mkdirSync(join(folder, path), { recursive: true });
    cpSync(from, join(folder, path), { recursive: true });
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files');
    const path = join(folder, normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)));
    if (!existsSync(path) || !extname(path)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    response.end(readFileSync(path));
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
