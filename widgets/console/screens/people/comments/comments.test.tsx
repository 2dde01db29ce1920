import { expect, test } from 'vitest';
import {
  answers,
  callsOf,
  enter,
  field,
  json,
  listOf,
  openConsole,
  prepareConsole,
  press,
  see,
} from '../../../../../test/console-shop.tsx';

const comment = {
  id: 'c1',
  itemId: 'pot',
  itemTitle: 'Pot',
  authorName: 'Ann',
  authorEmail: '',
  isByShop: false,
  body: 'Is it blue?',
  status: 'approved',
  likeCount: 0,
  flagCount: 0,
  createdAt: 1,
};

prepareConsole();

test('an answer that is typed stays while the list shows other comments, and is sent once', async () => {
  const REPLY = 'POST /api/owner/comments/c1/replies';
  answers.set('GET /api/owner/comments?status=approved', () => listOf('comments', comment));
  answers.set('GET /api/owner/comments?status=pending', () => listOf('comments'));
  answers.set(REPLY, () => json({}, 201));
  await openConsole('comments?status=approved');
  await press('Answer Ann');
  await enter('Answer as the shop', 'It is.');
  await press('Waiting');
  await see('No comment waits for approval.');
  await press('Approved');
  await press('Answer Ann');
  expect(field('Answer as the shop')?.value).toBe('It is.');
  await press('Publish the answer');
  await see('Your answer is published.');
  expect(callsOf(REPLY).map(({ body }) => body)).toEqual([{ body: 'It is.' }]);
  await press('Answer Ann');
  expect(field('Answer as the shop')?.value).toBe('');
});
