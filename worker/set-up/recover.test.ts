import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { ContributorBrowser } from '../../test/worker/contributor.ts';
import { Founder, makeLink } from '../../test/worker/set-up.ts';
import { count, OTHER, openShops, SHOP } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { deleteExpiredEntryLinks } from './expiry.ts';

const WISH = { email: 'new@shop.example', password: 'a new way to come in' };

beforeEach(() => openShops());

const mails = async () => (await env.DB.prepare('SELECT kind, recipient FROM outbox ORDER BY recipient').all()).results;
const contributors = async () =>
  (await env.DB.prepare('SELECT email, role, joined_at IS NOT NULL AS joined FROM contributors ORDER BY email').all())
    .results;

test('an owner who is locked out becomes an admin by the link, and the other admins get a mail', async () => {
  await new ContributorBrowser().join('boss', { role: 'admin' });
  await new ContributorBrowser().join('helper');
  const founder = new Founder(SHOP.host);
  const link = await makeLink('recover', SHOP.id);
  expect(await (await founder.open(link)).text()).toContain('Come back into');
  const done = await founder.send(link, WISH);
  expect([done.status, done.headers.get('Location')]).toEqual([303, '/config/']);
  expect(await contributors()).toContainEqual({ email: WISH.email, role: 1, joined: 1 });
  expect(await mails()).toEqual([{ kind: 'contributor-came-back', recipient: 'boss@work.example' }]);
  expect(await count('audit_log', "action = 'contributor.came-back'")).toBe(1);
  expect(await (await founder.open('/config/', { 'Sec-Fetch-Dest': 'document' })).text()).toMatch(/data-xsrf="[\w-]+"/);
});

test('somebody who works on the site gets the new password and the role, and all of their sessions end', async () => {
  const helper = await ContributorBrowser.open();
  await helper.join('helper');
  await helper.addPasskey();
  expect(await count('passkeys')).toBe(1);
  const founder = new Founder(SHOP.host);
  await founder.send(await makeLink('recover', SHOP.id), { ...WISH, email: 'helper@work.example' });
  expect(await contributors()).toEqual([{ email: 'helper@work.example', role: 1, joined: 1 }]);
  expect(await helper.session()).toBeNull();
  expect([await count('passkeys'), await count('contributor_sessions')]).toEqual([0, 1]);
  expect(await mails()).toContainEqual({ kind: 'contributor-password-changed', recipient: 'helper@work.example' });
});

test('a link works once, for its own shop alone, and wrong entries cost it nothing', async () => {
  const founder = new Founder(SHOP.host);
  const link = await makeLink('recover', SHOP.id);
  expect((await new Founder(OTHER.host).open(link)).status).toBe(410);
  const refused = await founder.send(link, { email: 'new', password: '' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('value="new"');
  expect((await founder.send(link, { ...WISH, password: 'password1' })).status).toBe(422);
  const answers = await Promise.all([founder.send(link, WISH), founder.send(link, { ...WISH, email: 'x@y.example' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, expect.any(Number)]);
  expect(await count('contributors')).toBe(1);
  expect((await founder.open(link)).headers.get('Location')).toBe('/config/');
});

test('wherever the database stops answering, a repeat ends with one new admin', async () => {
  for (let trips = 0, isDone = false; !isDone; trips++) {
    await openShops();
    const founder = new Founder(SHOP.host);
    const link = await makeLink('recover', SHOP.id);
    const answer = await founder.send(link, WISH, { DB: stoppingDatabase(trips) });
    isDone = answer.status === 303;
    expect([303, 503]).toContain(answer.status);
    expect((await founder.send(link, WISH)).headers.get('Location')).toBe('/config/');
    expect([await count('contributors'), await count('audit_log')]).toEqual([1, 1]);
    expect(trips).toBeLessThan(30);
  }
});

test('a link is deleted once it has expired, used or not', async () => {
  const now = Date.now();
  const founder = new Founder(SHOP.host);
  await founder.send(await makeLink('recover', SHOP.id), WISH);
  await makeLink('recover', SHOP.id);
  expect(await deleteExpiredEntryLinks(env.DB, now)).toBe(0);
  expect([await count('entry_links'), await deleteExpiredEntryLinks(env.DB, now + 2 * DAY_MS)]).toEqual([2, 2]);
});

test('no link is stored for a site that does not exist', async () => {
  await makeLink('recover', 'no-site');
  expect(await count('entry_links')).toBe(0);
});
