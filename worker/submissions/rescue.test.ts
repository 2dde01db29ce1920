import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import { addForm, aField, NOTIFIED, Queues, rows, submit } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, OTHER, openShops, SHOP } from '../../test/worker/shops.ts';

let owner: OwnerProgram;
let queues: Queues;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
  queues = new Queues();
});

/** Sends a form as browsers' autofill does that fills in the hidden field too, and returns the submission's address. */
async function sendAsSpam(values?: Record<string, string>): Promise<string> {
  await submit(await new Buyer().arrive(), { over: { decoy: 'x' }, ...(values && { values }) });
  expect(await count('outbox')).toBe(0);
  const [{ id } = {}] = await rows('form_submissions');
  return `/api/owner/submissions/${id}/spam`;
}

const rescue = (path: string, by = owner) => by.fetch(path, { method: 'DELETE', env: queues.env });

test('a submission that was no spam notifies its owner once, and counts as a person’s', async () => {
  await addForm();
  const path = await sendAsSpam();
  expect((await rescue(path)).status).toBe(204);
  expect(await rows('form_submissions')).toMatchObject([{ is_spam: 0 }]);
  expect(await rows('outbox')).toMatchObject([{ kind: 'submission', recipient: NOTIFIED }]);
  expect(queues.mails).toHaveLength(1);
  expect(await rows('audit_log')).toMatchObject([{ action: 'submission.rescued', target_name: 'Contact' }]);
  expect((await rescue(path)).status).toBe(204);
  expect([await count('outbox'), await count('audit_log')]).toEqual([1, 1]);
});

test('two presses at once notify the owner once', async () => {
  await addForm();
  const path = await sendAsSpam();
  const answers = await Promise.all([rescue(path), rescue(path)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect([await count('outbox'), await count('audit_log'), queues.mails.length]).toEqual([1, 1, 1]);
});

test('the address of a newsletter is asked to confirm', async () => {
  await env.DB.prepare(`INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES (?1, 'news', 'News', 1)`)
    .bind(SHOP.id)
    .run();
  const fields = [aField({ type: 'email' })];
  await addForm({ kind: 'newsletter', mailing_list_id: 'news', notify_emails: '[]', fields });
  const path = await sendAsSpam({ email: 'ann@mail.test' });
  expect(await count('subscribers')).toBe(0);
  await rescue(path);
  expect(await rows('subscribers')).toMatchObject([{ email: 'ann@mail.test', status: 'pending' }]);
  expect(await rows('outbox')).toMatchObject([{ kind: 'confirm-subscription', recipient: 'ann@mail.test' }]);
});

test('only who may change forms can do it, in their own shop', async () => {
  await addForm();
  const path = await sendAsSpam();
  const reader = await OwnerProgram.of({ scopes: ['submissions:read'] });
  expect((await rescue(path, reader)).status).toBe(403);
  const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  expect(await refusal(await rescue(path, other))).toMatchObject({ status: 404, code: 'SUBMISSION_NOT_FOUND' });
  expect(await count('form_submissions', 'is_spam = 1')).toBe(1);
});
