import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FILE, owner } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'notices-'));
const file = join(folder, 'notice-de.svg');
writeFileSync(file, '<svg viewBox="0 0 1 1"></svg>');
afterAll(() => rmSync(folder, { recursive: true }));

test('the file of a notice is sent as it is, in its language', async () => {
  const answer = { language: 'de', sha256: 'a', contentType: 'image/svg+xml', bytes: 29, isKnown: false };
  const { calls, printed } = await owner(`notices add ${file} --language de`, [answer], FILE);
  expect(calls).toEqual(['PUT /api/owner/law/notices/de']);
  expect(JSON.parse(printed)).toEqual(answer);
  await expect(owner('notices add FILE', [])).rejects.toThrow('--language');
  await expect(owner(`notices add ${folder}/gone.svg --language de`, [])).rejects.toThrow('There is no file');
});

test('notices are listed and removed', async () => {
  const listed = await owner('notices list', [{ notices: [], wanted: { languages: ['de'] } }]);
  expect(listed.calls).toEqual(['GET /api/owner/law/notices']);
  expect(listed.printed).toContain('de');
  const { made } = await owner('notices delete de', [null]);
  expect(made[0]?.call).toBe('DELETE /api/owner/law/notices/de');
});
