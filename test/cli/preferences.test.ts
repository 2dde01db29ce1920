import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILE, owner } from './shop.ts';

const path = join(mkdtempSync(join(tmpdir(), 'preferences-')), 'downloads.json');

test('preferences are printed with their version, and set from that file', async () => {
  const answer = () => Response.json({ websiteId: 'w', days: 30, times: 5 }, { headers: { ETag: 'W/"4"' } });
  const all = await owner('preferences list', Array.from({ length: 20 }, answer));
  expect(all.printed).toMatch(/downloads +4 +days, times/);
  const { printed, calls } = await owner('preferences get downloads', [answer()], FILE);
  expect(calls).toEqual(['GET /api/v1/commerce-preferences/downloads']);
  expect(JSON.parse(printed)).toEqual({ days: 30, times: 5, version: 4 });
  writeFileSync(path, printed);
  const [set] = (await owner(`preferences set downloads ${path}`, [answer()])).made;
  expect(set).toMatchObject({ call: 'PUT /api/v1/commerce-preferences/downloads' });
  expect(set?.body).toEqual({ days: 30, times: 5 });
  expect(set?.headers.get('If-Match')).toBe('"4"');
});
