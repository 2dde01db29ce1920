/**
 * Records what visitors do. The loader fetches this module when the page is idle after it has loaded; until then it keeps
 * the events of the cart.
 */
import { boot } from '../boot.ts';
import type { ScriptApi } from '../script-api.ts';
import { startTelemetry } from './start-telemetry.ts';

const { early } = boot();
const hear = startTelemetry(Array.isArray(early) ? early : [], new AbortController().signal);
boot().early = { push: hear };

Object.assign(window.Storefront ?? {}, {
  vitals: () => import('../vitals/measure.ts').then(({ pageVitals }) => pageVitals()),
} satisfies Pick<ScriptApi, 'vitals'>);

// On pages of others the loader does not look for it, because nothing is asked before the page is idle.
if (document.querySelector('sq-cookie-banner:not(:defined)'))
  boot()
    .load('sq-cookie-banner')
    .catch(() => {});
