import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiOf } from '#worker/cli/api.ts';
import { pushTemplates, watchTemplates } from '#worker/cli/local/push-templates.ts';
import { findProject } from '#worker/cli/project.ts';

let root: string;
let saved: string[];
let lines: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watched-'));
  saved = [];
  lines = [];
  mkdirSync(join(root, 'state'));
  replace('home.page', 'first');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Saves a template as most editors do: by another file, which takes its place. */
function replace(name: string, source: string): void {
  const path = join(root, 'shop/templates', `${name}.jsont`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}~`, source);
  renameSync(`${path}~`, path);
}

/** A project whose running shop saves each template that it is sent. */
function target() {
  const fetch = async (_: string, { method, body }: { method?: string; body?: unknown }) => {
    if (method !== 'PUT') return Response.json({ templates: [], findings: [] });
    const { templates } = JSON.parse(String(body)) as { templates: { name: string; source: string }[] };
    saved.push(...templates.map(({ name, source }) => `${name} ${source}`));
    const sent = templates.map(({ name }) => ({ name, bytes: 1, version: saved.length, updatedAt: 0 }));
    return Response.json({ templates: sent, findings: [] });
  };
  const api = apiOf({ url: 'http://shop.test', key: 'k', siteId: undefined }, { fetch, wait: async () => {} });
  const project = { ...findProject(), root, state: join(root, 'state') };
  return { api, project, log: (line: string) => void lines.push(line) };
}

test('each save of a file is seen, also where an editor replaces it again and again, in a folder that is new too', async () => {
  await pushTemplates(target());
  const stop = watchTemplates(target());
  try {
    for (const [name, source] of [
      ['home.page', 'second'],
      ['home.page', 'third'],
      ['partials/header', 'one'],
      ['partials/header', 'two'],
      ['home.page', 'fourth'],
      ['partials/header', 'three'],
    ] as const) {
      replace(name, source);
      await vi.waitFor(() => expect(saved.at(-1)).toBe(`${name} ${source}`), { timeout: 5_000 });
    }
  } finally {
    stop();
  }
});

test('a file whose name no template can have is named, and keeps no other one from being saved', async () => {
  replace('foo', 'x');
  await pushTemplates(target());
  expect(saved).toEqual(['home.page first']);
  expect(lines.join('')).toContain('shop/templates/foo.jsont has no name of a template');
});
