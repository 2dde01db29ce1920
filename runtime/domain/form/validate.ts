import type { FieldValue, FormField, FormValues } from '../../contracts/form.ts';
import type { FieldFault, FieldFaults } from './fault.ts';
import { isCollected, isRequired } from './field.ts';
import { shapeFault } from './shape.ts';
import { typeFault } from './type-rules.ts';
import { isEmpty, valueIn } from './values.ts';

/**
 * What is wrong with a value, by the rules of storefront.md §5; undefined for nothing. Browser and Worker both call it,
 * so that they agree on every input: anything at all may be handed in, and nothing makes it throw.
 */
export function fieldFault(field: FormField, value: unknown): FieldFault | undefined {
  const misshapen = shapeFault(field, value);
  if (misshapen) return misshapen;
  if (!isEmpty(field, value)) return typeFault(field, value as FieldValue);
  return isRequired(field) ? { code: 'required' } : undefined;
}

/**
 * Faults of a whole form, by field id. A value for no field of the form is a fault too. The answer inherits nothing, so
 * that a field called "constructor" has the faults it has.
 */
export function formFaults(fields: readonly FormField[], values: FormValues): FieldFaults {
  const faults: FieldFaults = Object.create(null);
  const collected = fields.filter(isCollected);
  for (const field of collected) {
    const fault = fieldFault(field, valueIn(values, field));
    if (fault) faults[field.id] = fault;
  }
  const known = new Set(collected.map(({ id }) => id));
  for (const id of Object.keys(values)) if (!known.has(id)) faults[id] = { code: 'unknownField' };
  return faults;
}
