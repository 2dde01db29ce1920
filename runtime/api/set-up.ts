import { boot } from '../boot.ts';
import type { SetUpProblem } from '../contracts/set-up.ts';
import { explain } from '../explain.ts';
import { setUp } from '../i18n/en/rest.ts';
import { localised } from '../i18n/languages.ts';
import type { ApiFailure } from './failure.ts';
import { visitorFailure } from './visitor-failure.ts';

const TIMEOUT_MS = 5_000;
/** Time in which the browser says that the page's policy has refused a call, in ms. */
const REFUSED_WITHIN_MS = 200;
/** Elements and engine HTML that show the shop on a page; the first of them on the page carries the note. */
const OURS =
  'sq-product-block,sq-form-block,sq-cart,sq-cart-pill,sq-installments,.sqs-add-to-cart-button,form[data-form-id]';

/**
 * Returns the failure that a call to another origin really is: browsers report a shop's refusal of the page as a
 * network failure, so the shop is asked. Explains a mistake to the page's author.
 */
export async function explainFailure(failure: ApiFailure): Promise<ApiFailure> {
  if (failure.code === 'SITE_NOT_OPEN') {
    hideUnopened();
    return failure;
  }
  const refusal = policyRefusal();
  const problem = (await askProblem()) ?? (await refusal);
  if (!problem) return failure;
  explain(explanation(problem), document.querySelector(OURS));
  return visitorFailure('set-up', { body: { error: localised('setUp', setUp).cannotSell } });
}

/**
 * Takes the shop's elements from a page of another origin while the shop is not open, and says so to the page's author.
 * Visitors see a page without a shop rather than one that is broken.
 */
function hideUnopened(): void {
  explain(`${boot().base} is not open yet: its elements show nothing until its owner opens it.`);
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    if (element.localName.startsWith('sq-')) element.style.setProperty('display', 'none', 'important');
  }
}

async function askProblem(): Promise<SetUpProblem | null> {
  const { base, site } = boot();
  try {
    const address = `${base}/api/set-up?${new URLSearchParams({ site: site ?? '' })}`;
    const answer = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return (await answer.json()).problem ?? null;
  } catch {
    return null;
  }
}

/** Resolves to 'policy' where the page's own policy refuses the call to the shop that follows, and else to null. */
function policyRefusal(): Promise<'policy' | null> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = (refusal: 'policy' | null) => {
      listening.abort();
      resolve(refusal);
    };
    const listen = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'connect-src' && blockedURI.startsWith(boot().base)) end('policy');
    };
    document.addEventListener('securitypolicyviolation', listen, { signal: listening.signal });
    setTimeout(end, REFUSED_WITHIN_MS, null);
  });
}

function explanation(problem: SetUpProblem | 'policy'): string {
  const { base, site } = boot();
  if (problem === 'policy') return `This page's content security policy must allow connect-src ${base}.`;
  if (problem === 'no-site-key') return `The script tag needs the shop's key: add data-site="…" to it.`;
  if (problem === 'unknown-site-key') return `${base} has no site "${site}": correct data-site in the script tag.`;
  if (origin === 'null') return 'A sandboxed frame needs allow-same-origin to sell.';
  return `The shop does not list this page's origin: add ${origin} to the console's screen "Settings", or by "npm run owner -- site add-origin ${origin}".`;
}
