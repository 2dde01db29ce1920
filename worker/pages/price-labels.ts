import type { Context } from '@squarespace/template-engine';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { RevisedFormatter } from './revised-formatter.ts';

const LABELS = { salePriceText: 'Sale Price:', originalPriceText: 'Original Price:' } as const;

/**
 * The engine's formatter of prices, with the hidden labels of a sale in the shop's language. The engine looks their
 * texts up where its own templates cannot see them, and writes them in English.
 */
export class PriceLabels extends RevisedFormatter {
  protected revise(html: string, context: Context): string {
    let revised = html;
    for (const [key, english] of Object.entries(LABELS)) {
      const own: unknown = context.resolve(['localizedStrings', key]).value;
      if (typeof own === 'string') revised = revised.replace(`>${english}<`, () => `>${escapeHtml(own)}<`);
    }
    return revised;
  }
}
