import { readStatements } from '#worker/cart/repository.ts';

interface Bindings {
  DB: D1Database;
  /** Only behind the platform's parts (`wrangler.platform.jsonc`). */
  LIMIT?: RateLimit;
}

/**
 * A Worker that sends one batch of three statements to the database, or does nothing; the cart's calls are compared
 * with it.
 */
export default {
  async fetch(request, { DB, LIMIT }) {
    const { pathname, searchParams } = new URL(request.url);
    const [siteId, tokenHash, variantId] = ['site', 'cart', 'variant'].map((name) => searchParams.get(name) ?? '') as [
      string,
      string,
      string,
    ];
    switch (pathname) {
      case '/read':
        return answer(await DB.batch(readStatements(DB, siteId, tokenHash, { language: '' })));
      case '/insert':
        await LIMIT?.limit({ key: tokenHash });
        return answer(await DB.batch(insertStatements(DB, siteId, tokenHash, variantId)));
      default:
        return new Response('');
    }
  },
} satisfies ExportedHandler<Bindings>;

function answer(results: D1Result[]): Response {
  return Response.json(results.map((result) => result.results));
}

/** Returns the statements that write a line, increment the version, and read the lines. */
function insertStatements(db: D1Database, siteId: string, tokenHash: string, variantId: string): D1PreparedStatement[] {
  const cart = '(SELECT id FROM carts WHERE site_id = ?1 AND token_hash = ?2)';
  const bound = (sql: string, ...values: string[]) => db.prepare(sql).bind(siteId, tokenHash, ...values);
  return [
    bound(
      `INSERT INTO cart_entries (site_id, cart_id, id, item_id, variant_id, quantity, purchase_price_cents, created_at)
       SELECT ?1, ${cart}, ?4, v.item_id, v.id, 1, v.price_cents, 0 FROM variants v WHERE v.site_id = ?1 AND v.id = ?3
       ON CONFLICT (site_id, cart_id, variant_id, additional_fields) DO UPDATE SET quantity = quantity + 1`,
      variantId,
      crypto.randomUUID(),
    ),
    bound('UPDATE carts SET version = version + 1 WHERE site_id = ?1 AND token_hash = ?2'),
    bound(`SELECT * FROM cart_entries WHERE site_id = ?1 AND cart_id = ${cart}`),
  ];
}
