import { expect, test } from 'vitest';
import { owner } from './shop.ts';

const comment = {
  ...{ id: 'c1', itemId: 'i1', itemTitle: 'The second pot', threadId: 'c1', parentId: null, authorName: 'Ann' },
  ...{
    authorEmail: '',
    userId: null,
    isByShop: false,
    body: 'Well said.',
    status: 'pending',
    likeCount: 0,
    flagCount: 2,
  },
  ...{ language: 'en', createdAt: 1, updatedAt: 1 },
};

test('comments are listed, read, decided about and answered', async () => {
  const list = { comments: [comment], hasNextPage: false, nextPageCursor: null };
  const listed = await owner('comments list --status spam --item i1', [list]);
  expect(listed.calls).toEqual(['GET /api/owner/comments?status=spam&itemId=i1']);
  expect(listed.printed).toMatch(/c1 .*The second pot +Ann +Well said\. +2/);
  expect((await owner('comments get c1', [comment])).printed).toContain('Well said.');
  for (const [act, status] of [
    ['approve', 'approved'],
    ['spam', 'spam'],
    ['remove', 'removed'],
    ['restore', 'approved'],
  ]) {
    const { made } = await owner(`comments ${act} c1`, [comment]);
    expect(made).toMatchObject([{ call: 'PUT /api/owner/comments/c1', body: { status } }]);
  }
  const { made } = await owner('comments reply c1 Thanks', [comment]);
  expect(made).toMatchObject([{ call: 'POST /api/owner/comments/c1/replies', body: { body: 'Thanks' } }]);
  expect(made[0]?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{22,}$/);
});
