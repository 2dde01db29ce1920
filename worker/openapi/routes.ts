import { Hono } from 'hono';
import { etag } from 'hono/etag';
import * as z from 'zod/mini';
import { OPEN_TO_ALL } from '../assets/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describe } from '../http/middleware/describe.ts';
import type { Routes } from './operations.ts';

const DOCUMENT = '/api/openapi.json';
/** The document changes with a new version of the Worker only. */
const CACHE = 'public, max-age=300, stale-while-revalidate=3600';

/** Serves the API's document, which is the same for every shop. It is made at the first call for it. */
export function openApi(routes: () => Routes): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  let text: Promise<string> | undefined;
  app.get(
    DOCUMENT,
    describe({ summary: 'Describes the API in OpenAPI 3.1', answer: z.record(z.string(), z.unknown()) }),
    etag(),
    async (c) => {
      text ??= import('./document.ts').then(({ makeDocument }) => JSON.stringify(makeDocument(routes())));
      return c.body(await text, 200, { ...OPEN_TO_ALL, 'Content-Type': 'application/json', 'Cache-Control': CACHE });
    },
  );
  return app;
}
