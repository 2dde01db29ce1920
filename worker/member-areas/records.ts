import { NewMemberArea } from '#runtime/contracts/member-areas.ts';
import { movable, onePage } from '../http/movable.ts';
import { recordKind } from '../http/record-kind.ts';
import { requireScope } from '../http/require-scope.ts';
import { changeArea, createArea, readArea, readMembers, removeArea } from './owner-service.ts';
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
  async find({ db, site }, id) {
    const found = await findArea(db, site.siteId, id);
    return found && movable(found);
  },
  async remove(call, id) {
    requireScope(call.owner.scopes, 'members:write');
    const { version, title } = await readArea(call, id);
    const { members } = await readMembers(call, id, { after: { email: '', orderId: '' }, limit: 1 });
    if (members.length > 0) return false;
    await removeArea(call, id, version, title);
    return true;
  },
  async list({ db, site }) {
    return onePage((await listAreas(db, site.siteId)).map(movable));
  },
});
