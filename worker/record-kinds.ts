import { importedProducts } from './catalogue/imported-products.ts';
import { products } from './catalogue/records.ts';
import { categories } from './categories/records.ts';
import { comments } from './comments/records.ts';
import { collections, items } from './content/records.ts';
import { coupons } from './coupons/records.ts';
import { customers } from './customers/records.ts';
import { declarations } from './declarations/records.ts';
import { files } from './downloads/records.ts';
import { forms } from './forms/records.ts';
import type { RecordKind } from './http/record-kind.ts';
import { mailingLists } from './mailing-lists/records.ts';
import { subscribers } from './mailing-lists/subscriber-records.ts';
import { memberships } from './member-areas/membership-records.ts';
import { memberAreas } from './member-areas/records.ts';
import { headerFooter, navigation } from './navigation/records.ts';
import { orders } from './orders/records.ts';
import { pictures } from './pictures/records.ts';
import { popups } from './popups/records.ts';
import { preferences } from './preferences/records.ts';
import { redirects } from './redirects/records.ts';
import { reviews } from './reviews/records.ts';
import { siteSettings } from './site-settings/records.ts';
import { submissions } from './submissions/records.ts';
import { templates } from './templates/records.ts';
import { translations } from './translations/records.ts';

/** Kinds of objects that move into a shop and out of it, in the order of RECORD_TYPES. */
export const RECORD_KINDS: readonly RecordKind[] = [
  siteSettings,
  preferences,
  templates,
  mailingLists,
  forms,
  pictures,
  memberAreas,
  collections,
  categories,
  products,
  importedProducts,
  items,
  files,
  navigation,
  headerFooter,
  popups,
  translations,
  coupons,
  redirects,
  reviews,
  comments,
  customers,
  subscribers,
  submissions,
  orders,
  declarations,
  memberships,
];
