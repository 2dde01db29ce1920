const ITEM = 'SELECT title FROM items WHERE site_id = ?1 AND id = ?5';
const COLLECTION = 'SELECT title FROM collections WHERE site_id = ?1 AND id = ?5';
const FORM = 'SELECT name FROM forms WHERE site_id = ?1 AND id = ?5';
const LIST = 'SELECT name FROM mailing_lists WHERE site_id = ?1 AND id = ?5';
const VARIANT = `SELECT title || ' (' || sku || ')' FROM variants
  JOIN items ON items.site_id = variants.site_id AND items.id = item_id
  WHERE variants.site_id = ?1 AND variants.id = ?5`;
const itemOf = (table: string) => `SELECT items.title FROM ${table} AS part
  JOIN items ON items.site_id = part.site_id AND items.id = part.item_id WHERE part.site_id = ?1 AND part.id = ?5`;

/**
 * SQL for the name of the thing that an action is about, by the action's first word; `?1` is the site, `?5` the thing's id.
 * None of these names is somebody's address or a secret.
 */
const NAMES: Readonly<Record<string, string>> = {
  product: ITEM,
  item: ITEM,
  collection: COLLECTION,
  category: 'SELECT display_name FROM categories WHERE site_id = ?1 AND id = ?5',
  stock: VARIANT,
  restock: VARIANT,
  form: FORM,
  submissions: FORM,
  submission: `SELECT name FROM form_submissions AS part JOIN forms ON forms.site_id = part.site_id AND forms.id = form_id
    WHERE part.site_id = ?1 AND part.id = ?5`,
  'mailing-list': LIST,
  subscribers: LIST,
  'member-area': 'SELECT title FROM member_areas WHERE site_id = ?1 AND id = ?5',
  popup: `SELECT definition ->> '$.title' FROM popups WHERE site_id = ?1 AND id = ?5`,
  template: 'SELECT ?5',
  redirect: 'SELECT ?5',
  coupon: 'SELECT name FROM coupons WHERE site_id = ?1 AND code = ?5',
  order: `SELECT '#' || number FROM orders WHERE site_id = ?1 AND id = ?5`,
  declaration: `SELECT iif(kind = 'withdrawal', 'W-', 'C-') || number FROM declarations WHERE site_id = ?1 AND id = ?5`,
  'gift-card': `SELECT '•••• ' || last_characters FROM gift_cards WHERE site_id = ?1 AND id = ?5`,
  subscription: `SELECT cycle_order ->> '$.lines[0].title' FROM subscriptions WHERE site_id = ?1 AND id = ?5`,
  'payment-account': 'SELECT name FROM payment_accounts WHERE site_id = ?1 AND id = ?5',
  review: itemOf('reviews'),
  comment: itemOf('comments'),
  file: 'SELECT name FROM item_files WHERE site_id = ?1 AND id = ?5',
  'change-set': 'SELECT title FROM change_sets WHERE site_id = ?1 AND id = ?5',
  download: 'SELECT name FROM downloads WHERE site_id = ?1 AND id = ?5',
};

/** Returns SQL for the name of the thing that an entry is about; '' where it has none. See `NAMES` for its parameters. */
export function nameOf(action: string): string {
  const select = NAMES[action.split('.')[0] ?? ''];
  return select ? `COALESCE((${select}), '')` : `''`;
}
