import { expect, test } from 'vitest';
import { owner } from './shop.ts';

const PATH = '/api/owner/contributors';
const ann = {
  id: 'c1',
  email: 'ann@work.example',
  role: 'editor',
  roleNumber: 4,
  invitedAt: 0,
  joinedAt: null,
  version: 7,
};

test('a contributor is invited, listed, given another role and removed, each as the shop has them now', async () => {
  const { made: invited } = await owner('contributors invite ann@work.example --role viewer', [ann]);
  expect(invited[0]).toMatchObject({ call: `POST ${PATH}`, body: { email: 'ann@work.example', role: 'viewer' } });
  expect((await owner('contributors list', [{ contributors: [ann] }])).printed).toContain('ann@work.example');
  const { made: changed } = await owner('contributors change c1 --role admin', [ann, ann]);
  expect(changed[1]).toMatchObject({ call: `PUT ${PATH}/c1`, body: { role: 'admin' } });
  expect(changed[1]?.headers.get('If-Match')).toBe('"7"');
  const { made, printed } = await owner('contributors remove c1', [ann, undefined]);
  expect([made[1]?.call, made[1]?.headers.get('If-Match')]).toEqual([`DELETE ${PATH}/c1`, '"7"']);
  expect(printed).toBe('ann@work.example is no contributor any more.');
  const { made: ended } = await owner('contributors sign-out c1', [undefined]);
  expect(ended[0]?.call).toBe(`DELETE ${PATH}/c1/sessions`);
  await expect(owner('contributors invite ann@work.example --role king', [])).rejects.toThrow('role');
});
