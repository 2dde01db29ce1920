import type { RawProduct } from './raw-product.ts';
import { attempt } from './read-json.ts';

/** The part of the page's inline JSON that we read. */
interface StaticContext {
  website?: { language?: string; formattingLocale?: string; baseUrl?: string; shareButtonOptions?: unknown };
  featureFlags?: { multilingualTransactionalEmails?: boolean };
  websiteSettings?: {
    storeSettings?: {
      selectedCurrency?: string;
      expressCheckout?: boolean;
      multipleQuantityAllowedForServices?: boolean;
      merchandisingSettings?: { customSoldOutText?: string; soldOutVariantsDropdownDisabled?: boolean };
    };
  };
  item?: { id?: string; title?: string; fullUrl?: string };
  collection?: { id?: string; title?: string; fullUrl?: string; permissionType?: number };
  product?: RawProduct;
}

const MARKER = 'SQUARESPACE_CONTEXT';
const readings = new WeakMap<Element, StaticContext | undefined>();
let current: StaticContext | undefined;

/**
 * The page's static context, {} without one. It is cached until the running script ends, because a thousand buttons may
 * ask for it at once.
 */
export function staticContext(): StaticContext {
  if (!current) {
    current = read() ?? {};
    queueMicrotask(() => {
      current = undefined;
    });
  }
  return current;
}

/**
 * Reads the live object where the page's script has run, otherwise its text as JSON, for pages that run no inline
 * scripts.
 */
function read(): StaticContext | undefined {
  const live = (window as { Static?: { [MARKER]?: StaticContext } }).Static?.[MARKER];
  if (live) return live;
  const script = document.querySelector('script[data-name="static-context"]');
  if (!script) return undefined;
  if (!readings.has(script))
    readings.set(
      script,
      attempt('page: static context', () => parse(script.textContent)),
    );
  return readings.get(script);
}

/** Parses a script such as `Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {…};`. */
function parse(text: string): StaticContext {
  return JSON.parse(text.slice(text.indexOf('{', text.indexOf(MARKER)), text.lastIndexOf('}') + 1));
}
