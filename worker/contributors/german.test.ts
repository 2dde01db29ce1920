import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { lampenwerk } from '../../demo/content/lampenwerk.ts';
import { englishAmong } from '../../test/english-words.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';
import { textsOn } from '../../test/worker/page-texts.ts';
import { sha256 } from '../session/service.ts';

const PAGE = '/commerce/contributor?token=letters';

beforeAll(async () => {
  await openDemo();
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO contributors (site_id, id, email, role, invited_at) VALUES (?1, 'ann', 'ann@work.test', 8, 0)`,
    ).bind(lampenwerk.siteId),
    env.DB.prepare(
      `INSERT INTO contributor_links (site_id, token_hash, contributor_id, expires_at) VALUES (?1, ?2, 'ann', ?3)`,
    ).bind(lampenwerk.siteId, sha256('letters'), Date.now() + 60_000),
  ]);
});

async function expectGerman(answer: Response, status: number, expected: string): Promise<void> {
  const texts = await textsOn(new Page(await answer.text()));
  expect([answer.status, ...englishAmong(texts)]).toEqual([status]);
  expect(texts.join(' ').replace(/\s+/g, ' ')).toContain(expected);
}

test('no English word is on the page on which contributors of a German shop choose a password', async () => {
  const ann = await new Buyer('de.localhost').arrive();
  const enter = (password: string) =>
    ann.fetch(PAGE, {
      method: 'POST',
      body: String(new URLSearchParams({ password })),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  await expectGerman(await ann.fetch(PAGE), 200, 'Speichern und anmelden');
  await expectGerman(await enter('short'), 422, 'Passwort');
  await expectGerman(await enter('kettle over two cups'), 200, 'Verwaltung öffnen');
  await expectGerman(await enter('kettle over two cups'), 410, 'Link');
});
