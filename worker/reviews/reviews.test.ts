import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Product } from '#runtime/contracts/product.ts';
import { ReviewsResponse } from '#runtime/contracts/review.ts';
import { Buyer, Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { addReviews, showReviews } from '../../test/worker/reviews.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const PATH = '/api/commerce/products';
/** A review that nobody has verified, without pictures. */
const PLAIN = { isVerified: false, pictures: [] };
const REVIEWS = `${PATH}/${PRODUCTS.mug.id}/reviews`;

beforeEach(async () => {
  await openShops();
  await showReviews();
});

const readPage = async (query = '') => read(await new Buyer().fetch(REVIEWS + query), ReviewsResponse);
const summary = async (id: string = PRODUCTS.mug.id) =>
  (await read(await new Buyer().fetch(`${PATH}/${id}`), Product)).reviews;

describe('reviews of a product', () => {
  test('a product shows its approved reviews, newest first', async () => {
    await addReviews([
      { id: 'r1', rating: 2, title: '', body: 'One.\nTwo.', createdAt: 10 },
      { id: 'r2', state: 'pending' },
      { id: 'r3', state: 'rejected' },
      { id: 'r4', rating: 5, createdAt: 40 },
      { id: 'r5', itemId: PRODUCTS.shirt.id },
    ]);
    expect(await readPage()).toEqual({
      average: 3.5,
      count: 2,
      reviews: [
        { id: 'r4', rating: 5, title: 'Nice', body: 'A mug.', authorName: 'Ann', createdAt: 40, ...PLAIN },
        { id: 'r1', rating: 2, title: '', body: 'One.\nTwo.', authorName: 'Ann', createdAt: 10, ...PLAIN },
      ],
      hasNextPage: false,
      nextPageCursor: null,
    });
    expect(await summary()).toEqual({ average: 3.5, count: 2 });
  });

  test('a product shows which reviews are of verified buyers, and their pictures', async () => {
    await addReviews([{ id: 'r1' }]);
    await env.DB.batch([
      env.DB.prepare("UPDATE reviews SET order_id = 'o1'"),
      env.DB.prepare(
        `INSERT INTO review_pictures (site_id, id, review_id, content_type, bytes, width, height)
         VALUES (?1, 'p2', 'r1', 'image/png', 9, 8, 6), (?1, 'p1', 'r1', 'image/png', 9, 4, 3)`,
      ).bind(SHOP.id),
    ]);
    expect((await readPage()).reviews).toMatchObject([
      {
        isVerified: true,
        pictures: [
          { url: '/commerce/review-pictures/p1', width: 4, height: 3, widths: [] },
          { url: '/commerce/review-pictures/p2', width: 8, height: 6, widths: [] },
        ],
      },
    ]);
    const json = JSON.stringify(await readPage());
    expect(json).not.toContain('o1');
  });

  test('a product’s reviews are found by its slug too', async () => {
    await addReviews([{ id: 'r1' }]);
    expect(await read(await new Buyer().fetch(`${PATH}/mug/reviews`), ReviewsResponse)).toEqual(await readPage());
  });

  test.each([
    [10, 1],
    [11, 2],
    [21, 3],
  ])('%i reviews come on pages of ten: %i', async (number, pages) => {
    const ids = Array.from({ length: number }, (_, index) => `r${String(index).padStart(2, '0')}`);
    await addReviews(ids.map((id) => ({ id })));
    const seen: string[] = [];
    let query: string | undefined = '';
    let pagesSeen = 0;
    while (query !== undefined && pagesSeen < 9) {
      const page = await readPage(query);
      seen.push(...page.reviews.map(({ id }) => id));
      expect([page.count, page.hasNextPage]).toEqual([number, page.nextPageCursor !== null]);
      query = page.nextPageCursor === null ? undefined : `?cursor=${page.nextPageCursor}`;
      pagesSeen++;
    }
    expect(pagesSeen).toBe(pages);
    expect(seen).toEqual(ids.toReversed());
  });

  test('a product without reviews has none, and an average of 0', async () => {
    expect(await readPage()).toEqual({ average: 0, count: 0, reviews: [], hasNextPage: false, nextPageCursor: null });
    expect(await summary()).toEqual({ average: 0, count: 0 });
  });

  test('a product’s average follows every decision, change and deletion', async () => {
    const change = (sql: string) => env.DB.prepare(sql).run();
    await addReviews([
      { id: 'r1', rating: 5 },
      { id: 'r2', rating: 1, state: 'pending' },
    ]);
    expect(await summary()).toEqual({ average: 5, count: 1 });
    await change("UPDATE reviews SET state = 'approved' WHERE id = 'r2'");
    expect(await summary()).toEqual({ average: 3, count: 2 });
    await change("UPDATE reviews SET rating = 4 WHERE id = 'r2'");
    expect(await summary()).toEqual({ average: 4.5, count: 2 });
    await change("UPDATE reviews SET state = 'rejected' WHERE id = 'r1'");
    expect(await summary()).toEqual({ average: 4, count: 1 });
    await change("DELETE FROM reviews WHERE id = 'r1'");
    expect(await summary()).toEqual({ average: 4, count: 1 });
    await change("DELETE FROM reviews WHERE id = 'r2'");
    expect(await summary()).toEqual({ average: 0, count: 0 });
  });

  test('a product’s average has one decimal', async () => {
    await addReviews([4, 4, 5].map((rating, index) => ({ id: `r${index}`, rating })));
    expect((await readPage()).average).toBe(4.3);
  });

  test('a shop that shows no reviews answers none', async () => {
    await setStoreSettings(SHOP.id, {});
    await addReviews([{ id: 'r1' }]);
    expect(await refusal(await new Buyer().fetch(REVIEWS))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await summary()).toBeNull();
  });

  test.each(['nothing', PRODUCTS.post.id, OTHER.itemId])('the reviews of %s are not found', async (id) => {
    const response = await new Buyer().fetch(`${PATH}/${id}/reviews`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await refusal(response)).toMatchObject({ status: 404, code: 'ITEM_NOT_FOUND' });
  });

  test.each(['?cursor=', "?cursor='", '?cursor=A', `?cursor=${'a'.repeat(101)}`, '?state=pending'])(
    'reviews with %s are refused',
    async (query) => expect((await refusal(await new Buyer().fetch(REVIEWS + query))).status).toBe(400),
  );

  test('reviews of another shop stay there, even for a product of the same id', async () => {
    await addReviews([
      { id: 'r1', siteId: OTHER.id, itemId: OTHER.itemId },
      { id: 'r1', rating: 1 },
    ]);
    expect(await readPage()).toMatchObject({ count: 1, average: 1 });
  });

  test('reviews are cached briefly, revalidated by their ETag, and readable from other sites’ pages', async () => {
    await addReviews([{ id: 'r1' }]);
    const visitor = new Embedder();
    const response = await visitor.fetch(REVIEWS);
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=30,/);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(SHOP.embed);
    const headers = { 'If-None-Match': response.headers.get('ETag') as string };
    expect((await visitor.fetch(REVIEWS, { headers })).status).toBe(304);
    await addReviews([{ id: 'r2' }]);
    expect((await visitor.fetch(REVIEWS, { headers })).status).toBe(200);
  });

  test('reviews can only be read', async () => {
    const response = await (await new Buyer().arrive()).fetch(REVIEWS, { method: 'POST', body: {} });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('reviews are deleted with their product', async () => {
    await addReviews([{ id: 'r1' }]);
    await env.DB.prepare('DELETE FROM items WHERE id = ?1').bind(PRODUCTS.mug.id).run();
    expect(await count('reviews')).toBe(0);
  });

  test.each([
    [{ rating: 0 }],
    [{ rating: 6 }],
    [{ title: 'x'.repeat(201) }],
    [{ body: 'x'.repeat(5001) }],
    [{ state: 'shown' as 'approved' }],
  ])('a review with %o is never stored', async (wrong) => {
    await expect(addReviews([{ id: 'r1', ...wrong }])).rejects.toThrow('CHECK constraint failed');
  });
});
