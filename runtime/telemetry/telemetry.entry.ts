/**
 * Records what visitors do. The loader fetches this module when a page of the shop is idle after it has loaded, and
 * "first-sign" fetches it on pages of other origins; until then the loader keeps the events of the cart. What else can
 * wait until a page is idle comes with it.
 */
import { boot } from '../boot.ts';
import { loadCookieBanner } from '../consent/load-cookie-banner.ts';
import { followTranslation } from '../follow-translation.ts';
import { offerVitals } from '../vitals/offer.ts';
import { startTelemetry } from './start-telemetry.ts';

function start(): void {
  const { early } = boot();
  boot().early = { push: startTelemetry(Array.isArray(early) ? early : [], new AbortController().signal) };
}

// A page that the browser prepares in advance has no visitor yet.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();

offerVitals();
// Only browsers with an interface for tools fetch them. A module that both idle modules share would cost more than this line.
if ('modelContext' in document || 'modelContext' in navigator)
  import('../agent-tools/start.ts').then(({ startAgentTools }) => startAgentTools()).catch(() => {});
boot().observe(followTranslation);
loadCookieBanner();
