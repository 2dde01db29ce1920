import type { NewPopup, OwnerPopup, OwnerPopups, PopupDefinition } from '#runtime/contracts/popup.ts';
import { binStatements } from '../bin/service.ts';
import { sanitiseHtml } from '../forms/service.ts';
import { ApiError } from '../http/errors.ts';
import { movable } from '../http/movable.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { changesOf, createOnce } from '../owner/service.ts';
import { deletePopup, insertPopup, replacePopup } from './changes.ts';
import { findPopup, listPopups } from './repository.ts';

export async function readPopups({ db, site }: OwnerCall): Promise<OwnerPopups> {
  return { popups: await listPopups(db, site.siteId) };
}

export async function readPopup({ db, site }: OwnerCall, id: string): Promise<OwnerPopup> {
  const popup = await findPopup(db, site.siteId, id);
  if (!popup) throw new ApiError('POPUP_NOT_FOUND');
  return popup;
}

export async function createPopup(call: OwnerCall, { id: ownId, ...popup }: NewPopup): Promise<OwnerPopup> {
  const id = ownId ?? crypto.randomUUID();
  const created = await createOnce(call, id, (reservation) => {
    return insertPopup(call.db, changeOf(call, id), checked(popup), reservation);
  });
  return readPopup(call, created);
}

/** Replaces a popup that has not changed since `version`. */
export async function changePopup(
  call: OwnerCall,
  id: string,
  version: number,
  popup: PopupDefinition,
): Promise<OwnerPopup> {
  const stored = checked(popup);
  const change = { ...changeOf(call, id), changes: changesOf(await readPopup(call, id), stored) };
  await ifCurrent(call, id, () => replacePopup(call.db, change, version, stored));
  return readPopup(call, id);
}

export async function removePopup(call: OwnerCall, id: string, version: number): Promise<void> {
  const popup = await readPopup(call, id);
  const kept = binStatements(call, {
    kind: 'popup',
    target: id,
    title: popup.title,
    parts: [{ type: 'popup', id: id, record: movable(popup) }],
  });
  await ifCurrent(call, id, () => deletePopup(call.db, changeOf(call, id), version, kept));
}

/** Returns a popup as it is stored: its HTML is safe for any visitor. */
export function checked(popup: PopupDefinition): PopupDefinition {
  return { ...popup, html: sanitiseHtml(popup.html) };
}

function ifCurrent({ db, site }: OwnerCall, id: string, change: () => Promise<void>): Promise<void> {
  return refusingStale(change, () => findPopup(db, site.siteId, id));
}

function changeOf({ site, owner, now }: OwnerCall, id: string) {
  return { siteId: site.siteId, id, keyId: owner.keyId, now };
}
