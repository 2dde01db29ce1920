import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FILE, owner } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'forms-'));
const path = join(folder, 'form.json');
afterAll(() => rmSync(folder, { recursive: true }));

const form = { id: 'contact', name: 'Contact', version: 7, createdAt: 1, updatedAt: 2, fields: [] };
const listed = { id: 'contact', kind: 'form', name: 'Contact', version: 7, renders: 12, submissions: 3, updatedAt: 0 };

describe('the commands for forms', () => {
  test('the list is a table, and with --json the answer', async () => {
    const { printed, calls } = await owner('forms list', [{ forms: [listed] }]);
    expect(calls).toEqual(['GET /api/owner/forms']);
    const [titles, row] = printed.split('\n');
    expect(titles).toBe('ID       KIND  NAME     RENDERS  SUBMISSIONS  UPDATED AT');
    expect(row).toMatch(/^contact {2}form {2}Contact {7}12 {12}3 {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(JSON.parse((await owner('forms list --json', [{ forms: [listed] }])).printed)).toEqual({ forms: [listed] });
    expect((await owner('forms list', [{ forms: [] }])).printed).toBe('None.');
  });

  test('a form is lines on a terminal, and JSON in a file that forms update takes', async () => {
    expect((await owner('forms get contact', [form])).printed).toContain('version    7\n');
    writeFileSync(path, (await owner('forms get contact', [form], FILE)).printed);
    const { made } = await owner(`forms update contact ${path}`, [form]);
    expect(made[0]).toMatchObject({ call: 'PUT /api/owner/forms/contact', body: { name: 'Contact', fields: [] } });
    expect(made[0]?.headers.get('If-Match')).toBe('"7"');
  });

  test('a file without a version, without JSON or without itself is refused before anything is sent', async () => {
    writeFileSync(path, '{"name":"Contact"}');
    await expect(owner(`forms update contact ${path}`, [])).rejects.toThrow('has no "version"');
    writeFileSync(path, 'null');
    await expect(owner(`forms update contact ${path}`, [])).rejects.toThrow('has no "version"');
    writeFileSync(path, '{');
    await expect(owner(`forms create ${path}`, [])).rejects.toThrow('is not valid JSON');
    await expect(owner(`forms create ${path}.gone`, [])).rejects.toThrow('There is no file');
    await expect(owner(`forms create ${folder}`, [])).rejects.toThrow('is a folder');
  });

  test('one submission and one subscriber are read and deleted', async () => {
    const none = () => new Response(null, { status: 204 });
    expect((await owner('submissions get s1', [{ id: 's1' }])).calls).toEqual(['GET /api/owner/submissions/s1']);
    expect((await owner('submissions delete s1', [none()])).calls).toEqual(['DELETE /api/owner/submissions/s1']);
    const listed = await owner('subscribers list news --status confirmed --limit 5', [{ subscribers: [] }]);
    expect(listed.calls).toEqual(['GET /api/owner/mailing-lists/news/subscribers?limit=5&status=confirmed']);
    const gone = await owner('subscribers delete news ann@mail.test', [none()]);
    expect(gone.calls).toEqual(['DELETE /api/owner/mailing-lists/news/subscribers/ann%40mail.test']);
    expect(gone.printed).toBe('ann@mail.test is not on the list news any more.');
  });

  test('the deletion names the version that the form has now', async () => {
    const { made, printed } = await owner('forms delete contact --confirm Contact', [
      form,
      new Response(null, { status: 204 }),
    ]);
    expect(made.map(({ call }) => call)).toEqual([
      'GET /api/owner/forms/contact',
      'DELETE /api/owner/forms/contact?confirm=Contact',
    ]);
    expect(made[1]?.headers.get('If-Match')).toBe('"7"');
    expect(printed).toBe('The form contact is deleted.');
  });
});
