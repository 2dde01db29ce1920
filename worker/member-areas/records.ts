import { NewMemberArea } from '#runtime/contracts/member-areas.ts';
import { movable, onePage } from '../http/movable.ts';
import { recordKind } from '../http/record-kind.ts';
import { changeArea, createArea } from './owner-service.ts';
import { findArea, listAreas } from './repository.ts';

/** Member areas. Their paywall products may come with later records. */
export const memberAreas = recordKind({
  type: 'memberArea',
  scopes: { read: 'content:read', write: 'content:write' },
  contract: NewMemberArea,
  async plan(call, { id = '', ...definition }) {
    const current = await findArea(call.db, call.site.siteId, id);
    return {
      id,
      title: definition.title,
      current: current && movable(current),
      next: { ...definition, id },
      async write() {
        if (current) await changeArea(call, id, current.version, definition);
        else await createArea(call, { ...definition, ...(id && { id }) });
      },
    };
  },
  async list({ db, site }) {
    return onePage((await listAreas(db, site.siteId)).map(movable));
  },
});
