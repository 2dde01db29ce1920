import type { ScarcityRule } from '../domain/scarcity.ts';
import { readJson } from './read-json.ts';
import { staticContext } from './static-context.ts';

export interface PageMerchandising {
  /** Instead of "sold out". */
  customSoldOutText: string | undefined;
  /** Values that are sold out cannot be chosen at all. */
  disablesSoldOut: boolean;
  /** Of Products V2, which leaves its one text to scripts; the engine writes a text for each scarce variant. */
  scarcity: ScarcityRule | undefined;
}

interface V2Context {
  productMerchandisingContext?: {
    customSoldOutText?: string;
    scarcityContext?: { stockThreshold?: number; labelTemplateKey?: string };
  };
}

/** What the page says of stock: Products V2's own context around `near`, then the static context. */
export function readMerchandising(near: Element): PageMerchandising {
  const ofShop = staticContext().websiteSettings?.storeSettings?.merchandisingSettings;
  const detail = near.closest('.product-detail');
  const { customSoldOutText, scarcityContext } =
    readJson<V2Context>(detail, 'data-context')?.productMerchandisingContext ?? {};
  const texts = readJson<Record<string, string>>(detail, 'data-localized-strings');
  return {
    customSoldOutText: customSoldOutText || ofShop?.customSoldOutText || undefined,
    disablesSoldOut: ofShop?.soldOutVariantsDropdownDisabled ?? false,
    scarcity: scarcityContext && {
      text: texts?.[scarcityContext.labelTemplateKey ?? ''],
      threshold: scarcityContext.stockThreshold ?? 0,
    },
  };
}
