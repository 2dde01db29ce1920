import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { ERROR_STATUS } from '#runtime/contracts/errors.ts';
import { OWNER_SCOPES } from '#runtime/contracts/owner-scopes.ts';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { app } from '../app.ts';
import { operationsOf } from './operations.ts';
import { openApiPath, parametersOf } from './path.ts';
import { takesOf } from './takes.ts';

/** Calls that are no part of the API: the code that makes them describes them. */
const NOT_DESCRIBED = ['POST /api/commerce/payments/stripe', 'POST /api/commerce/payments/stripe/:siteId/:accountId'];
const DOCUMENT = '/api/openapi.json';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { in: string; name: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
  'x-required-scope'?: string;
}

interface Document {
  openapi: string;
  info: { title: string; version: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, { description: string }> };
}

const all = operationsOf(app.routes);
const described = all.filter(({ description }) => description);
const fetchDocument = (headers = {}) => app.fetch(new Request(`https://${SHOP.host}${DOCUMENT}`, { headers }), env);
const named = <Call extends { method: string; path: string }>(calls: readonly Call[]) =>
  calls.map((call) => [`${call.method} ${call.path}`, call] as const);

let text: string;
let document: Document;

beforeAll(async () => {
  text = await (await fetchDocument()).text();
  document = JSON.parse(text);
});

describe('the document of the API', () => {
  test('it is open to every page and cached, and a shop’s data is not needed for it', async () => {
    const response = await fetchDocument({ Origin: 'https://editor.example' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(response.headers.get('Cache-Control')).toContain('max-age=300');
    const unchanged = await fetchDocument({ 'If-None-Match': response.headers.get('ETag') ?? '' });
    expect(unchanged.status).toBe(304);
  });

  test('every route of the API is described, with scope and answer', () => {
    const silent = all.filter(({ description }) => !description).map(({ method, path }) => `${method} ${path}`);
    expect(silent.filter((call) => !NOT_DESCRIBED.includes(call))).toEqual([]);
    for (const [call, { path, scope, description, method }] of named(described)) {
      expect(description?.summary, call).toMatch(/^[A-Z].*[^.]$/);
      if (path.startsWith('/api/owner/')) expect(OWNER_SCOPES, call).toContain(scope);
      const isEmpty = description?.status === 204 || description?.status === 202;
      expect(isEmpty || Boolean(description?.answer ?? description?.answerType), call).toBe(true);
      expect(document.paths[openApiPath(path)]?.[method.toLowerCase()], call).toMatchObject({
        summary: description?.summary,
        ...(scope && { 'x-required-scope': scope, security: [{ ownerKey: [] }] }),
      });
    }
  });

  test('the document has no call that the app does not have', () => {
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.sort()).toEqual(described.map(({ method, path }) => `${method} ${openApiPath(path)}`).sort());
  });

  test('it is an OpenAPI 3.1 document: ids are unique, parameters are declared, references lead somewhere', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info.version).toMatch(/^\d+\.\d+\.\d+$/);
    const tags = new Set(document.tags.map(({ name }) => name));
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, method, operationId, parameters = [], requestBody, responses, tags: own } of operations) {
      expect(operationId).toMatch(/^[a-zA-Z]\w+$/);
      expect(own.every((tag) => tags.has(tag))).toBe(true);
      const inPath = parameters.filter(({ in: place }) => place === 'path');
      expect(inPath.map(({ name }) => `{${name}}`).sort(), path).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
      expect(
        inPath.every(({ required }) => required),
        path,
      ).toBe(true);
      expect(
        parameters.every(({ name, schema }) => name && schema),
        path,
      ).toBe(true);
      if (method === 'get' || method === 'delete') expect(requestBody, path).toBeUndefined();
      const statuses = Object.keys(responses);
      expect(
        statuses.filter((status) => status.startsWith('2')),
        path,
      ).toHaveLength(1);
      expect(statuses.every((status) => /^[2345]\d\d$/.test(status))).toBe(true);
    }
    for (const [, reference = ''] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
      const found = reference.replace('#/', '').split('/').reduce<unknown>(stepInto, document);
      expect(found, reference).toBeDefined();
    }
    const codes = Object.values(document.components.responses).flatMap(({ description }) => description.split(', '));
    expect(codes.sort()).toEqual(Object.keys(ERROR_STATUS).sort());
  });

  test('a call that reads If-Match or the key of a creation says so', () => {
    for (const { method, path, handler } of app.routes) {
      const operation = all.find(
        (candidate) => candidate.method === method && candidate.path === path && candidate.description,
      );
      if (!operation) continue;
      const takes = takesOf(operation, all);
      const code = handler.toString();
      if (/\bexpectedVersion\(/.test(code)) expect(takes.ifMatch, `${method} ${path}`).toBe('required');
      if (/\boptionalVersion\(/.test(code)) expect(takes.ifMatch, `${method} ${path}`).toBe('optional');
    }
  });
});

function stepInto(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | undefined)?.[decodeURIComponent(name)];
}

describe('real answers', () => {
  test('lists and settings of a shop that has sold agree with the document', async () => {
    await openShops();
    await setStoreSettings(SHOP.id, SETTINGS);
    const payer = await Payer.with(PRODUCTS.poster.id);
    await payer.pay();
    const owner = await OwnerProgram.of();
    await owner.fetch('/api/owner/mailing-lists', { method: 'POST', body: { name: 'News' } });
    const queries: Record<string, string> = {
      content: '?q=shop',
      reconciliation: '?from=2026-01-01&to=2026-01-02',
      restock: `?productId=${PRODUCTS.poster.id}&variantId=variant-POSTER`,
    };
    const read = described.filter(
      ({ method, path, description, scope }) =>
        method === 'GET' && scope && description?.answer && parametersOf(path).length === 0,
    );
    expect(read.length).toBeGreaterThan(8);
    for (const { path, description } of read) {
      const response = await owner.fetch(path + (queries[path.split('/').at(-1) ?? ''] ?? ''));
      expect(response.status, path).toBe(200);
      expect(response.headers.get('Content-Type'), path).toContain('application/json');
      expect(description?.answer?.safeParse(await response.json()).error?.issues, path).toBeUndefined();
    }
    for (const path of ['/api/commerce/shopping-cart', '/api/commerce/checkout']) {
      const operation = described.find((candidate) => candidate.path === path && candidate.method === 'GET');
      await payer.addToCart(PRODUCTS.poster.id);
      const response = await payer.fetch(path);
      expect(operation?.description?.answer?.safeParse(await response.json()).error?.issues, path).toBeUndefined();
    }
  });
});
