import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { lampenwerk } from '../../demo/content/lampenwerk.ts';
import { englishAmong } from '../../test/english-words.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { createCollection, createItem } from '../../test/worker/content.ts';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { textsOn } from '../../test/worker/page-texts.ts';
import { Person } from '../../test/worker/person.ts';

const SHOP = { id: lampenwerk.siteId, host: 'de.localhost' };
const ANN = 'ann@mail.test';
const AREA = '/api/owner/member-areas';

let owner: OwnerProgram;
let lessonId: string;

beforeAll(async () => {
  await openDemo();
  owner = await OwnerProgram.of({ site: SHOP.id }, SHOP.host);
  await owner.fetch(AREA, { method: 'POST', body: { id: 'kreis', title: 'Lichtkreis', description: 'Briefe.' } });
  const course = { type: 'lessons', title: 'Kurs', template: 'lessons', memberAreaId: 'kreis' };
  const { id } = await createCollection(owner, course);
  const add = (title: string) => createItem(owner, id, { recordType: 'lesson', title, body: '<p>Licht.</p>' });
  lessonId = (await add('Eins')).id;
  await add('Zwei');
  await add('Drei');
});

/** Opens a page, and fails where it says anything in English. */
async function expectGerman(who: Buyer, path: string, status: number, expected: string): Promise<void> {
  const answer = await who.fetch(path);
  const texts = await textsOn(new Page(await answer.text()));
  expect([path, answer.status, ...englishAmong(texts)]).toEqual([path, status]);
  expect(texts.map((text) => text.replace(/\s+/g, ' ').trim())).toContain(expected);
}

test('no English word is on the page of an area that nobody may join, or that is for sale', async () => {
  const visitor = await new Buyer(SHOP.host).arrive();
  await expectGerman(visitor, '/kurs/eins', 403, 'Zurzeit kann niemand Mitglied werden.');
  await env.DB.batch([
    env.DB.prepare("UPDATE items SET product_type = 5 WHERE site_id = ?1 AND id = 'lw-kugelleuchte'").bind(SHOP.id),
    env.DB.prepare("UPDATE member_areas SET paywall_item_id = 'lw-kugelleuchte' WHERE site_id = ?1").bind(SHOP.id),
  ]);
  await expectGerman(visitor, '/kurs/eins', 403, 'Mitglied von Lichtkreis werden');
  await expectGerman(visitor, '/kurs', 403, 'Schon Mitglied? Anmelden');
});

test('no English word is on the pages of a course, for a stranger, a member and a member who has finished a lesson', async () => {
  const ann = await Person.of(ANN, SHOP);
  await expectGerman(ann, '/kurs/zwei', 403, 'Mit einer anderen Adresse anmelden');
  await owner.fetch(`${AREA}/kreis/members/${ANN}`, { method: 'PUT', body: { endsAt: null } });
  await expectGerman(ann, '/kurs/eins', 200, 'Als abgeschlossen markieren');
  expect((await ann.send('PUT', `/api/site-users/account/lessons/${lessonId}`)).status).toBe(204);
  await expectGerman(ann, '/kurs/eins', 200, 'Als nicht abgeschlossen markieren');
  await expectGerman(ann, '/kurs/zwei', 200, 'Als abgeschlossen markieren');
  await expectGerman(ann, '/kurs', 200, '1 von 3 abgeschlossen');
  await env.DB.prepare('UPDATE collections SET member_area_id = NULL WHERE site_id = ?1').bind(SHOP.id).run();
  const visitor = await new Buyer(SHOP.host).arrive();
  await expectGerman(visitor, '/kurs/zwei', 200, 'Melden Sie sich an, damit Ihr Fortschritt erhalten bleibt');
});
