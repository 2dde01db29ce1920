import type { OwnerPopup, PopupDefinition } from '#runtime/contracts/popup.ts';

export const POPUPS = '/api/owner/popups';

/** Returns what an owner may change of a popup. */
export function popupBody({
  id: _,
  version: __,
  createdAt: ___,
  updatedAt: ____,
  ...definition
}: OwnerPopup): PopupDefinition {
  return definition;
}
