import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CALL_COMMANDS, DETAILS, PLANNED } from '#worker/cli/calls/call-commands.ts';
import { FILE as FROM_FILE, type PlannedCall } from '#worker/cli/calls/plan-call.ts';
import { COMMANDS } from '#worker/cli/commands/index.ts';
import type { Operation } from '#worker/cli/operation.ts';
import { OPERATIONS } from '#worker/cli/operations.ts';
import { FILE, owner } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'calls-'));
const path = join(folder, 'object.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a command with an operand of each kind and the options that it needs. */
function lineOf({ name, operands, options }: PlannedCall): string {
  const needed = options.flatMap((option) => {
    const { isRequired, values, word } = option.kind;
    return isRequired || option.name === 'quantity'
      ? [`--${option.name}`, values[0] ?? (word === 'N' ? '7' : 'x')]
      : [];
  });
  return [name, ...operands.map(([field]) => (field === FROM_FILE ? path : 'x')), ...needed].join(' ');
}

/** What a shop answers to any reading. */
function answerOf({ operation }: PlannedCall) {
  const { list, readOnly = [] } = operation;
  const set = Object.fromEntries([...readOnly, 'version'].map((name) => [name, 3]));
  return { title: 'Tea', ...set, ...(list !== undefined && { [list]: [] }) };
}

describe('the commands of calls', () => {
  test.each(PLANNED.map((plan) => [plan.name, plan] as const))('%s makes its call', async (_, plan) => {
    const answer = answerOf(plan);
    writeFileSync(path, JSON.stringify(answer));
    const { made, printed } = await owner(
      lineOf(plan),
      Array.from({ length: 2 }, () => answer),
    );
    const last = made.at(-1);
    expect(last?.call.split('?')[0]).toBe(`${plan.method} ${plan.path.replaceAll(/:\w+/g, 'x')}`);
    if (plan.operation.ifMatch === 'required') expect(last?.headers.get('If-Match')).toBe('"3"');
    if (plan.operation.list !== undefined && plan.details.done === undefined) expect(printed).toBe('None.');
    expect(printed).not.toBe('');
  });

  const updates = PLANNED.filter(
    ({ method, operation, operands }) =>
      method === 'PUT' && operation.ifMatch === 'required' && operands.some(([field]) => field === FROM_FILE),
  );
  test.each(updates.map((plan) => [plan.name, plan] as const))(
    '%s sends all printed fields but those that the API sets itself',
    async (_, plan) => {
      writeFileSync(path, JSON.stringify(answerOf(plan)));
      expect((await owner(lineOf(plan), [{}])).made[0]?.body).toEqual({ title: 'Tea' });
    },
  );

  test('every call of the owner’s API has a made or a written command', () => {
    const calls = Object.entries<Operation>(OPERATIONS).filter(([call]) => call.includes(' /api/owner/'));
    const isMade = (call: string) => PLANNED.some(({ method, path: to }) => `${method} ${to}` === call);
    const left = calls.filter(
      ([call, { body, words = {} }]) =>
        body !== 'bytes' &&
        DETAILS[call as keyof typeof OPERATIONS] !== null &&
        !callsOf(call, words).every((variant) => isMade(variant)),
    );
    expect(left).toEqual([]);
    expect(COMMANDS).toEqual(expect.arrayContaining([...CALL_COMMANDS]));
  });
});

/** A call for each word of its parameter. */
function callsOf(call: string, words: NonNullable<Operation['words']>): string[] {
  const [limited] = Object.entries(words);
  return limited ? limited[1].map((word) => call.replace(`:${limited[0]}`, word)) : [call];
}

describe('a room whose objects are replaced', () => {
  const form = { id: 'contact', name: 'Contact', version: 7, createdAt: 1, updatedAt: 2, fields: [] };
  const listed = {
    id: 'contact',
    kind: 'form',
    name: 'Contact',
    version: 7,
    renders: 12,
    submissions: 3,
    updatedAt: 0,
  };

  test('the list is a table, and with --json the answer', async () => {
    const { printed, calls } = await owner('forms list', [{ forms: [listed] }]);
    expect(calls).toEqual(['GET /api/owner/forms']);
    const [titles, row] = printed.split('\n');
    expect(titles).toBe('ID       KIND  NAME     RENDERS  SUBMISSIONS  UPDATED AT');
    expect(row).toMatch(/^contact {2}form {2}Contact {7}12 {12}3 {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(JSON.parse((await owner('forms list --json', [{ forms: [listed] }])).printed)).toEqual({ forms: [listed] });
    const page = { coupons: [], hasNextPage: true, nextPageCursor: 'TEN' };
    expect((await owner('coupons list', [page])).printed).toContain('--cursor TEN');
  });

  test('an object is lines on a terminal, and JSON in a file that its update takes', async () => {
    expect((await owner('forms get contact', [form])).printed).toContain('version    7\n');
    writeFileSync(path, (await owner('forms get contact', [form], FILE)).printed);
    const { made } = await owner(`forms update contact ${path}`, [form]);
    expect(made[0]).toMatchObject({ call: 'PUT /api/owner/forms/contact', body: { name: 'Contact', fields: [] } });
    expect(made[0]?.headers.get('If-Match')).toBe('"7"');
  });

  test('a misspelt property reaches the API, which names it', async () => {
    writeFileSync(path, JSON.stringify({ ...form, nmae: 'x' }));
    expect((await owner(`forms update contact ${path}`, [form])).made[0]?.body).toHaveProperty('nmae');
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

  test('the deletion names the version that the object has now', async () => {
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

  test('a part of an object is changed with the version of the object', async () => {
    const { calls, made, printed } = await owner('collections order journal --items b,a --before c', [form, form]);
    expect(calls).toEqual(['GET /api/owner/collections/journal', 'POST /api/owner/collections/journal/order']);
    expect(made[1]?.body).toEqual({ itemIds: ['b', 'a'], before: 'c' });
    expect(made[1]?.headers.get('If-Match')).toBe('"7"');
    expect(printed).toBe('The items of journal are in their new order.');
  });

  test('a file of the shop is printed as it arrives', async () => {
    const { printed, calls } = await owner('submissions csv contact --spam', [new Response('a,b\n1,2\n')]);
    expect([calls, printed]).toEqual([['GET /api/owner/forms/contact/submissions.csv?spam=true'], 'a,b\n1,2\n']);
  });
});
