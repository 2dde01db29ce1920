import { LAW_COUNT_MOST } from '#runtime/contracts/law.ts';
import type { Law } from '#runtime/contracts/law-settings.ts';
import { isOutsideUnion } from '#runtime/domain/law/product-safety.ts';

/** Most different addresses of manufacturers that are looked at. */
const MAKERS_MOST = 200;

const ADDRESS = `safety ->> '$.manufacturer.postalAddress'`;
const GOODS = `items INDEXED BY goods_by_maker`;
const WITHOUT_RESPONSIBLE = `site_id = ?1 AND product_type = 1 AND content_status = 'published'
  AND safety ->> '$.responsiblePerson' IS NULL`;
const nextAddress = (after: string) =>
  `(SELECT ${ADDRESS} FROM ${GOODS} WHERE ${WITHOUT_RESPONSIBLE} AND ${ADDRESS} > ${after} ORDER BY ${ADDRESS} LIMIT 1)`;

/**
 * Counts published goods, up to `LAW_COUNT_MOST`, that name a manufacturer outside of the EU and nobody who is responsible
 * there. It steps through the addresses of manufacturers, which are few, and counts those outside alone.
 */
export async function countWithoutResponsible(db: D1Database, siteId: string, usual: Law): Promise<number> {
  if (usual.responsiblePerson) return 0;
  const { results } = await db
    .prepare(
      `WITH RECURSIVE makers (address) AS (
         SELECT ${nextAddress(`''`)}
         UNION ALL SELECT ${nextAddress('makers.address')} FROM makers WHERE address IS NOT NULL LIMIT ?2)
       SELECT address FROM makers WHERE address IS NOT NULL`,
    )
    .bind(siteId, MAKERS_MOST)
    .all<{ address: string }>();
  const outside = results.map(({ address }) => address).filter(isOutsideUnion);
  if (outside.length === 0) return 0;
  const found = await db
    .prepare(
      `SELECT COUNT(*) AS count FROM (
         SELECT 1 FROM json_each(?2) maker CROSS JOIN ${GOODS} ON ${WITHOUT_RESPONSIBLE} AND ${ADDRESS} = maker.value
         LIMIT ?3)`,
    )
    .bind(siteId, JSON.stringify(outside), LAW_COUNT_MOST)
    .first<number>('count');
  return found ?? 0;
}
