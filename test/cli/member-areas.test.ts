import { expect, test } from 'vitest';
import { owner } from './shop.ts';

const done = () => new Response(null, { status: 204 });

test('memberships are given with a last day, listed and ended', async () => {
  const { made } = await owner('member-areas add club ann@mail.example --until 2027-01-31', [done()]);
  expect(made[0]).toMatchObject({
    call: 'PUT /api/owner/member-areas/club/members/ann%40mail.example',
    body: { endsAt: Date.UTC(2027, 1, 1) },
  });
  const member = { email: 'ann@mail.example', orderId: null, startsAt: 1, endsAt: null, isActive: true };
  const page = { members: [member], hasNextPage: false, nextPageCursor: null };
  expect((await owner('member-areas members club', [page])).printed).toContain('ann@mail.example');
  const { calls } = await owner('member-areas end club ann@mail.example', [done()]);
  expect(calls).toEqual(['DELETE /api/owner/member-areas/club/members/ann%40mail.example']);
});

test('an area is deleted at the version that it has', async () => {
  const area = { id: 'club', title: 'Club', version: 2, updatedAt: 1 };
  const { calls, made } = await owner('member-areas delete club --confirm Club', [area, done()]);
  expect(calls[1]).toBe('DELETE /api/owner/member-areas/club?confirm=Club');
  expect(made[1]?.headers.get('If-Match')).toBe('"2"');
});
