import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  TRANSLATION_KINDS,
  Translation,
  TranslationCounts,
  type TranslationKind,
  Translations,
  TranslationTexts,
} from '#runtime/contracts/translations.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { ListCursor } from '../http/list-cursor.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { optionalVersion, versionHeaders } from '../http/version.ts';
import { changeTranslation, countTranslations, listTranslations, readTranslation } from './owner-service.ts';

const COUNTS = '/api/owner/translations';
const LANGUAGE = `${COUNTS}/:language`;
const THING = `${LANGUAGE}/:kind/:id`;

const Listing = z.strictObject({
  kind: z.optional(z.enum(TRANSLATION_KINDS)),
  cursor: z.optional(ListCursor),
  limit: PageLimit,
});

/** The owner's API for what visitors read in further languages. */
export const ownerTranslations = new Hono<AppEnv>();

ownerTranslations.get(
  COUNTS,
  owner('content:read', {
    summary: 'Counts what is translated, by language',
    moves: 'nothing',
    answer: TranslationCounts,
  }),
  async (c) => c.json(await countTranslations(ownerCall(c))),
);

ownerTranslations.get(
  LANGUAGE,
  owner('content:read', {
    summary: 'Lists what can be translated, and its translations',
    moves: 'nothing',
    answer: Translations,
  }),
  query(Listing),
  async (c) => c.json(await listTranslations(ownerCall(c), c.req.param('language'), c.var.query)),
);

ownerTranslations.get(
  THING,
  owner('content:read', { summary: 'Reads the texts of a thing in a language', moves: 'nothing', answer: Translation }),
  async (c) => {
    const { language, kind, id } = c.req.param();
    const found = await readTranslation(ownerCall(c), language, kindOf(kind), id);
    return c.json(found, 200, versionHeaders(found));
  },
);

ownerTranslations.put(
  THING,
  owner('content:write', {
    summary: 'Replaces the texts of a thing in a language',
    moves: 'nothing',
    answer: Translation,
    ifMatch: 'optional',
  }),
  input(TranslationTexts),
  async (c) => {
    const { language, kind, id } = c.req.param();
    const target = { kind: kindOf(kind), id };
    const changed = await changeTranslation(ownerCall(c), language, target, c.var.input, optionalVersion(c));
    return c.json(changed, 200, versionHeaders(changed));
  },
);

function kindOf(text: string): TranslationKind {
  const kind = TRANSLATION_KINDS.find((candidate) => candidate === text);
  if (kind === undefined) throw new ApiError('TRANSLATION_NOT_FOUND');
  return kind;
}
