import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';

const BASE = 'https://ucp.dev/schemas/';
const texts = import.meta.glob('./schemas/**/*.json', { query: '?raw', import: 'default', eager: true });

/** `strict` is off, because the protocol adds keywords of its own, such as `ucp_request`. */
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
for (const text of Object.values(texts)) ajv.addSchema(JSON.parse(text));

/** Expects that an answer is valid by a schema, such as 'shopping/cart.json', and returns it. */
export function expectValid<Answer>(schema: string, answer: Answer): Answer {
  const validate = ajv.getSchema(BASE + schema);
  if (!validate) throw new Error(`There is no schema ${schema}`);
  validate(answer);
  expect(validate.errors ?? [], schema).toEqual([]);
  return answer;
}
