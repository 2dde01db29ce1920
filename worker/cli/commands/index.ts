import type { Command, Room } from '../command.ts';
import { audit } from './audit.ts';
import { categories } from './categories.ts';
import { collections } from './collections.ts';
import { comments } from './comments.ts';
import { contributors } from './contributors.ts';
import { coupons } from './coupons.ts';
import { downloads } from './downloads.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';
import { giftCards } from './gift-cards.ts';
import { items } from './items.ts';
import { keys } from './keys.ts';
import { lists } from './lists.ts';
import { mails } from './mails.ts';
import { memberAreas } from './member-areas.ts';
import { moving } from './moving.ts';
import { navigation } from './navigation.ts';
import { orders } from './orders.ts';
import { passwords } from './passwords.ts';
import { payments } from './payments.ts';
import { pendingOrders } from './pending-orders.ts';
import { pictures } from './pictures.ts';
import { popups } from './popups.ts';
import { preferences } from './preferences.ts';
import { products } from './products.ts';
import { restock } from './restock.ts';
import { reviews } from './reviews.ts';
import { senders } from './senders.ts';
import { site } from './site.ts';
import { stats } from './stats.ts';
import { stock } from './stock.ts';
import { stores } from './stores.ts';
import { submissions } from './submissions.ts';
import { subscriptions } from './subscriptions.ts';
import { templates } from './templates.ts';
import { translations } from './translations.ts';
import { vitals } from './vitals.ts';
import { webhooks } from './webhooks.ts';

/** All commands, in the order in which the help shows them. */
export const ROOMS: readonly Room[] = [
  keys,
  contributors,
  site,
  navigation,
  translations,
  stores,
  moving,
  forms,
  submissions,
  lists,
  products,
  pictures,
  stock,
  restock,
  categories,
  reviews,
  comments,
  orders,
  pendingOrders,
  subscriptions,
  giftCards,
  coupons,
  popups,
  preferences,
  payments,
  files,
  downloads,
  collections,
  items,
  events,
  memberAreas,
  passwords,
  templates,
  webhooks,
  senders,
  mails,
  stats,
  vitals,
  audit,
  errors,
];

export const COMMANDS: readonly Command[] = ROOMS.flatMap(({ commands }) => commands);
