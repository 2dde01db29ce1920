import { Hono } from 'hono';
import {
  IMPORT_MAX_BYTES,
  ImportAnswer,
  ImportFile,
  ImportReading,
  ImportRequest,
} from '#runtime/contracts/imports.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import type { RecordKind } from '../http/record-kind.ts';
import { importRecords } from './import-records.ts';
import { readFile } from './read-file.ts';

const IMPORTS = '/api/owner/imports';
const PREVIEW = `${IMPORTS}/preview`;
const READ = `${IMPORTS}/read`;
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
        moves: isPreview ? 'nothing' : 'shop',
        answer: ImportAnswer,
      }),
      input(ImportRequest, LARGE),
      async (c) => {
        const { records, options } = c.var.input;
        return c.json(await importRecords(ownerCall(c), kinds, records, { options, isPreview }));
      },
    );
  }
  // The body is the file itself, whatever its type says.
  routes.post(
    READ,
    owner('catalogue:write', {
      summary: 'Makes records of a file, and writes nothing',
      moves: 'nothing',
      answer: ImportFile,
      bodyType: 'application/octet-stream',
      idempotencyKey: 'none',
    }),
    query(ImportReading),
    async (c) => {
      const length = Number(c.req.header('Content-Length') ?? Number.NaN);
      const file = { body: c.req.raw.body, length: Number.isNaN(length) ? undefined : length };
      return c.json(await readFile(ownerCall(c), file, c.var.query));
    },
  );
  return routes;
}
