import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { WithdrawalException } from '#runtime/contracts/product-law.ts';
import { listText } from '#runtime/domain/list-text.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';

type Texts = Catalogue['productInformation'];

/** What decides how a product's withdrawal differs from that of other goods. */
export interface WithdrawalKind {
  productType: number | null;
  withdrawalException: WithdrawalException;
}

const OF_TYPE: Readonly<Record<number, keyof Texts>> = {
  [PRODUCT_TYPE.digital]: 'download',
  [PRODUCT_TYPE.service]: 'service',
  [PRODUCT_TYPE.paywall]: 'service',
  [PRODUCT_TYPE.giftCard]: 'giftCard',
};

/** Returns the sentence about what a product means for the right of withdrawal; '' for goods like any other. */
export function withdrawalNote({ productType, withdrawalException }: WithdrawalKind, texts: Texts): string {
  if (withdrawalException !== 'none') return texts[withdrawalException];
  const name = OF_TYPE[productType ?? 0];
  return name ? texts[name] : '';
}

/** Returns these sentences for the items of an order, each once, with the names of what it is about. */
export function withdrawalNotes(
  items: readonly (WithdrawalKind & { title: string })[],
  texts: Texts,
  language: string,
): string[] {
  const bySentence = Map.groupBy(items, (item) => withdrawalNote(item, texts));
  bySentence.delete('');
  return [...bySentence].map(([text, about]) => {
    const products = listText([...new Set(about.map(({ title }) => title))], language);
    return fill(texts.forProducts, { products, text });
  });
}
