import { Hono } from 'hono';
import { FormDefinition, NewForm, OwnerForm, OwnerForms } from '#runtime/contracts/owner.ts';
import type { AppEnv } from '../http/app-env.ts';
import { Confirm } from '../http/confirm.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import { changeForm, createForm, readForms, readOwnForm, removeForm } from './owner-service.ts';

const FORMS = '/api/owner/forms';
const FORM = `${FORMS}/:formId`;

/** The owner's API for form definitions. */
export const ownerForms = new Hono<AppEnv>();

ownerForms.get(
  FORMS,
  owner('forms:read', { summary: 'Lists the forms', moves: 'nothing', answer: OwnerForms }),
  async (c) => {
    return c.json(await readForms(ownerCall(c)));
  },
);

ownerForms.post(
  FORMS,
  owner('forms:write', { summary: 'Creates a form', moves: 'nothing', status: 201, answer: OwnerForm }),
  input(NewForm),
  async (c) => {
    const { id, ...definition } = c.var.input;
    const form = await createForm(ownerCall(c), definition, id);
    c.header('Location', `${FORMS}/${form.id}`);
    return c.json(form, 201, versionHeaders(form));
  },
);

ownerForms.get(
  FORM,
  owner('forms:read', { summary: 'Reads a form', moves: 'nothing', answer: OwnerForm }),
  async (c) => {
    const form = await readOwnForm(ownerCall(c), c.req.param('formId'));
    return c.json(form, 200, versionHeaders(form));
  },
);

ownerForms.put(
  FORM,
  owner('forms:write', { summary: 'Replaces a form', moves: 'nothing', answer: OwnerForm }),
  input(FormDefinition),
  async (c) => {
    const form = await changeForm(ownerCall(c), c.req.param('formId'), expectedVersion(c), c.var.input);
    return c.json(form, 200, versionHeaders(form));
  },
);

/** `?confirm=` must repeat the form's name, because the form's submissions are deleted with it. */
ownerForms.delete(
  FORM,
  owner('forms:write', { summary: 'Deletes a form with its submissions', moves: 'people', status: 204 }),
  query(Confirm),
  async (c) => {
    const version = expectedVersion(c);
    await removeForm(ownerCall(c), c.req.param('formId'), version, c.var.query.confirm);
    return c.body(null, 204);
  },
);
