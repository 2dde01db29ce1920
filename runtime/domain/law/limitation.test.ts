import { expect, test } from 'vitest';
import { declarationKeptUntil } from './limitation.ts';

test.each([
  ['DE', '2026-06-19T00:00:00Z', '2030-01-01T00:00:00Z'],
  ['FR', '2026-12-31T23:59:59Z', '2032-01-01T00:00:00Z'],
  ['IT', '2027-01-01T00:00:00Z', '2038-01-01T00:00:00Z'],
  ['', '2026-06-19T00:00:00Z', '2030-01-01T00:00:00Z'],
])('a declaration from %s of %s is kept until %s', (country, received, until) => {
  expect(declarationKeptUntil(country, Date.parse(received))).toBe(Date.parse(until));
});
