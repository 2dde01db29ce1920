import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReviewsResponse } from '#runtime/contracts/review.ts';
import { app } from '#worker/app.ts';
import { ANN, Payer } from '../../test/worker/checkout.ts';
import { open } from '../../test/worker/order-pages.ts';
import { png } from '../../test/worker/png.ts';
import { buyerOfMug, REVIEWING, requestedLinks, reviewForm } from '../../test/worker/reviews.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { readPicture } from '../picture-formats/service.ts';

let buyer: Payer;
let write: string;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, REVIEWING);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  buyer = await buyerOfMug();
  write = (await requestedLinks()).write;
});

async function stored() {
  const { results } = await env.DB.prepare(
    'SELECT item_id, rating, title, body, author_name, state, order_id FROM reviews',
  ).all();
  return results;
}

const pictureCount = () => count('review_pictures');

describe('the page of the link', () => {
  test('the page shows the product, and the first name to the browser that bought alone', async () => {
    const { status, page } = await buyer.open(write);
    expect(status).toBe(200);
    expect((await page.only('h1'))['']).toBe('Write a review');
    expect((await page.only('input[name=authorName]')).value).toBe('Ann');
    expect((await page.all('input[type=radio]')).length).toBe(5);
    const other = (await open(write)).page;
    expect((await other.only('input[name=authorName]')).value).toBe('');
    for (const text of [ANN, 'Lee', '1 Main St']) expect(other.html).not.toContain(text);
  });

  test('the page names itself as the platform’s page for reviews', async () => {
    const html = (await open(write)).page.html;
    expect(html).toContain('"pageType":209');
  });

  test.each(['', '?token=x.y', '?token=.'])('the page with %j is unknown', async (query) => {
    expect((await open(`/commerce/review${query}`)).status).toBe(404);
  });

  test('the page is unknown in a shop that shows no reviews', async () => {
    await setStoreSettings(SHOP.id, {});
    expect((await open(write)).status).toBe(404);
  });

  test('without a product, a buyer of several chooses one', async () => {
    await env.DB.prepare(
      `INSERT INTO order_lines (site_id, order_id, position, item_id, variant_id, sku, title, attributes, product_type,
         quantity, unit_cents, discount_cents, tax_cents)
       SELECT site_id, order_id, 9, ?1, variant_id, sku, 'Ebook', attributes, 2, 1, 0, 0, 0 FROM order_lines`,
    )
      .bind(PRODUCTS.ebook.id)
      .run();
    const { page } = await open(write.replace(/&item=.*/, ''));
    const links = (await page.all('.order-line a')).map(({ href }) => href);
    expect(links).toEqual([write, write.replace(PRODUCTS.mug.id, PRODUCTS.ebook.id)]);
    expect(await page.all('form.review-form')).toEqual([]);
  });

  test('a refunded order cannot be reviewed', async () => {
    await env.DB.prepare("UPDATE orders SET state = 'refunded'").run();
    expect((await open(write)).page.html).toContain('It was refunded.');
    await buyer.open(write, reviewForm());
    expect(await count('reviews')).toBe(0);
  });
});

describe('a review', () => {
  test('a review waits for the owner, as that of a verified buyer', async () => {
    const { status, location } = await buyer.open(write, reviewForm({ body: 'One.\r\nTwo.' }));
    expect([status, location]).toEqual([303, `${write}&done=sent`]);
    expect(await stored()).toEqual([
      {
        item_id: PRODUCTS.mug.id,
        rating: 4,
        title: 'Good',
        body: 'One.\nTwo.',
        author_name: 'Ann',
        state: 'pending',
        order_id: expect.any(String),
      },
    ]);
    const { page } = await buyer.open(location ?? '');
    expect((await page.only('h1'))['']).toBe('Thank you for your review');
    expect(page.html).toContain('We read it before we show it.');
  });

  test('a form without files is taken too', async () => {
    const form = { action: 'send', rating: '1', title: '', body: 'Broken.', authorName: 'A' };
    expect((await buyer.open(write, form)).status).toBe(303);
  });

  test('nothing that was typed is lost on an error, and each error stands at its field', async () => {
    const form = reviewForm({ rating: '', body: '', title: 'My "title"', authorName: 'ann@mail.test' }, ['jpeg']);
    const { status, page } = await buyer.open(write, form);
    expect(status).toBe(422);
    expect((await page.all('.field-error')).map((error) => error[''])).toEqual([
      'Please choose one to five stars.',
      'Required',
      'Please choose a name without an email address.',
    ]);
    expect((await page.only('input[name=title]')).value).toBe('My "title"');
    expect(await page.all('[role=alert]')).toHaveLength(1);
    const kept = (await page.only('input[name=kept]')).value ?? '';
    await buyer.open(write, reviewForm({ kept }));
    expect([await count('reviews'), await pictureCount(), await count('unused_objects')]).toEqual([1, 1, 0]);
  });

  test('a picture that was kept by another form, or made up, is not taken', async () => {
    const refused = await buyer.open(write, reviewForm({ rating: '' }, ['png']));
    const { value = '' } = await refused.page.only('input[name=kept]');
    for (const kept of [value.replace(/:8:/, ':9:'), 'x.y', `${value}x`]) await buyer.open(write, reviewForm({ kept }));
    expect(await pictureCount()).toBe(0);
  });

  test('the same form sent twice is one review, also without a known browser', async () => {
    await Promise.all([open(write, { form: reviewForm() }), open(write, { form: reviewForm() })]);
    expect((await open(write, { form: reviewForm() })).location).toContain('done=sent');
    expect(await count('reviews')).toBe(1);
  });

  test('a form whose answer was lost changes nothing when it is sent again, pictures included', async () => {
    const form = () => reviewForm({}, ['jpeg', 'png', 'gif']);
    await buyer.open(write, form());
    await env.DB.prepare("UPDATE reviews SET state = 'approved'").run();
    expect((await buyer.open(write, form())).location).toContain('done=sent');
    expect(await pictureCount()).toBe(3);
    expect(await env.DB.prepare('SELECT state FROM reviews').first('state')).toBe('approved');
  });

  test('a review that is sent again is changed, and waits again', async () => {
    await buyer.open(write, reviewForm({}, ['jpeg', 'png']));
    await env.DB.prepare("UPDATE reviews SET state = 'approved'").run();
    const { page } = await buyer.open(write);
    expect((await page.only('input[checked]')).value).toBe('4');
    const [first] = await page.all('input[name=remove]');
    await buyer.open(write, reviewForm({ rating: '2', remove: first?.value ?? '' }, ['gif']));
    expect(await stored()).toMatchObject([{ rating: 2, state: 'pending' }]);
    expect([await pictureCount(), await count('unused_objects')]).toEqual([2, 1]);
    expect(await count('review_sums', 'count <> 0')).toBe(0);
  });

  test('a visitor with only the link can neither see nor change nor delete the review', async () => {
    await buyer.open(write, reviewForm({ body: 'Private.' }));
    const thief = new Payer();
    for (const form of [undefined, reviewForm({ rating: '1' }), { action: 'withdraw' }]) {
      const { page } = await thief.open(write, form);
      expect(page.html).not.toContain('Private.');
      expect((await page.only('input[type=email]')).name).toBe('email');
    }
    expect(await stored()).toMatchObject([{ rating: 4 }]);
    const wrong = await thief.open(write, { action: 'prove', email: 'bob@mail.test' });
    expect([wrong.status, (await wrong.page.only('.field-error'))['']]).toEqual([
      422,
      'This is not the email address of the order.',
    ]);
    expect((await thief.open(write, { action: 'prove', email: ' ANN@mail.test' })).status).toBe(303);
    expect((await thief.open(write)).page.html).toContain('Private.');
  });

  test('a review is withdrawn for good, with its pictures', async () => {
    await buyer.open(write, reviewForm({}, ['webp']));
    const { location } = await buyer.open(write, { action: 'withdraw' });
    expect((await buyer.open(location ?? '')).page.html).toContain('Your review is deleted');
    expect([await count('reviews'), await pictureCount(), await count('unused_objects')]).toEqual([0, 0, 1]);
  });

  test('a form of another site is refused', async () => {
    const form = reviewForm();
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
    expect((await open(write, { form, headers })).status).toBe(403);
    expect(await count('reviews')).toBe(0);
  });
});

describe('pictures', () => {
  const errors = async (pictures: Parameters<typeof reviewForm>[1]) => {
    const { status, page } = await buyer.open(write, reviewForm({}, pictures));
    return status === 422 ? (await page.only('#order-pictures-error'))[''] : status;
  };

  test('pictures are taken by their bytes, and stored without metadata', async () => {
    expect(await errors(['jpeg', 'avif', 'gif'])).toBe(303);
    const { objects } = await env.FILES.list({ prefix: `${SHOP.id}/review-pictures/` });
    expect(objects).toHaveLength(3);
    for (const { key } of objects) expect(await (await env.FILES.get(key))?.text()).not.toContain('SECRETPLACE');
  });

  test('a file that is no picture is named, and the others are kept', async () => {
    const page = new File(['<script>alert(1)</script>'], 'me.jpg', { type: 'image/jpeg' });
    expect(await errors([page, 'png'])).toContain('“me.jpg” is not a picture');
    expect(await count('reviews')).toBe(0);
  });

  test('a picture of more than 8 MB is named with the limit', async () => {
    const large = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'large.png');
    expect(await errors([large])).toBe('“large.png” has more than 8 MB. Please choose a smaller picture.');
  });

  test('a review has three pictures at most', async () => {
    expect(await errors(['jpeg', 'png', 'gif', 'webp'])).toBe('A review can have 3 pictures at most.');
  });

  test('pictures that are too large together are refused on a page that says how to go on', async () => {
    const large = new File([new Uint8Array(33 * 1024 * 1024)], 'large.png');
    const { status, page } = await buyer.open(write, reviewForm({}, [large]));
    expect([status, page.html.includes('what you typed still stands')]).toEqual([413, true]);
  });

  test.each([
    ['fails', { put: () => Promise.reject(new Error('R2 is down')) }],
    ['is missing', undefined],
  ])('a review is kept where the bucket %s, without its pictures, and the page says so', async (_, FILES) => {
    buyer.bindings = {};
    const answer = await open(write, { form: reviewForm({}, ['png']), env: { FILES: FILES as unknown as R2Bucket } });
    expect(answer.location).toBe(`${write}&done=sentWithoutPictures`);
    expect((await open(answer.location ?? '')).page.html).toContain('your pictures could not be stored');
    expect([await count('reviews'), await pictureCount()]).toEqual([1, 0]);
  });

  test('a picture is public once its review is approved; until then its author sees it', async () => {
    await buyer.open(write, reviewForm({}, ['jpeg']));
    const id = await env.DB.prepare('SELECT id FROM review_pictures').first<string>('id');
    const path = `/commerce/review-pictures/${id}`;
    expect((await open(path)).status).toBe(404);
    expect((await buyer.open(path)).headers.get('Cache-Control')).toBe('private, no-store');
    await env.DB.prepare("UPDATE reviews SET state = 'approved'").run();
    const { status, headers } = await open(path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': expect.stringContaining('immutable'),
    });
    await env.DB.prepare("UPDATE reviews SET state = 'rejected'").run();
    expect((await open(path)).status).toBe(404);
    await setStoreSettings(SHOP.id, {});
    await env.DB.prepare("UPDATE reviews SET state = 'approved'").run();
    expect((await open(path)).status).toBe(404);
  });

  test('a picture is served in the width that is needed, and not once its review is hidden', async () => {
    const photo = new File([png(400, 200, (x, y) => [x % 256, y, 40])], 'photo.png');
    await buyer.open(write, reviewForm({}, [photo]));
    await env.DB.prepare("UPDATE reviews SET state = 'approved'").run();
    const [picture] =
      (await (await buyer.fetch(`/api/commerce/products/${PRODUCTS.mug.id}/reviews`)).json<ReviewsResponse>())
        .reviews[0]?.pictures ?? [];
    expect(picture).toMatchObject({ width: 400, height: 200, widths: [100, 300] });
    const small = () =>
      app.fetch(
        new Request(`https://${SHOP.host}${picture?.url}?format=100w`, { headers: { Accept: 'image/webp' } }),
        env,
      );
    for (const _ of ['made', 'from the cache']) {
      const response = await small();
      expect([response.headers.get('Content-Type'), response.headers.get('Vary')]).toEqual(['image/webp', 'Accept']);
      expect(readPicture(new Uint8Array(await response.arrayBuffer()))).toMatchObject({ width: 100, height: 50 });
    }
    const form = (await buyer.open(write)).page;
    expect(await form.only('.review-pictures-kept img')).toMatchObject({
      srcset: expect.stringContaining(`${picture?.url}?format=300w 300w`),
      sizes: 'auto, 9rem',
      loading: 'lazy',
      width: '400',
      height: '200',
    });
    await env.DB.prepare("UPDATE reviews SET state = 'rejected'").run();
    expect((await small()).status).toBe(404);
  });
});
