import { describe, expect, test } from 'vitest';
import { chapters } from './schema.ts';

const MAX_LINES = 250;

describe('a chapter of the schema', () => {
  test.each([...chapters()])('%s begins with one sentence that says what it holds, and is not too long', (_, sql) => {
    expect(sql).toMatch(/^-- [A-Z][^\n]*[^.\n]\.\n\n/);
    expect(sql.split('\n').length).toBeLessThanOrEqual(MAX_LINES + 1);
  });
});
