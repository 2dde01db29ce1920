/** The screens of the kinds of things that actions name; the site's own settings have no id. */
const SCREENS: Readonly<Record<string, string>> = {
  product: 'products',
  stock: 'stock',
  restock: 'stock',
  order: 'orders',
  'draft-order': 'draft-orders',
  subscription: 'subscriptions',
  form: 'forms',
  review: 'reviews',
  comment: 'comments',
  contributor: 'team',
  webhook: 'webhooks',
  'gift-card': 'gift-cards',
  coupon: 'coupons',
  popup: 'popups',
  item: 'items',
  collection: 'pages',
  'member-area': 'member-areas',
  'mailing-list': 'mailing-lists',
  subscribers: 'mailing-lists',
};
/** The screens of actions about things that have no screen of their own, by the action's first word. */
const WHOLE: Readonly<Record<string, string>> = {
  sender: 'senders',
  'payment-account': 'payments',
  site: 'settings',
  navigation: 'navigation',
  file: 'files',
  mail: 'mails',
  category: 'categories',
  redirect: 'redirects',
};
/** A thing that was deleted has no screen. */
const GONE = /deleted|removed|erased/;

/** Returns the screen of what an entry of the audit log is about; undefined where it has none. */
export function targetLink(action: string, target: string): string | undefined {
  const kind = action.split('.')[0] ?? '';
  const id = encodeURIComponent(target);
  if (action === 'preferences.changed') return preferencesLink(target);
  if (action === 'site.headerFooterChanged') return 'header-footer';
  if (action === 'submissions.exported') return `forms/${id}/submissions`;
  if (action === 'templates.changed') return 'templates';
  if (action === 'translation.changed') return `translations/${target.split(' ').map(encodeURIComponent).join('/')}`;
  if (WHOLE[kind]) return WHOLE[kind];
  const screen = SCREENS[kind];
  return screen && target !== '' && !GONE.test(action) ? `${screen}/${id}` : undefined;
}

function preferencesLink(namespace: string): string {
  if (namespace === 'delivery') return 'delivery';
  return namespace === 'taxes' ? 'tax' : `store-settings/${encodeURIComponent(namespace)}`;
}
