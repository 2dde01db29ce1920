import * as z from 'zod/mini';
import { type FormDefinition, NewForm } from '#runtime/contracts/owner.ts';
import { movable, onePage } from '../http/movable.ts';
import { recordKind } from '../http/record-kind.ts';
import { checkDefinition } from './definition.ts';
import { changeForm, createForm, readForms, readOwnForm, removeForm, toOwnerForm } from './owner-service.ts';
import { countSubmissions, findForm } from './repository.ts';

/** Forms, without their submissions. */
export const forms = recordKind({
  type: 'form',
  scopes: { read: 'forms:read', write: 'forms:write' },
  contract: z.required(NewForm, { id: true }),
  async plan(call, { id, ...fields }) {
    const { db, site, now } = call;
    const definition: FormDefinition = fields;
    const current = await findForm(db, site.siteId, id);
    return {
      id,
      title: definition.name,
      current: current && movable(toOwnerForm(current)),
      next: { ...checkDefinition(definition, now), id },
      async write() {
        if (current) await changeForm(call, id, current.version, definition);
        else await createForm(call, definition, id);
      },
    };
  },
  async find({ db, site }, id) {
    const found = await findForm(db, site.siteId, id);
    return found && movable(toOwnerForm(found));
  },
  async remove(call, id) {
    const { version, name } = await readOwnForm(call, id);
    if ((await countSubmissions(call.db, call.site.siteId, id)) > 0) return false;
    await removeForm(call, id, version, name);
    return true;
  },
  async list(call) {
    const { forms: summaries } = await readForms(call);
    return onePage(await Promise.all(summaries.map(async ({ id }) => movable(await readOwnForm(call, id)))));
  },
});
