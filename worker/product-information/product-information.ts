import type { GuaranteeNotice } from '../notices/service.ts';

/**
 * What the law asks to be shown of a product before it is bought, in the page's language, as templates receive it. `notes`
 * are sentences, such as from which age on it is sold; `facts` have a name and lines, such as the manufacturer. `labelUrl`
 * is the picture of the producer's label of durability, '' for none.
 */
export interface ProductInformation {
  title: string;
  notes: string[];
  facts: { title: string; lines: string[] }[];
  labelUrl: string;
  notice: GuaranteeNotice | null;
}
