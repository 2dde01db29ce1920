import type { Catalogue } from '../../i18n/catalogue.ts';
import { fill } from '../../i18n/fill.ts';
import type { FieldFault } from './fault.ts';

/** What the visitor is told of a fault (storefront.md §5, "Forms"). */
export function faultText(fault: FieldFault, texts: Catalogue['formFaults']): string {
  return fill(texts[fault.code], { email: texts.emailFormat, ...fault });
}
