import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { SavedTemplates, type TemplateFinding } from '#runtime/contracts/templates.ts';
import { demoTemplates, openDemo, visit } from '../../test/worker/demo-shop.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';

const TEMPLATES = '/api/owner/templates';
const ABOUT = `${TEMPLATES}/plain.page`;
const HEADER = `${TEMPLATES}/partials/header`;

let owner: OwnerProgram;

beforeEach(async () => {
  await openDemo();
  owner = await OwnerProgram.of({ site: 'second-steep' }, 'localhost');
});

const put = (path: string, source: string, headers: Record<string, string>) =>
  owner.fetch(path, { method: 'PUT', body: { source }, headers });
const putAll = (templates: { name: string; source: string; version: number | null }[]) =>
  owner.fetch(TEMPLATES, { method: 'PUT', body: { templates } });
const refusal = async (response: Response) => {
  const { code, findings = [] } = (await response.json()) as { code: string; findings?: TemplateFinding[] };
  return [response.status, code, ...findings.map((finding) => `${finding.template} ${finding.code}`)];
};
const auditLines = async () => {
  const { results } = await env.DB.prepare('SELECT action, target, details FROM audit_log ORDER BY id').all();
  return results.map((row) => Object.values(row).join(' '));
};

test('a theme of 60 templates is saved at once, and one that is far too large is refused', async () => {
  const theme = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `partials/part-${index}`,
      source: `<p>${'tea '.repeat(length / 4)}</p>`,
      version: null,
    }));
  const saved = await putAll(theme(60, 20_000));
  expect(saved.status).toBe(200);
  expect(SavedTemplates.parse(await saved.json()).templates).toHaveLength(60);
  expect(await refusal(await putAll(theme(30, 80_000)))).toEqual([413, 'BODY_TOO_LARGE']);
});

describe('an owner', () => {
  test('an owner lists, reads, creates, replaces and deletes templates, and pages change at once', async () => {
    const { templates } = (await (await owner.fetch(TEMPLATES)).json()) as { templates: { name: string }[] };
    expect(templates).toHaveLength(demoTemplates('').length);
    expect(templates[0]).toEqual({
      name: 'blog.item',
      bytes: expect.any(Number),
      version: 1,
      updatedAt: expect.any(Number),
    });
    expect(JSON.stringify(templates)).not.toContain('source');

    const read = await owner.fetch(HEADER);
    expect(read.headers.get('ETag')).toBe('"1"');
    expect(await read.json()).toMatchObject({ name: 'partials/header', source: expect.stringContaining('{') });

    const page = await visit('/about');
    const tag = page.headers.get('ETag') ?? '';
    for (const [version, text] of [
      [1, 'One'],
      [2, 'Two'],
    ] as const) {
      const saved = await put(ABOUT, `<h1>${text} ö</h1>`, { 'If-Match': `"${version}"` });
      expect([saved.status, saved.headers.get('ETag')]).toEqual([200, `"${version + 1}"`]);
      expect(await saved.json()).toMatchObject({ version: version + 1, bytes: 15, findings: [] });
      const shown = await visit('/about', { headers: { 'If-None-Match': tag } });
      expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining(`<h1>${text} ö</h1>`)]);
    }

    const created = await put(`${TEMPLATES}/partials/new.card`, 'a', { 'If-None-Match': '*' });
    expect(created.status).toBe(201);
    const gone = await owner.fetch(`${TEMPLATES}/partials/new.card`, {
      method: 'DELETE',
      headers: { 'If-Match': '"1"' },
    });
    expect(gone.status).toBe(204);
    expect(await auditLines()).toEqual([
      'templates.changed plain.page {"names":"plain.page"}',
      'templates.changed plain.page {"names":"plain.page"}',
      'templates.changed partials/new.card {"names":"partials/new.card"}',
      'template.deleted partials/new.card {}',
    ]);
  });

  test('a call for a missing template, with a stale or no version or a wrong name is refused, and changes nothing', async () => {
    const refusals: [Promise<Response>, unknown[]][] = [
      [owner.fetch(`${TEMPLATES}/partials/none`), [404, 'TEMPLATE_NOT_FOUND']],
      [put(ABOUT, 'a', { 'If-Match': '"2"' }), [412, 'VERSION_STALE']],
      [put(ABOUT, 'a', { 'If-None-Match': '*' }), [412, 'VERSION_STALE']],
      [put(`${TEMPLATES}/other.page`, 'a', { 'If-Match': '"1"' }), [412, 'VERSION_STALE']],
      [put(ABOUT, 'a', {}), [400, 'INVALID_REQUEST']],
      [put(`${TEMPLATES}/../secret`, 'a', { 'If-None-Match': '*' }), [404, 'NOT_FOUND']],
      [put(`${TEMPLATES}/Header`, 'a', { 'If-None-Match': '*' }), [400, 'INVALID_REQUEST']],
      [put(`${TEMPLATES}/partials/a/b`, 'a', { 'If-None-Match': '*' }), [400, 'INVALID_REQUEST']],
      [put(ABOUT, 'a'.repeat(100_001), { 'If-Match': '"1"' }), [400, 'INVALID_REQUEST']],
      [owner.fetch(HEADER, { method: 'DELETE' }), [400, 'INVALID_REQUEST']],
      [
        putAll([
          { name: 'plain.page', source: 'a', version: 1 },
          { name: 'plain.page', source: 'b', version: 1 },
        ]),
        [400, 'INVALID_REQUEST'],
      ],
      [owner.fetch(`${TEMPLATES}/check`), [404, 'TEMPLATE_NOT_FOUND']],
    ];
    for (const [response, expected] of refusals) expect(await refusal(await response)).toEqual(expected);
    const stale = await put(ABOUT, 'a', { 'If-Match': '"7"' });
    expect(stale.headers.get('ETag')).toBe('"1"');
    expect(await auditLines()).toEqual([]);
  });

  test('of two people who change the same template at once, one is refused; of two who change different ones, nobody', async () => {
    const same = await Promise.all(['a', 'b'].map((text) => put(ABOUT, text, { 'If-Match': '"1"' })));
    expect(same.map(({ status }) => status).sort()).toEqual([200, 412]);
    const different = await Promise.all(
      ['cart.page', 'search.page'].map((name) => put(`${TEMPLATES}/${name}`, 'a', { 'If-Match': '"1"' })),
    );
    expect(different.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('a check', () => {
  test('errors refuse to save a template and those that use it; a partial and its user change together', async () => {
    const broken = await put(ABOUT, '{title|shout}{.if a}', { 'If-Match': '"1"' });
    expect(await refusal(broken)).toEqual([
      422,
      'TEMPLATE_INVALID',
      'plain.page UNKNOWN_FORMATTER',
      'plain.page BLOCK_UNCLOSED',
      'plain.page END_IN_BLOCK',
    ]);
    expect(await refusal(await put(HEADER, '{a|shout}', { 'If-Match': '"1"' }))).toEqual([
      422,
      'TEMPLATE_INVALID',
      'partials/header UNKNOWN_FORMATTER',
      'site.region PARTIAL_BROKEN',
    ]);
    expect(await refusal(await put(ABOUT, '{@|apply partials/box}', { 'If-Match': '"1"' }))).toEqual([
      422,
      'TEMPLATE_INVALID',
      'plain.page PARTIAL_MISSING',
    ]);
    const both = await putAll([
      { name: 'plain.page', source: '{@|apply partials/box}', version: 1 },
      { name: 'partials/box', source: '<b>{collection.urlId}</b>{.foo}', version: null },
    ]);
    const { templates, findings } = SavedTemplates.parse(await both.json());
    expect(templates.map(({ name, version }) => `${name} ${version}`)).toEqual(['partials/box 1', 'plain.page 2']);
    expect(findings).toMatchObject([{ template: 'partials/box', code: 'NOT_READ', severity: 'warning' }]);
    expect(await (await visit('/about')).text()).toContain('<b>about</b>{.foo}');
  });

  test('an error that only the site’s own content causes is found before visitors see it', async () => {
    const failing = await put(`${TEMPLATES}/products.item`, '{item.title|date %Y}', { 'If-Match': '"1"' });
    expect(await refusal(failing)).toEqual([422, 'TEMPLATE_INVALID', 'products.item RENDERING']);
    const steps = Array.from({ length: 14 }, (_, index) => ({
      name: `partials/p${index}`,
      source: index < 13 ? `{@|apply partials/p${index + 1}}`.repeat(8) : 'a',
      version: null,
    }));
    const endless = await putAll([...steps, { name: 'plain.page', source: '{@|apply partials/p0}', version: 1 }]);
    expect(await refusal(endless)).toEqual([422, 'TEMPLATE_INVALID', 'plain.page RENDERING']);
  });

  test('a check saves nothing, and without templates it checks those that are saved', async () => {
    const check = async (templates: object[]) => {
      const response = await owner.fetch(`${TEMPLATES}/check`, { method: 'POST', body: { templates } });
      return ((await response.json()) as { findings: TemplateFinding[] }).findings;
    };
    expect(await check([])).toEqual([]);
    expect(await check([{ name: 'plain.page', source: 'a\n {b|shout}' }])).toEqual([
      {
        template: 'plain.page',
        line: 2,
        column: 2,
        severity: 'error',
        code: 'UNKNOWN_FORMATTER',
        message: "Formatter 'shout' is unknown",
      },
    ]);
    await env.DB.prepare(
      "UPDATE templates SET source = '{b|shout}' WHERE name = 'plain.page' AND site_id = 'second-steep'",
    ).run();
    expect(await check([])).toMatchObject([{ template: 'plain.page', code: 'UNKNOWN_FORMATTER' }]);
    // An error that existed before does not refuse a change of another template.
    expect((await put(`${TEMPLATES}/cart.page`, 'a', { 'If-Match': '"1"' })).status).toBe(200);
  });

  test('a template that something needs is not deleted', async () => {
    const remove = async (name: string) => {
      return refusal(await owner.fetch(`${TEMPLATES}/${name}`, { method: 'DELETE', headers: { 'If-Match': '"1"' } }));
    };
    for (const name of ['site.region', 'plain.page', 'products.list']) {
      expect(await remove(name)).toEqual([409, 'TEMPLATE_IN_USE']);
    }
    expect(await remove('partials/header')).toEqual([409, 'TEMPLATE_IN_USE', 'site.region PARTIAL_MISSING']);
  });
});

test('another site’s templates are neither read nor changed, and a list reads one site’s rows', async () => {
  const other = await OwnerProgram.of({ site: 'lampenwerk' }, 'de.localhost');
  expect(await (await other.fetch(`${TEMPLATES}/plain.page`)).json()).not.toEqual(
    await (await owner.fetch(ABOUT)).json(),
  );
  await put(ABOUT, 'ours', { 'If-Match': '"1"' });
  expect(await (await other.fetch(ABOUT)).json()).toMatchObject({ version: 1 });
  expect((await other.fetch(`${TEMPLATES}/lightbox.page`)).status).toBe(404);
  const reader = await OwnerProgram.of({ site: 'second-steep', scopes: ['templates:read'] }, 'localhost');
  expect((await reader.fetch(ABOUT, { method: 'PUT', body: { source: '' } })).status).toBe(403);
  const database = new CountingDatabase();
  await owner.fetch(TEMPLATES, { env: { DB: database.DB } });
  const [rows] = [...database.statements].filter(([sql]) => sql.includes('FROM templates')).map(([, read]) => read);
  expect(rows).toBe(demoTemplates('').length);
});
