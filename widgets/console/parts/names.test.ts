import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PREFERENCES } from '#runtime/contracts/preferences.ts';
import { fieldNames } from '#runtime/i18n/en/console/names.ts';
import * as store from '../screens/people/store/groups.ts';
import { MERCHANDISING } from './merchandising.ts';
import { fieldName } from './names.ts';

/** Returns the names of all properties in a JSON schema. */
function propertiesOf(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  const own = 'properties' in schema && schema.properties ? Object.keys(schema.properties) : [];
  return [...own, ...Object.values(schema).flatMap(propertiesOf)];
}

test('the audit log has a name for each setting of the store', () => {
  const fields = Object.values(PREFERENCES).flatMap((contract) =>
    propertiesOf(z.toJSONSchema(contract, { unrepresentable: 'any', io: 'input' })),
  );
  expect(fields.length).toBeGreaterThan(100);
  // Nobody reads ids.
  const unnamed = fields.filter((name) => name !== 'id' && !(name.replace(/Cents$/, '') in fieldNames));
  expect([...new Set(unnamed)]).toEqual([]);
});

const GROUPS: readonly { fields: readonly { name: string; label: string }[] }[] = [
  ...Object.values(store).flat(),
  ...MERCHANDISING,
];

/** Fields that several things have, or several groups of settings. */
const SHARED = /^(?:enabled|isEnabled|min|max|days|times|samplePercent|selectedCurrency|minimumSubtotalCents)$/;

test('the audit log calls a setting what its screen calls it', () => {
  const own = GROUPS.flatMap(({ fields }) => fields).filter(({ name }) => !SHARED.test(name));
  expect(own.length).toBeGreaterThan(25);
  expect(own.map(({ name }) => fieldName(name))).toEqual(own.map(({ label }) => label));
});
