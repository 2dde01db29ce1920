/**
 * Records what visitors do. The loader fetches this module when the page is idle after it has loaded; until then it keeps
 * the events of the cart.
 */
import { boot } from '../boot.ts';
import type { ScriptApi } from '../script-api.ts';
import { isOwnOrigin } from '../transport.ts';
import { startTelemetry } from './start-telemetry.ts';

function start(): void {
  const { early } = boot();
  boot().early = { push: startTelemetry(Array.isArray(early) ? early : [], new AbortController().signal) };
}

// Nobody has seen yet what the browser has prepared before it was asked for.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();

Object.assign(window.Storefront ?? {}, {
  vitals: () => import('../vitals/measure.ts').then(({ pageVitals }) => pageVitals()),
} satisfies Pick<ScriptApi, 'vitals'>);

// The Worker has written the shop's colours into its own pages; others get them when they are idle.
if (!isOwnOrigin())
  import('../widget/on-other-sites.ts').then(({ startOnOtherSites }) => startOnOtherSites()).catch(() => {});

// On pages of others the loader does not look for it, because nothing is asked before the page is idle.
if (document.querySelector('sq-cookie-banner:not(:defined)'))
  boot()
    .load('sq-cookie-banner')
    .catch(() => {});
