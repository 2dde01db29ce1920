import type { ScarcityRule } from '../domain/scarcity.ts';
import { readJson } from './read-json.ts';
import { staticContext } from './static-context.ts';

interface PageMerchandising {
  /** Text shown instead of "sold out". */
  customSoldOutText: string | undefined;
  /** Whether sold-out values cannot be chosen. */
  disablesSoldOut: boolean;
  /**
   * The rule of Products V2, with one text for all scarce variants; on other pages the engine writes a text for each
   * scarce variant.
   */
  scarcity: ScarcityRule | undefined;
}

interface V2Context {
  productMerchandisingContext?: {
    customSoldOutText?: string;
    scarcityContext?: { stockThreshold?: number; labelTemplateKey?: string };
  };
}

/** Reads the page's stock settings: Products V2's context around `near`, then the static context. */
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
