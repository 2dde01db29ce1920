import * as z from 'zod/mini';
import { NewMailingList } from '#runtime/contracts/mailing-list.ts';
import { onePage } from '../http/movable.ts';
import { recordKind } from '../http/record-kind.ts';
import { audit, createList, readLists } from './owner-service.ts';
import { findList } from './repository.ts';

/** Mailing lists, without their subscribers. */
export const mailingLists = recordKind({
  type: 'mailingList',
  scopes: { read: 'lists:read', write: 'lists:write' },
  contract: z.required(NewMailingList, { id: true }),
  async plan(call, { id, name }) {
    const { db, site } = call;
    const list = await findList(db, site.siteId, id);
    const rename = db.prepare('UPDATE mailing_lists SET name = ?3 WHERE site_id = ?1 AND id = ?2');
    return {
      id,
      title: name,
      current: list && { id, name: list.name },
      next: { id, name },
      async write() {
        if (list) await db.batch([rename.bind(site.siteId, id, name), audit(call, 'mailing-list.changed', id)]);
        else await createList(call, { id, name });
      },
    };
  },
  async find({ db, site }, id) {
    const found = await findList(db, site.siteId, id);
    return found && { id, name: found.name };
  },
  async list({ db, site }) {
    return onePage((await readLists(db, site.siteId)).map(({ id, name }) => ({ id, name })));
  },
});
