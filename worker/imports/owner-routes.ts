import { Hono } from 'hono';
import { IMPORT_MAX_BYTES, ImportAnswer, ImportRequest } from '#runtime/contracts/imports.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input } from '../http/middleware/input.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import type { RecordKind } from '../http/record-kind.ts';
import { importRecords } from './import-records.ts';

const IMPORTS = '/api/owner/imports';
const PREVIEW = `${IMPORTS}/preview`;
const LARGE = { maxBytes: IMPORT_MAX_BYTES };

/** The owner's API for moving objects of these kinds into a shop. Each record also needs the right to its own kind. */
export function ownerImports(kinds: readonly RecordKind[]): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const [path, isPreview] of [
    [IMPORTS, false],
    [PREVIEW, true],
  ] as const) {
    routes.post(
      path,
      owner('catalogue:write', {
        summary: isPreview ? 'Says what an import of records would do' : 'Imports records, each whole or not at all',
        answer: ImportAnswer,
      }),
      input(ImportRequest, LARGE),
      async (c) => {
        const { records, options } = c.var.input;
        return c.json({ outcomes: await importRecords(ownerCall(c), kinds, records, { options, isPreview }) });
      },
    );
    routes.all(path, methodNotAllowed('POST'));
  }
  return routes;
}
