import * as z from 'zod/mini';
import { NewPopup, type OwnerPopup } from '#runtime/contracts/popup.ts';
import { movable, onePage } from '../http/movable.ts';
import { recordKind } from '../http/record-kind.ts';
import { changePopup, checked, createPopup, readPopup, readPopups, removePopup } from './owner-service.ts';
import { findPopup } from './repository.ts';

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));

/** Popups, with the ids by which browsers remember them. */
export const popups = recordKind({
  type: 'popup',
  scopes: { read: 'content:read', write: 'content:write' },
  contract: NewPopup.check(z.refine(({ id: own }) => id.safeParse(own).success, { path: ['id'] })),
  async plan(call, popup) {
    const { id: own = '', ...definition } = popup;
    const current = await findPopup(call.db, call.site.siteId, own);
    return {
      id: own,
      title: popup.title,
      current: current && popupRecord(current),
      next: { ...checked(definition), id: own },
      async write() {
        if (current) await changePopup(call, own, current.version, definition);
        else await createPopup(call, popup);
      },
    };
  },
  async find({ db, site }, popupId) {
    const found = await findPopup(db, site.siteId, popupId);
    return found && popupRecord(found);
  },
  async remove(call, popupId) {
    const { version } = await readPopup(call, popupId);
    await removePopup(call, popupId, version);
    return true;
  },
  async list(call) {
    const { popups: all } = await readPopups(call);
    return onePage(all.map(popupRecord));
  },
});

function popupRecord(popup: OwnerPopup): object {
  return movable(popup);
}
