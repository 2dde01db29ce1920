import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { lampenwerk } from '../../demo/content/lampenwerk.ts';
import { englishAmong } from '../../test/english-words.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';
import { textsOn } from '../../test/worker/page-texts.ts';
import { sessionSecret } from '../session/service.ts';
import { sealHash } from './contributor.ts';

const PAGE = '/commerce/contributor/sign-in';
const HOST = 'de.localhost';
const ANN = 'ann@work.test';
const PASSWORD = 'kettle over two cups';
/** Of `PASSWORD`, computed once because that takes a while. */
const PASSWORD_HASH = '$scrypt$ln=14,r=8,p=5$BwcHBwcHBwcHBwcHBwcHBw$KwUUk0mgSXtwHjeHrPsw83QUlIEId8xTRcdpcXD3mgU';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

beforeAll(async () => {
  await openDemo();
  const sealed = sealHash(sessionSecret(env), lampenwerk.siteId, 'ann', PASSWORD_HASH);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO contributors (site_id, id, email, role, sealed_password, invited_at, joined_at)
       VALUES (?1, 'ann', ?2, 8, ?3, 0, 1)`,
    ).bind(lampenwerk.siteId, ANN, sealed),
    env.DB.prepare(
      `INSERT INTO passkeys (site_id, id, contributor_id, credential_id, public_key, counter, transports, name, created_at, used_at)
       VALUES (?1, 'key', 'ann', 'key', '', 0, '[]', 'Schlüssel', 0, 1)`,
    ).bind(lampenwerk.siteId),
  ]);
});

/** Fails where an answer says anything in English; what the page's script says is among its texts. */
async function expectGerman(answer: Response, status: number, says: string): Promise<void> {
  const page = new Page(await answer.text());
  const [passkey] = await page.all('[data-sq-passkey]');
  const spoken = ['data-unable', 'data-known', 'data-offline'].flatMap((name) => passkey?.[name] ?? []);
  const texts = [...(await textsOn(page)), ...spoken];
  expect([answer.status, ...englishAmong(texts)]).toEqual([status]);
  expect(texts.join(' ').replace(/\s+/g, ' ')).toContain(says);
}

test('no English word is on the pages on which contributors of a German shop sign in', async () => {
  const ann = await new Buyer(HOST).arrive();
  ann.userAgent = FIREFOX;
  const send = async (entries: Record<string, string>) => {
    const shown = await (await ann.fetch(PAGE, { headers: { 'Sec-Fetch-Dest': 'document' } })).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(shown)?.[1];
    return ann.fetch(PAGE, {
      method: 'POST',
      body: String(new URLSearchParams({ ...entries, ...(xsrf && { xsrf }) })),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  };
  const enter = (password: string) => send({ action: 'sign-in', email: ANN, password });
  await expectGerman(await ann.fetch(PAGE), 200, 'Mit einem Passkey anmelden');
  await expectGerman(await ann.fetch(`${PAGE}?view=password`), 200, 'Passwort');
  await expectGerman(await send({ action: 'password', email: ANN }), 200, 'Postfach');
  await expectGerman(await enter('another password'), 422, 'Passwort');
  expect((await enter(PASSWORD)).status).toBe(303);
  await expectGerman(await ann.fetch(PAGE), 200, 'Mit einem Passkey bestätigen');
  await expectGerman(await send({ action: 'remove-passkey', passkey: 'key' }), 403, 'Bestätigen Sie, dass Sie es sind');
  await env.DB.prepare('UPDATE contributor_sessions SET confirmed_at = ?1').bind(Date.now()).run();
  await expectGerman(await ann.fetch(PAGE), 200, 'Schlüssel entfernen');
});
