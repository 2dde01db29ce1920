import { Hono } from 'hono';
import { NewPopup, OwnerPopup, OwnerPopups, PopupDefinition } from '#runtime/contracts/popup.ts';
import type { AppEnv } from '../http/app-env.ts';
import { fieldInput } from '../http/middleware/field-input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import { changePopup, createPopup, readPopup, readPopups, removePopup } from './owner-service.ts';

const POPUPS = '/api/owner/popups';
const POPUP = `${POPUPS}/:popupId`;

/** The owner's API for popups. */
export const ownerPopups = new Hono<AppEnv>();

ownerPopups.get(
  POPUPS,
  owner('content:read', { summary: 'Lists the popups', moves: 'nothing', answer: OwnerPopups }),
  async (c) => c.json(await readPopups(ownerCall(c))),
);

ownerPopups.post(
  POPUPS,
  owner('content:write', { summary: 'Creates a popup', moves: 'nothing', status: 201, answer: OwnerPopup }),
  fieldInput(NewPopup),
  async (c) => {
    const popup = await createPopup(ownerCall(c), c.var.input);
    c.header('Location', `${POPUPS}/${popup.id}`);
    return c.json(popup, 201, versionHeaders(popup));
  },
);

ownerPopups.get(
  POPUP,
  owner('content:read', { summary: 'Reads a popup', moves: 'nothing', answer: OwnerPopup }),
  async (c) => {
    const popup = await readPopup(ownerCall(c), c.req.param('popupId'));
    return c.json(popup, 200, versionHeaders(popup));
  },
);

ownerPopups.put(
  POPUP,
  owner('content:write', { summary: 'Replaces a popup', moves: 'nothing', answer: OwnerPopup }),
  fieldInput(PopupDefinition),
  async (c) => {
    const popup = await changePopup(ownerCall(c), c.req.param('popupId'), expectedVersion(c), c.var.input);
    return c.json(popup, 200, versionHeaders(popup));
  },
);

ownerPopups.delete(
  POPUP,
  owner('content:write', { summary: 'Deletes a popup', moves: 'nothing', status: 204 }),
  async (c) => {
    await removePopup(ownerCall(c), c.req.param('popupId'), expectedVersion(c));
    return c.body(null, 204);
  },
);
