import { Hono } from 'hono';
import {
  OwnerTemplate,
  OwnerTemplates,
  SavedTemplate,
  SavedTemplates,
  TemplateChanges,
  TemplateDraft,
  TemplateDrafts,
  TemplateFindings,
  TemplateSource,
} from '#runtime/contracts/templates.ts';
import type { AppEnv, ReadableContext } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { input } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { parse } from '../http/parse.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import { checkDrafts, readTemplate, readTemplates, removeTemplate, saveTemplates } from './owner-service.ts';

const TEMPLATES = '/api/owner/templates';
const CHECK = `${TEMPLATES}/check`;
/** A whole theme, or one template of the greatest length. */
const LARGE = { maxBytes: 2_000_000 };
/** A name has a slash where it is a partial's. */
const TEMPLATE = `${TEMPLATES}/:name{.+}`;

/** The owner's API for templates. */
export const ownerTemplates = new Hono<AppEnv>();

ownerTemplates.get(
  TEMPLATES,
  owner('templates:read', { summary: 'Lists the templates', moves: 'nothing', answer: OwnerTemplates }),
  async (c) => c.json(await readTemplates(ownerCall(c))),
);

ownerTemplates.put(
  TEMPLATES,
  owner('templates:write', {
    summary: 'Creates and replaces several templates at once',
    moves: 'nothing',
    answer: SavedTemplates,
  }),
  input(TemplateChanges, LARGE),
  async (c) => c.json(await saveTemplates(ownerCall(c), c.var.input.templates)),
);

ownerTemplates.post(
  CHECK,
  owner('templates:read', {
    summary: 'Checks templates without saving them',
    moves: 'nothing',
    answer: TemplateFindings,
  }),
  input(TemplateDrafts, LARGE),
  async (c) => c.json({ findings: await checkDrafts(ownerCall(c), c.var.input.templates) }),
);

ownerTemplates.get(
  TEMPLATE,
  owner('templates:read', { summary: 'Reads a template', moves: 'nothing', answer: OwnerTemplate }),
  async (c) => {
    const template = await readTemplate(ownerCall(c), c.req.param('name'));
    return c.json(template, 200, versionHeaders(template));
  },
);

/** `If-None-Match: *` creates a template, `If-Match` replaces one. */
ownerTemplates.put(
  TEMPLATE,
  owner('templates:write', { summary: 'Creates or replaces a template', moves: 'nothing', answer: SavedTemplate }),
  input(TemplateSource, LARGE),
  async (c) => {
    const { name, source } = parse(TemplateDraft, { name: c.req.param('name'), ...c.var.input });
    const version = isCreation(c) ? null : expectedVersion(c);
    const { templates, findings } = await saveTemplates(ownerCall(c), [{ name, source, version }]);
    const [saved] = templates;
    if (!saved) throw new ApiError('TEMPLATE_NOT_FOUND');
    return c.json({ ...saved, findings }, version === null ? 201 : 200, versionHeaders(saved));
  },
);

ownerTemplates.delete(
  TEMPLATE,
  owner('templates:write', { summary: 'Deletes a template that nothing uses', moves: 'nothing', status: 204 }),
  async (c) => {
    await removeTemplate(ownerCall(c), c.req.param('name'), expectedVersion(c));
    return c.body(null, 204);
  },
);

function isCreation(c: ReadableContext): boolean {
  return c.req.header('If-None-Match') === '*';
}
