/** What nearly every page of a shop needs. */
export const PAGE_SOURCES = [
  'widgets/add-to-cart/behaviours.ts',
  'widgets/quick-view/behaviours.ts',
  'widgets/cart-pill/behaviours.ts',
  'widgets/form-block/behaviours.ts',
  'widgets/installments/behaviours.ts',
];
const FORM_USERS = /form|captcha|lightbox/;
/** What is fetched together, lowest first (see `layersPlugin`). */
export const LAYERS = [
  { name: 'page', sources: PAGE_SOURCES, users: /./ },
  // What talks to the server.
  { name: 'calls', sources: ['runtime/cart/remote/client.ts'], users: /./ },
  // What reads a page's own words.
  {
    name: 'reading',
    sources: [
      'runtime/page/read-json.ts',
      'runtime/page/static-context.ts',
      'runtime/i18n/fill.ts',
      'runtime/domain/email.ts',
      'runtime/api/coupons.ts',
      'runtime/form/show-html.ts',
      'runtime/ui/adopt-styles.ts',
      'runtime/ui/gallery/picture.ts',
    ],
    users:
      /form|captcha|lightbox|selling|product-block\/index|quick-view\/quick|ui\/gallery|additional-fields|checkout|widgets\/cart\//,
  },
  // What a page and the catalogue say of a product, for those who serve what stands around it.
  {
    name: 'product-reading',
    sources: [
      'runtime/api/catalogue.ts',
      'runtime/page/product-root.ts',
      'runtime/page/variant.ts',
      'runtime/page/settings.ts',
      'runtime/page/quantity-field.ts',
      'runtime/domain/quantity.ts',
      'runtime/domain/price.ts',
      'runtime/domain/installments.ts',
      'runtime/i18n/en-cart.ts',
      'runtime/i18n/en-quantity.ts',
    ],
    users:
      /selling|on-demand|additional-fields|enhance\/lightbox|product-block\/index|quick-view\/quick|widgets\/cart\//,
  },
  // What a product is and costs, and how it is bought.
  {
    name: 'product-rules',
    sources: [
      'runtime/page/product.ts',
      'runtime/domain/scarcity.ts',
      'runtime/domain/subscription.ts',
      'runtime/domain/value-status.ts',
      'runtime/i18n/en-choice.ts',
      'runtime/purchase/plan.ts',
      'runtime/purchase/state.ts',
      'runtime/purchase/load-product.ts',
    ],
    users: /selling|product-block\/index|quick-view\/quick/,
  },
  // Products that we show ourselves.
  {
    name: 'product-view',
    sources: ['widgets/product-block/view/ProductView.tsx'],
    users: /product-block\/index|quick-view\/quick/,
  },
  // A cart in full.
  { name: 'cart-view', sources: ['widgets/cart/CartView.tsx'], users: /widgets\/cart\/(index|Drawer)/ },
  // What any form needs, whoever shows it.
  {
    name: 'forms',
    sources: [
      'runtime/form/session.ts',
      'runtime/form/load-form.ts',
      'runtime/form/page-fields.ts',
      'runtime/trusted-types.ts',
      'runtime/domain/form/autofill.ts',
      'runtime/ui/captcha/captcha.ts',
      'runtime/ui/form/own-submit.ts',
      'runtime/ui/form/spread-date.ts',
      'runtime/ui/form/spread-digits.ts',
    ],
    users: FORM_USERS,
  },
  // Forms that we render ourselves.
  { name: 'form-view', sources: ['runtime/ui/form/render-form.tsx'], users: /render-form|form-block\/index/ },
];
