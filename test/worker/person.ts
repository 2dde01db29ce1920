import { env } from 'cloudflare:workers';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { sha256 } from '#worker/session/service.ts';
import { Buyer } from './buyer.ts';
import { SHOP } from './shops.ts';

/** A person with an account, of the first shop unless another is named. */
export class Person extends Buyer {
  /** Signs in as the owner of this address. */
  static async of(email: string, shop: { id: string; host: string } = SHOP): Promise<Person> {
    const token = String(email.length).padStart(43, 'a');
    const now = Date.now();
    await env.DB.batch([
      env.DB.prepare(
        'INSERT INTO site_users (site_id, id, email, confirmed_at, created_at, updated_at) VALUES (?1, ?2, ?2, 1, 1, 1)',
      ).bind(shop.id, email),
      env.DB.prepare(
        `INSERT INTO site_user_sessions (site_id, id, token_hash, user_id, remembered, device, created_at, seen_at, expires_at)
         VALUES (?1, ?2, ?3, ?2, 0, '', ?4, ?4, ?5)`,
      ).bind(shop.id, email, sha256(token), now, now + HOUR_MS),
    ]);
    const person = new Person(shop.host);
    person.keep(new Response(null, { headers: { 'Set-Cookie': `__Host-site-user=${token}; Path=/` } }));
    return person;
  }

  /** Sends an unsafe call with the proof that a page of the shop makes it. */
  async send(method: string, path: string): Promise<Response> {
    const session = await (await this.fetch('/api/site-users/account/session')).json<{ xsrfToken: string }>();
    return this.fetch(path, { method, headers: { 'X-SiteUser-XSRF-Token': session.xsrfToken } });
  }
}
