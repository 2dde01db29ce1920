import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { IS_PUBLIC } from '../catalogue/service.ts';
import type { Bindings } from '../env.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { type LegalPagesFact, legalPagesFact } from '../legal-pages/service.ts';
import { type SenderState, senderState } from '../mail/service.ts';
import { isLiveProviderSetUp, offersOnlyTestPayments, providersOf } from '../payments/service.ts';
import type { Site } from '../site/site.ts';
import { isTestModeChosen } from '../site/store-settings.ts';

/** What the set-up of a shop is judged by. */
export interface Facts {
  site: Site;
  hasProduct: boolean;
  sellsGoods: boolean;
  hasTestOrder: boolean;
  /** Its domains, and whether a check or this call has reached the shop by them. */
  hosts: readonly { name: string; works: boolean }[];
  legalPages: LegalPagesFact;
  sender: SenderState;
  isProviderConnected: boolean;
  payments: 'live' | 'test' | 'none';
}

interface Row {
  has_product: number;
  sells_goods: number;
  has_test_order: number;
  hosts: string;
}

export async function readFacts({ env, origin, now }: OwnerCall, site: Site): Promise<Facts> {
  const [row, legalPages] = await Promise.all([
    env.DB.prepare(
      `SELECT
         EXISTS (SELECT 1 FROM items INDEXED BY products_by_status
           WHERE site_id = ?1 AND product_type IS NOT NULL AND ${IS_PUBLIC}) AS has_product,
         EXISTS (SELECT 1 FROM items WHERE site_id = ?1 AND product_type = ?2) AS sells_goods,
         EXISTS (SELECT 1 FROM orders INDEXED BY orders_in_test WHERE site_id = ?1 AND test_mode = 1) AS has_test_order,
         (SELECT json_group_array(json_object('name', hostname, 'works',
            json(iif(hostname = ?3 OR checked ->> '$.state' = 'works', 'true', 'false'))))
          FROM site_domains WHERE site_id = ?1) AS hosts`,
    )
      .bind(site.siteId, PRODUCT_TYPE.physical, new URL(origin).hostname)
      .first<Row>(),
    legalPagesFact(env.DB, site, now),
  ]);
  return {
    site,
    hasProduct: row?.has_product === 1,
    sellsGoods: row?.sells_goods === 1,
    hasTestOrder: row?.has_test_order === 1,
    hosts: JSON.parse(row?.hosts ?? '[]'),
    legalPages,
    sender: senderState(env, site),
    isProviderConnected: isLiveProviderSetUp(env, site),
    payments: paymentsOf(env, site),
  };
}

/** What payments the shop takes once it is open; before that, it takes those of test mode alone. */
function paymentsOf(env: Bindings, site: Site): Facts['payments'] {
  const open = { ...site, openedAt: site.openedAt ?? 0 };
  if (providersOf(env, open).length === 0) return 'none';
  return isTestModeChosen(open) || offersOnlyTestPayments(env, open) ? 'test' : 'live';
}
