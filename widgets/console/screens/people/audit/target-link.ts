/** The screens of the kinds of things that actions name; the site's own settings have no id. */
const SCREENS: Readonly<Record<string, string>> = {
  product: 'products',
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
};
/** A thing that was deleted has no screen. */
const GONE = /deleted|removed|erased/;

/** Returns the screen of what an entry of the audit log is about; undefined where it has none. */
export function targetLink(action: string, target: string): string | undefined {
  if (action === 'preferences.changed') return preferencesLink(target);
  if (action.startsWith('sender.')) return 'senders';
  if (action.startsWith('site.')) return 'settings';
  const screen = SCREENS[action.split('.')[0] ?? ''];
  return screen && target !== '' && !GONE.test(action) ? `${screen}/${encodeURIComponent(target)}` : undefined;
}

function preferencesLink(namespace: string): string {
  if (namespace === 'delivery') return 'delivery';
  return namespace === 'taxes' ? 'tax' : `store-settings/${encodeURIComponent(namespace)}`;
}
