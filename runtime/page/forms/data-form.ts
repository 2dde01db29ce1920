import type { PageForm } from '../../form/page-form.ts';
import { attempt } from '../read-json.ts';
import { pageFormFromRaw, type RawForm } from './raw-form.ts';

/** The additional fields of a product, from its button's or `data-context`'s JSON. */
export function pageFormFromDataForm(json: RawForm | null | undefined): PageForm | undefined {
  const form = json ? attempt('page: additional fields', () => pageFormFromRaw(json)) : undefined;
  return form && { ...form, kind: 'additional-fields' };
}
