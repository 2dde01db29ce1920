import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { owner } from './shop.ts';

const done = () => new Response(null, { status: 204 });

test('a password comes from a file, and belongs to the site or to one collection', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'password-')), 'password');
  writeFileSync(file, ' kettle over two cups \n');
  const site = await owner(`passwords set ${file}`, [done()]);
  expect(site.made[0]).toMatchObject({
    call: 'PUT /api/owner/site/password',
    body: { password: ' kettle over two cups ' },
  });
  const page = await owner(`passwords set ${file} --collection wholesale`, [done()]);
  expect(page.calls).toEqual(['PUT /api/owner/collections/wholesale/password']);
  expect(page.printed).toContain('the collection wholesale');
  expect(page.printed).not.toContain('kettle');
});

test('a password is removed', async () => {
  expect((await owner('passwords remove', [done()])).calls).toEqual(['DELETE /api/owner/site/password']);
  const { calls } = await owner('passwords remove --collection wholesale', [done()]);
  expect(calls).toEqual(['DELETE /api/owner/collections/wholesale/password']);
  const item = await owner('passwords remove --item letter', [done()]);
  expect(item.calls).toEqual(['DELETE /api/owner/items/letter/password']);
  await expect(owner('passwords remove --item letter --collection wholesale', [])).rejects.toThrow('not both');
});
