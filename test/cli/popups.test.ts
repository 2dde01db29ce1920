import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FILE, owner } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'popups-'));
const path = join(folder, 'popup.json');
afterAll(() => rmSync(folder, { recursive: true }));

const definition = {
  ...{ title: 'Hello', html: '', image: null, content: { kind: 'button', text: 'Look', url: '/shop' } },
  ...{ position: 'center', size: 'small', sign: { kind: 'leave' }, againAfterDays: null, edition: 2 },
  ...{ place: { kind: 'all' }, excludedPaths: [], startsAt: null, endsAt: null, isEnabled: true },
};
const popup = { ...definition, id: 'hello', version: 3, createdAt: 1, updatedAt: 2 };

test('popups are listed, created, printed to a file, replaced from it, switched off and deleted', async () => {
  const listed = await owner('popups list', [{ popups: [popup] }]);
  expect(listed.printed).toMatch(/hello +Hello +.* +leave +all +center +2/);
  writeFileSync(path, (await owner('popups get hello', [popup], FILE)).printed);
  const [update] = (await owner(`popups update hello ${path}`, [popup])).made;
  expect(update).toMatchObject({ call: 'PUT /api/owner/popups/hello', body: definition });
  expect(update?.headers.get('If-Match')).toBe('"3"');
  const [create] = (await owner(`popups create ${path}`, [popup])).made;
  expect(create?.call).toBe('POST /api/owner/popups');
  const { made } = await owner('popups disable hello', [popup, popup]);
  expect(made[1]).toMatchObject({ call: 'PUT /api/owner/popups/hello', body: { ...definition, isEnabled: false } });
  const enabled = await owner('popups enable hello', [popup, popup]);
  expect(enabled.printed).toBe('The popup hello is enabled.');
  const removed = await owner('popups delete hello', [popup, new Response(null, { status: 204 })]);
  expect(removed.made[1]?.headers.get('If-Match')).toBe('"3"');
  expect(removed.printed).toBe('The popup hello is deleted.');
});
