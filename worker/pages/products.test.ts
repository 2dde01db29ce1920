import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';

beforeAll(() => openDemo());

const product = (slug: string) => Page.at(`/shop/p/${slug}`);

describe('a product with nothing to choose', () => {
  test('a product without options has price, quantity and the engine’s button, and no variants', async () => {
    const page = await product('everyday-teapot');
    expect((await page.only('.ProductItem-product-price .product-price'))['']).toBe('$58.00');
    expect(await page.only('.product-quantity-input input')).toMatchObject({
      min: '1',
      max: '9999',
      step: '1',
      value: '1',
    });
    expect(await page.only('.sqs-add-to-cart-button')).toMatchObject({
      'data-item-id': 'ss-everyday-teapot',
      'data-collection-id': 'ss-shop',
      'data-product-type': '1',
      'data-original-label': 'Add To Cart',
      role: 'button',
      tabindex: '0',
    });
    expect(await page.all('.product-variants')).toEqual([]);
  });

  test('a product without options has its sku, price and stock in the static context', async () => {
    const { context } = (await product('everyday-teapot')).staticContext();
    expect(context.item).toMatchObject({
      id: 'ss-everyday-teapot',
      recordType: 11,
      fullUrl: '/shop/p/everyday-teapot',
    });
    expect(context.product).toMatchObject({
      productType: 1,
      subscribable: false,
      variantAttributeNames: [],
      variants: [
        {
          sku: 'POT-700',
          price: { currencyCode: 'USD', value: 5800, decimalValue: '58.00', fractionalDigits: 2 },
          onSale: false,
          stock: { unlimited: false, quantity: 24 },
        },
      ],
    });
  });

  test('a brand stands below the title and in the structured data, and a product without one names nobody', async () => {
    const data = ({ html }: Page) =>
      JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')['@graph'].find(
        ({ '@type': type }: { '@type': string }) => type.startsWith('Product'),
      );
    const towel = await product('linen-towel');
    expect((await towel.only('.ProductItem-details-brand'))['']).toBe('Audėja');
    expect(data(towel).brand).toEqual({ '@type': 'Brand', name: 'Audėja' });
    const teapot = await product('everyday-teapot');
    expect(await teapot.all('.ProductItem-details-brand')).toEqual([]);
    expect(data(teapot)).not.toHaveProperty('brand');
  });

  test('a product with unlimited stock has no quantity in the static context', async () => {
    const { context } = (await product('house-blend')).staticContext();
    expect(context.product.variants[0].stock).toEqual({ unlimited: true });
  });
});

describe('a product with two options', () => {
  test('a product with two options has selects and radios for both, and its variants in data-variants', async () => {
    const page = await product('linen-towel');
    expect((await page.only('.ProductItem-product-price .product-price'))['']).toBe('from $16.00');
    expect((await page.only('.ProductItem .product-mark.sale'))['']).toBe('sale');
    const variants = await page.only('.product-variants');
    expect(variants['data-item-id']).toBe('ss-linen-towel');
    expect(JSON.parse(variants['data-variants'] ?? '')[3]).toMatchObject({
      sku: 'TOWEL-CO-L',
      attributes: { Colour: 'Coral', Size: 'Large' },
      optionValues: [
        { optionName: 'Colour', value: 'Coral' },
        { optionName: 'Size', value: 'Large' },
      ],
      price: 2800,
      salePrice: 1950,
      priceMoney: { currency: 'USD', value: '28.00' },
      salePriceMoney: { currency: 'USD', value: '19.50' },
      onSale: true,
      qtyInStock: 0,
      mainImageId: 'linen-towel-coral',
    });
    const selects = await page.all('.variant-select-wrapper select');
    expect(selects.map((select) => [select['data-variant-option-name'], select['aria-label']])).toEqual([
      ['Colour', 'Select Colour'],
      ['Size', 'Select Size'],
    ]);
    expect(await page.all('.variant-radiobtn')).toHaveLength(5);
  });

  test('a product with options has a hidden notice per scarce variant', async () => {
    const page = await product('linen-towel');
    const scarce = await page.only('.product-scarcity');
    expect(scarce).toMatchObject({ hidden: '', '': 'Only 4 left in stock' });
    expect(JSON.parse(scarce['data-variant-attributes'] ?? '')).toEqual({ Colour: 'Indigo', Size: 'Large' });
  });

  test('a product’s gallery shows one picture per choice', async () => {
    const page = await product('linen-towel');
    const ids = (elements: Record<string, string>[]) => elements.map((element) => element['data-image-id']);
    expect(ids(await page.all('.gallery-choice'))).toEqual(ids(await page.all('.ProductItem-gallery-slides-item')));
    expect((await page.all('.gallery-choice'))[0]).toMatchObject({ checked: '' });
  });
});

describe('stock', () => {
  test('low stock shows at once where there is nothing to choose', async () => {
    const notice = await (await product('moon-cup')).only('.product-scarcity');
    expect(notice['']).toBe('Only 3 left in stock');
    expect(notice).not.toHaveProperty('hidden');
  });

  test('stock is scarce at the threshold and not above it', async () => {
    expect((await (await product('cold-brew-bottle')).all('.product-scarcity')).map((notice) => notice[''])).toEqual([
      'Only 5 left in stock',
    ]);
    expect(await (await product('everyday-teapot')).all('.product-scarcity')).toEqual([]);
  });

  test('a sold-out product shows the mark and no quantity', async () => {
    const page = await product('ember-kyusu');
    expect((await page.only('.ProductItem .product-mark.sold-out'))['']).toBe('Gone for now');
    expect(await page.all('.product-quantity-input')).toEqual([]);
  });
});

describe('other kinds', () => {
  test.each([
    ['weekly-sampler', '$9.00 every week for 8 weeks'],
    ['monthly-tin', 'from $19.00 every month'],
    ['year-of-harvests', '$180.00 every year'],
  ])('the subscription %s costs %s and says Subscribe', async (slug, price) => {
    const page = await product(slug);
    expect((await page.only('.ProductItem-product-price .product-price'))['']).toBe(price);
    expect(await page.only('.sqs-add-to-cart-button')).toMatchObject({
      'data-is-subscription': 'true',
      'data-original-label': 'Subscribe',
    });
    expect(await page.all('.product-quantity-input')).toEqual([]);
    expect(page.staticContext().context.product.subscribable).toBe(true);
  });

  test('a subscription says whether it may be bought once', async () => {
    const isOnce = async (slug: string) => (await product(slug)).staticContext().context.product.isOneTimePurchasable;
    expect([await isOnce('year-of-harvests'), await isOnce('monthly-tin'), await isOnce('moon-cup')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('a download shows both prices and never sells out', async () => {
    const page = await product('brewing-guide');
    expect((await page.only('.ProductItem-product-price .product-price'))['']).toBe(
      'Sale Price:$9.00 Original Price:$12.00',
    );
    expect(await page.all('.product-quantity-input')).toEqual([]);
  });

  test('a service has a quantity where the store allows it, and its own label', async () => {
    const page = await product('tasting-hour');
    await page.only('.product-quantity-input');
    expect(await page.only('.sqs-add-to-cart-button')).toMatchObject({
      'data-use-custom-label': 'true',
      'data-original-label': 'Book a chair',
    });
  });

  test('a shop with express checkout labels what is bought once for the checkout, and keeps a label of the owner’s', async () => {
    const label = async (path: string) =>
      (await (await Page.at(path, { host: 'de.localhost' })).only('.sqs-add-to-cart-button'))['data-original-label'];
    expect(await label('/leuchten/p/kugelleuchte')).toBe('Kaufen');
    await env.DB.prepare(
      "UPDATE items SET use_custom_add_button_text = 1, custom_add_button_text = 'Her damit' WHERE site_id = 'lampenwerk' AND url_slug = 'kugelleuchte'",
    ).run();
    expect(await label('/leuchten/p/kugelleuchte')).toBe('Her damit');
  });

  test('a gift card offers its values', async () => {
    const page = await product('gift-card');
    expect((await page.only('.ProductItem-product-price .product-price'))['']).toBe('from $25.00');
    expect((await page.all('.variant-radiobtn')).map(({ value }) => value)).toEqual(['$25', '$50', '$100']);
    expect(await page.only('.sqs-add-to-cart-button')).toMatchObject({ 'data-product-type': '4' });
  });

  test('a product’s form comes with the button, its fields as JSON texts', async () => {
    const button = await (await product('engraved-scoop')).only('.sqs-add-to-cart-button.use-form');
    const form = JSON.parse(button['data-form'] ?? '');
    expect(form).toMatchObject({ id: 'ss-engraving-form', type: 2, name: 'Engraving' });
    expect(form.fields.map((field: string) => JSON.parse(field).type)).toEqual(['text', 'select', 'checkbox']);
  });
});

describe('below a product', () => {
  test('a product’s page shows the next four of its collection, and continues with the first after the last', async () => {
    const shown = async (slug: string) =>
      (await (await product(slug)).all('.ProductList-item')).map((item) => item['data-item-id']);
    expect(await shown('everyday-teapot')).toEqual([
      'ss-linen-towel',
      'ss-moon-cup',
      'ss-ember-kyusu',
      'ss-glass-bottle',
    ]);
    expect(await shown('gift-card')).toEqual(['ss-everyday-teapot', 'ss-linen-towel', 'ss-moon-cup', 'ss-ember-kyusu']);
  });
});
