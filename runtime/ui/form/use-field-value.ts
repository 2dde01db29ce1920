import { useCallback, useSyncExternalStore } from 'react';
import type { FieldValue } from '../../contracts/form.ts';
import type { FormModel } from './form-model.ts';

/** Returns the current value of one field. A change of another field renders nothing. */
export function useFieldValue({ $values }: FormModel, fieldId: string): FieldValue | undefined {
  const listen = useCallback((changed: () => void) => $values.listen(changed), [$values]);
  return useSyncExternalStore(listen, () => $values.get()[fieldId]);
}
