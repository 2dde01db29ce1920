import * as z from 'zod/mini';
import { type FormDefinition, NewForm } from '#runtime/contracts/owner.ts';
import { movable, onePage } from '../http/movable.ts';
import { recordKind } from '../http/record-kind.ts';
import { checkDefinition } from './definition.ts';
import { changeForm, createForm, readForms, readOwnForm, toOwnerForm } from './owner-service.ts';
import { findForm } from './repository.ts';

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
  async list(call) {
    const { forms: summaries } = await readForms(call);
    return onePage(await Promise.all(summaries.map(async ({ id }) => movable(await readOwnForm(call, id)))));
  },
});
