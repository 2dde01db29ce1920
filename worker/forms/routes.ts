import { Hono } from 'hono';
import { etag } from 'hono/etag';
import * as z from 'zod/mini';
import { Form, FormTemplate } from '#runtime/contracts/form.ts';
import { TEMPLATE_SCHEMA_TYPE } from '#runtime/contracts/form-enumerations.ts';
import { toLocalizedStrings } from '#runtime/domain/form/localized-strings.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { describe } from '../http/middleware/describe.ts';
import { FORM_TEMPLATE } from './form-template.ts';
import { publicForm, readTranslatedForm, readVisitorsForm } from './service.ts';

/** Cache time of a form; submissions are always checked against the current version. */
const FORM_CACHE = 'public, max-age=30, stale-while-revalidate=300';
/** The template changes only with a new version of the Worker. */
const TEMPLATE_CACHE = 'public, max-age=300, stale-while-revalidate=3600';
const FORM = '/api/rest/forms/:formId';
const TEMPLATE = '/api/template/GetTemplateSchema';

const TemplateQuery = z.object({ type: z.string() });

export const forms = new Hono<AppEnv>();

forms.get(FORM, describe({ summary: 'Reads a form', answer: Form }), etag(), async (c) => {
  const form = await readVisitorsForm(c.env.DB, c.var.site, c.req.param('formId'));
  if (!form) throw new ApiError('FORM_NOT_CONFIGURED');
  const { origin } = new URL(c.req.url);
  const translated = await readTranslatedForm(c.env.DB, c.var.site, form);
  const shown = await publicForm(translated, { env: c.env, site: c.var.site, origin });
  c.header('Cache-Control', FORM_CACHE);
  return c.json(shown);
});

forms.get(
  TEMPLATE,
  describe({ summary: 'Reads the template of forms', answer: FormTemplate, query: TemplateQuery }),
  etag(),
  async (c) => {
    if (c.req.query('type') !== String(TEMPLATE_SCHEMA_TYPE.form)) throw new ApiError('NOT_FOUND');
    const template = await formTemplate(c.var.site.language);
    c.header('Cache-Control', TEMPLATE_CACHE);
    return c.json(template);
  },
);

/** The answer to `GetTemplateSchema`: the template of a form's markup, and its texts in the site's language. */
async function formTemplate(language: string): Promise<FormTemplate> {
  const { form, fieldErrors } = await textsIn(language);
  return { html: FORM_TEMPLATE, localizedStrings: toLocalizedStrings({ form, fieldErrors }) };
}
