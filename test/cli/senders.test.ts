import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { owner } from './shop.ts';

test('a service is set up with a secret from a file, tested, switched off and removed', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'senders-')), 'secret');
  writeFileSync(file, 's3cret\n');
  const set = await owner(`senders set ga4 G-ABCDE12 --secret ${file}`, [{ name: 'ga4' }]);
  expect(set.calls).toEqual(['PUT /api/owner/senders/ga4']);
  expect(set.made[0]?.body).toEqual({ target: 'G-ABCDE12', secret: 's3cret' });
  expect((await owner('senders set ga4 G-ABCDE13', [{}])).made[0]?.body).toEqual({ target: 'G-ABCDE13' });
  const tested = await owner('senders test meta --code TEST1', [{ isAccepted: false, statusCode: 400, answer: 'Bad' }]);
  expect([tested.calls, tested.made[0]?.body]).toEqual([['POST /api/owner/senders/meta/test'], { code: 'TEST1' }]);
  expect(tested.printed).toContain('Bad');
  const off = await owner('senders disable ga4', [{ target: 'G-ABCDE12' }, {}]);
  expect(off.made[1]?.body).toEqual({ target: 'G-ABCDE12', isEnabled: false });
  const gone = await owner('senders delete ga4', [new Response(null, { status: 204 })]);
  expect(gone.calls).toEqual(['DELETE /api/owner/senders/ga4']);
  expect((await owner('senders list', [{ senders: [] }])).calls).toEqual(['GET /api/owner/senders']);
  expect((await owner('senders get ga4', [{ name: 'ga4' }])).calls).toEqual(['GET /api/owner/senders/ga4']);
});
