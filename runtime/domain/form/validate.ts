import type { FieldValue, FormField, FormValues } from '../../contracts/form.ts';
import type { FieldFault, FieldFaults } from './fault.ts';
import { isCollected } from './field.ts';
import { shapeFault } from './shape.ts';
import { typeFault } from './types.ts';
import { emptyValue, isEmpty } from './values.ts';

/**
 * What is wrong with a value, by the rules of storefront.md §5; undefined for nothing. Browser and Worker both call it,
 * so that they agree on every input, whatever its shape.
 */
export function fieldFault(field: FormField, value: FieldValue): FieldFault | undefined {
  const misshapen = shapeFault(field, value);
  if (misshapen) return misshapen;
  if (!isEmpty(field, value)) return typeFault(field, value);
  return field.required && field.type !== 'likert' ? { code: 'required' } : undefined;
}

/** Faults of a whole form, by field id. A value for no field of the form is a fault too. */
export function formFaults(fields: readonly FormField[], values: FormValues): FieldFaults {
  const faults: FieldFaults = {};
  const collected = fields.filter(isCollected);
  for (const field of collected) {
    const fault = fieldFault(field, values[field.id] ?? emptyValue(field));
    if (fault) faults[field.id] = fault;
  }
  const known = new Set(collected.map(({ id }) => id));
  for (const id of Object.keys(values)) if (!known.has(id)) faults[id] = { code: 'unknownField' };
  return faults;
}
