import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { OwnerReview, OwnerReviews, ReviewsResponse } from '#runtime/contracts/review.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer, read, refusal } from '../../test/worker/buyer.ts';
import { ANN } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import {
  addReviews,
  buyerOfMug,
  REVIEWING,
  requestedLinks,
  reviewForm,
  showReviews,
} from '../../test/worker/reviews.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { deleteUnusedObjects } from '../storage/service.ts';
import { deleteRejectedPictures, requestReviews } from './jobs.ts';

const REVIEWS = '/api/owner/reviews';
const GONE = { status: 404, code: 'REVIEW_NOT_FOUND', error: 'This review does not exist.' };

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of({ scopes: ['reviews:read', 'reviews:write'] });
});

const list = async (query = '') => read(await owner.fetch(REVIEWS + query), OwnerReviews);
const decide = (id: string, body: unknown, program = owner) =>
  program.fetch(`${REVIEWS}/${id}`, { method: 'PUT', body });
const remove = (id: string, program = owner) => program.fetch(`${REVIEWS}/${id}`, { method: 'DELETE' });

async function audited() {
  return (await env.DB.prepare('SELECT action, target, details FROM audit_log ORDER BY id').all()).results;
}

describe('the list', () => {
  test('the list shows the reviews that wait for a decision, with all that is needed to decide', async () => {
    await addReviews([{ id: 'r1', state: 'pending', rating: 3, createdAt: 7 }, { id: 'r2' }]);
    expect(await list()).toEqual({
      reviews: [
        {
          id: 'r1',
          itemId: PRODUCTS.mug.id,
          state: 'pending',
          rating: 3,
          title: 'Nice',
          body: 'A mug.',
          authorName: 'Ann',
          createdAt: 7,
          isVerified: false,
          orderNumber: null,
          pictures: [],
        },
      ],
      hasNextPage: false,
      nextPageCursor: null,
    });
  });

  test.each(['pending', 'approved', 'rejected'] as const)(
    'the list shows %s reviews on demand, newest first',
    async (state) => {
      await addReviews((['pending', 'approved', 'rejected'] as const).map((each) => ({ id: `a${each}`, state: each })));
      await addReviews([{ id: 'z', state }]);
      expect((await list(`?state=${state}`)).reviews.map(({ id }) => id)).toEqual(['z', `a${state}`]);
    },
  );

  test('the list comes page by page, each review once', async () => {
    const ids = Array.from({ length: 7 }, (_, index) => `r${index}`);
    await addReviews(ids.map((id) => ({ id, state: 'pending' })));
    const seen: string[] = [];
    let cursor: string | null = 'none';
    for (let pages = 0; cursor !== null && pages < 9; pages++) {
      const page: OwnerReviews = await list(`?limit=3${cursor === 'none' ? '' : `&cursor=${cursor}`}`);
      seen.push(...page.reviews.map(({ id }) => id));
      cursor = page.nextPageCursor;
    }
    expect(seen).toEqual(ids.toReversed());
  });

  test.each(['?state=shown', '?limit=0', '?limit=101', '?limit=x', "?cursor='", '?other=1'])(
    'the list is refused for %s',
    async (query) => expect((await owner.fetch(REVIEWS + query)).status).toBe(400),
  );
});

describe('a review of a verified buyer', () => {
  beforeEach(async () => {
    await setStoreSettings(SHOP.id, REVIEWING);
    const buyer = await buyerOfMug();
    await buyer.open((await requestedLinks()).write, reviewForm({}, ['png', 'jpeg']));
  });

  test('the owner sees its order’s number, and its pictures in every state', async () => {
    const [review] = (await list()).reviews;
    expect(review).toMatchObject({
      isVerified: true,
      orderNumber: 1,
      pictures: [{ width: 8, height: 6 }, { width: 8 }],
    });
    expect(await read(await owner.fetch(`${REVIEWS}/${review?.id}`), OwnerReview)).toEqual(review);
    for (const state of ['pending', 'rejected', 'approved']) {
      await decide(review?.id ?? '', { state });
      const types = [];
      for (const { url } of review?.pictures ?? []) {
        const answer = await owner.fetch(url);
        types.push(answer.headers.get('Content-Type'), answer.headers.get('X-Content-Type-Options'));
      }
      expect(types).toEqual(['image/png', 'nosniff', 'image/jpeg', 'nosniff']);
    }
  });

  test('a picture is found at the address of its own review only', async () => {
    await addReviews([{ id: 'r1' }]);
    const [review] = (await list()).reviews;
    const url = review?.pictures[0]?.url ?? '';
    expect((await owner.fetch(url.replace(String(review?.id), 'r1'))).status).toBe(404);
    expect((await owner.fetch(`${url}x`)).status).toBe(404);
  });

  test('a rejected review loses its pictures after 30 days, and then their objects go', async () => {
    const [review] = (await list()).reviews;
    await decide(review?.id ?? '', { state: 'rejected' });
    const now = Date.now();
    expect(await deleteRejectedPictures(env.DB, now + 29 * DAY_MS)).toBe(0);
    expect(await deleteRejectedPictures(env.DB, now + 31 * DAY_MS)).toBe(2);
    expect([await count('reviews'), await count('unused_objects')]).toEqual([1, 2]);
    expect(await deleteUnusedObjects(env.DB, env.FILES, now + 2 * DAY_MS)).toBe(2);
    expect((await env.FILES.list()).objects).toEqual([]);
  });

  test('the pictures of a pending or approved review stay', async () => {
    const [review] = (await list()).reviews;
    for (const state of ['pending', 'approved']) {
      await decide(review?.id ?? '', { state });
      expect(await deleteRejectedPictures(env.DB, Date.now() + 400 * DAY_MS)).toBe(0);
    }
  });

  test('the erasure of its person deletes the review with its pictures, and ends the requests', async () => {
    const program = await OwnerProgram.of();
    await env.DB.prepare('UPDATE orders SET review_due_at = 1').run();
    const answer = await program.fetch('/api/owner/erase', { method: 'POST', body: { email: ANN } });
    expect(await answer.json()).toMatchObject({ reviews: 1 });
    expect([await count('reviews'), await count('review_pictures'), await count('unused_objects')]).toEqual([0, 0, 2]);
    await buyerOfMug();
    expect(await requestReviews(env, 2)).toMatchObject({ asked: 0 });
  });
});

describe('a decision', () => {
  test('approving shows a review to visitors, and rejecting hides it again', async () => {
    await showReviews();
    await addReviews([{ id: 'r1', state: 'pending' }]);
    const shown = async () => {
      const path = `/api/commerce/products/${PRODUCTS.mug.id}/reviews`;
      return (await read(await new Buyer().fetch(path), ReviewsResponse)).count;
    };
    expect(await shown()).toBe(0);
    expect(await read(await decide('r1', { state: 'approved' }), OwnerReview)).toMatchObject({
      id: 'r1',
      state: 'approved',
    });
    expect(await shown()).toBe(1);
    await decide('r1', { state: 'rejected' });
    expect(await shown()).toBe(0);
    expect(await audited()).toEqual([
      { action: 'review.approved', target: 'r1', details: '{}' },
      { action: 'review.rejected', target: 'r1', details: '{}' },
    ]);
  });

  test.each([[{}], [{ state: 'shown' }], [{ state: 'approved', body: 'Better' }], ['{']])(
    '%j is no decision',
    async (body) => {
      await addReviews([{ id: 'r1', state: 'pending' }]);
      expect((await decide('r1', body)).status).toBe(400);
      expect(await count('reviews', "state = 'pending'")).toBe(1);
      expect(await audited()).toEqual([]);
    },
  );
});

test('a review is deleted for good', async () => {
  await addReviews([{ id: 'r1' }, { id: 'r2' }]);
  expect((await remove('r1')).status).toBe(204);
  expect([await count('reviews'), await audited()]).toEqual([
    1,
    [{ action: 'review.deleted', target: 'r1', details: '{}' }],
  ]);
  expect(await refusal(await remove('r1'))).toEqual(GONE);
});

test('an unknown review, or another shop’s, is not found and leaves no trace in the audit log', async () => {
  await addReviews([{ id: 'foreign', siteId: OTHER.id, itemId: OTHER.itemId, state: 'pending' }]);
  expect((await list()).reviews).toEqual([]);
  for (const id of ['foreign', 'none', "'"]) {
    expect(await refusal(await decide(id, { state: 'approved' }))).toEqual(GONE);
    expect(await refusal(await remove(id))).toEqual(GONE);
    expect(await refusal(await owner.fetch(`${REVIEWS}/${id}`))).toEqual(GONE);
  }
  expect(await audited()).toEqual([]);
  expect(await count('reviews', "state = 'pending'")).toBe(1);
});

test.each([
  ['GET', REVIEWS, 'reviews:read'],
  ['GET', `${REVIEWS}/r1`, 'reviews:read'],
  ['GET', `${REVIEWS}/r1/pictures/p1`, 'reviews:read'],
  ['PUT', `${REVIEWS}/r1`, 'reviews:write'],
  ['DELETE', `${REVIEWS}/r1`, 'reviews:write'],
] as const)('%s %s needs a key with %s', async (method, path, scope) => {
  const other = scope === 'reviews:read' ? 'reviews:write' : 'reviews:read';
  const program = await OwnerProgram.of({ scopes: [other] });
  expect((await program.fetch(path, { method })).status).toBe(403);
  expect((await new OwnerProgram('').fetch(path, { method })).status).toBe(401);
});

test.each([
  [REVIEWS, 'GET, HEAD'],
  [`${REVIEWS}/r1`, 'GET, HEAD, PUT, DELETE'],
])('%s accepts %s and nothing else', async (path, allow) => {
  const response = await owner.fetch(path, { method: 'POST', body: {} });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, allow]);
});
